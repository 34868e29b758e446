import Agenda
import Civil
import GRDB

/// One person's journal: their change sets, whatever their origins. Undo starts with the newest, and redo goes back in
/// turn.
///
/// Undo and redo are marks on a change set, not separate changes. Names are made before the things that use them, and
/// deleted after those. Settings come first, since instants depend on the zone.
struct JournalTable: Journal {
  let owner: Owner
  let transaction: Transaction
  private var db: Database { owner.db }

  init(owner: Owner, transaction: Transaction) {
    self.owner = owner
    self.transaction = transaction
  }

  func describe(_ summary: ChangeSummary) throws { try owner.changes?.describe(summary) }

  func undo() throws -> TurnedChange? { try turn(.undo) }
  func redo() throws -> TurnedChange? { try turn(.redo) }

  /// Returns the change set whose turn it is; nil if there is none.
  func next(_ turn: JournalDirection) throws -> Int64? {
    let order = turn == .undo ? "stands = 1 ORDER BY id DESC" : "stands = 0 ORDER BY id"
    let find = try db.cachedStatement(
      sql: """
        SELECT id FROM change_set
        WHERE person = ? AND EXISTS (SELECT 1 FROM change WHERE change.change_set = change_set.id) AND \(order) LIMIT 1
        """)
    return try Int64.fetchOne(find, arguments: [owner.person.number])
  }

  /// Returns the summaries of a change set; nil if there are none.
  func noted(_ set: Int64) throws -> TurnedChange? {
    let find = try db.cachedStatement(sql: "SELECT deeds, summary FROM change_set WHERE id = ?")
    return try Row.fetchOne(find, arguments: [set]).flatMap { row in
      let summaries = try JournalSnapshot.thing([ChangeSummary].self, row[0])
      return summaries.map { .summaries($0) } ?? (row[1] as String?).map { .text($0) }
    }
  }

  func isAboutOthers(next turn: JournalDirection) throws -> Bool {
    guard let set = try next(turn) else { return false }
    let find = try db.cachedStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM change WHERE change_set = ? AND (kind = 'contact'
          OR kind = 'person' AND before ->> 'requests' IS NOT after ->> 'requests'))
        """)
    return try Bool.fetchOne(find, arguments: [set]) ?? false
  }

  /// Undoes or redoes the change set whose turn it is.
  private func turn(_ turn: JournalDirection) throws -> TurnedChange? {
    guard let set = try next(turn) else { return nil }
    let told = try noted(set)
    let count = try bring(set, toStand: turn == .redo)
    return told ?? .count(count)
  }

  /// Brings a change set into a state; returns how many items and settings that changed.
  func bring(_ id: Int64, toStand stands: Bool) throws -> Int {
    let changes = try Row.fetchAll(
      try db.cachedStatement(
        sql: """
          SELECT kind, thing, \(stands ? "after, before" : "before, after") FROM change
          WHERE change_set = ? ORDER BY position
          """),
      arguments: [id]
    ).compactMap { row in
      JournalEntity(rawValue: row[0]).map {
        Change(thing: $0, id: row[1], image: row[2], other: row[3])
      }
    }
    let people = changes.filter { $0.thing == .person }
    let names = changes.filter { [.list, .tag, .place].contains($0.thing) }
    let items = changes.filter { [.todo, .event, .note, .itemRequest, .contact].contains($0.thing) }
    for change in people {
      try restore(change, among: changes)
      if let now = try PeopleTable(transaction: transaction).person(owner.person) { owner.zone = now.zone }
    }
    let coming = names.filter { $0.image != nil }, going = names.filter { $0.image == nil }
    for change in coming + (stands ? items : items.reversed()) + going {
      try restore(change, among: changes)
    }
    // A subscription comes after its events: when it ends, it makes them the person's own, or deletes them.
    for change in changes where [.publication, .report, .subscription].contains(change.thing) {
      try restore(change, among: changes)
    }
    // An attendance whose place is now taken waits, and has no event among the person's own.
    for change in changes where change.thing == .attendance {
      try restore(change, among: changes)
    }
    try db.cachedStatement(sql: "UPDATE change_set SET stands = ? WHERE id = ?").execute(arguments: [stands, id])
    return items.count + people.count
  }

  /// A change that is being undone or redone.
  private struct Change {
    var thing: JournalEntity
    var id: Int64
    /// The image to restore; nil if the thing is deleted.
    var image: String?
    /// The image at the change's other end.
    var other: String?
  }

  private func restore(_ change: Change, among changes: [Change]) throws {
    let (thing, id, image) = (change.thing, change.id, change.image)
    // The restored changes are not recorded again.
    let silent = Owner(
      db: db, person: owner.person, zone: owner.zone, origin: owner.origin, isRecorded: false, clock: owner.clock)
    switch thing {
    case .person:
      let people = PeopleTable(transaction: transaction)
      if let kept = try JournalSnapshot.thing(PersonRecord.self, image), let now = try people.person(owner.person) {
        try people.write(try kept.person(), insteadOf: now)
      }
    case .list, .tag, .place:
      try NameTable(owner: silent).restore(thing, id, to: try JournalSnapshot.thing(NameRecord.self, image))
    case .todo:
      try restore(silent, thing, id, try JournalSnapshot.thing(TodoRecord.self, image)?.todo()) {
        // The reminders are updated from the current row, so that a missed one is still sent.
        let rows = TodoRows(owner: silent)
        _ = try rows.write($0, as: id, insteadOf: rows.todo(id))
      }
    case .event:
      let returning = Set(changes.filter { $0.thing == .subscription && $0.image != nil }.map(\.id))
      let now = try EventRows(owner: silent).event(id)
      let event = try FollowedEvents(owner: silent, returning: returning).event(
        for: try JournalSnapshot.thing(EventRecord.self, image)?.event(), insteadOf: now,
        thatWas: try JournalSnapshot.thing(EventRecord.self, change.other)?.event())
      try restore(silent, thing, id, event) {
        _ = try EventRows(owner: silent).write($0, as: id, insteadOf: now)
      }
    case .note:
      try restore(silent, thing, id, try JournalSnapshot.thing(NoteRecord.self, image)?.note) {
        _ = try NoteRows(owner: silent).write($0, as: id)
      }
    case .itemRequest:
      try ItemRequestTable(owner: silent, transaction: transaction)
        .restore(id, to: try JournalSnapshot.thing(ItemRequest.State.self, image))
    case .attendance:
      try AttendanceTable(owner: silent).restore(id, to: try JournalSnapshot.thing(AttendanceRecord.self, image))
    case .publication:
      try PublicationTable(owner: silent).restore(id, to: try JournalSnapshot.thing(PublicationRecord.self, image))
    case .report:
      try ReportTable(owner: silent).restore(id, to: try JournalSnapshot.thing(ReportRecord.self, image))
    case .subscription:
      try SubscriptionTable(owner: silent).restore(
        id, to: try JournalSnapshot.thing(SubscriptionRecord.self, image),
        keepsEvents: changes.contains { $0.thing == .event && $0.image != nil })
    case .contact:
      try ContactTable(owner: silent).write(try JournalSnapshot.thing(ContactStatus.self, image), of: id)
    }
  }

  private func restore<T>(_ owner: Owner, _ kind: JournalEntity, _ id: Int64, _ item: T?, _ write: (T) throws -> Void)
    throws
  {
    guard let item else { return try owner.release(id, kind) }
    try owner.reclaim(id, kind)
    try write(item)
  }
}
