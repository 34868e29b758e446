import Agenda
import Civil
import Foundation
import GRDB
import Storage

/// Everybody's pending reminders.
struct ReminderTable: Reminders {
  let db: Database

  init(db: Database) { self.db = db }

  func next() throws -> Date? {
    let instant: Int64? = try db.cachedStatement(sql: ReminderTable.next).value()
    return instant.map { Date(timeIntervalSince1970: Double($0)) }
  }

  static let next = "SELECT fires_at FROM reminder ORDER BY fires_at LIMIT 1"

  func next(of item: ItemReference, after instant: Date) throws -> Date? {
    try Int64.fetchOne(
      try db.cachedStatement(sql: ReminderTable.nextOfItem), arguments: [item.number, instant.timeIntervalSince1970]
    ).map { Date(timeIntervalSince1970: Double($0)) }
  }

  static let nextOfItem = "SELECT min(fires_at) FROM reminder WHERE item = ? AND kind <> 'nag' AND fires_at > ?"

  func due(at instant: Date, limit: Int) throws -> [Person.ID] {
    let rows = try Int64.fetchAll(
      try db.cachedStatement(sql: ReminderTable.duePeople), arguments: [instant.timeIntervalSince1970, limit])
    var seen: Set<Int64> = []
    return rows.filter { seen.insert($0).inserted }.map { Person.ID($0) }
  }

  static let duePeople = "SELECT person FROM reminder WHERE fires_at <= ? ORDER BY fires_at LIMIT ?"

  func due(of person: Person.ID, at instant: Date, limit: Int) throws -> [PendingReminder] {
    let due = try Row.fetchAll(
      try db.cachedStatement(sql: ReminderTable.dueOfPerson),
      arguments: [person.number, instant.timeIntervalSince1970, limit]
    ).compactMap(ReminderTable.reminder)
    return due.filter { $0.kind == .nag } + due.filter { $0.kind != .nag }
  }

  static let dueOfPerson = """
    SELECT number, reminder.kind, rule, item, item.kind, occurrence, zone, due_at, count
    FROM reminder LEFT JOIN item ON item.id = reminder.item
    WHERE reminder.person = ? AND fires_at <= ? ORDER BY fires_at LIMIT ?
    """

  private static func reminder(_ row: Row) -> PendingReminder? {
    let item: ItemReference? = (row[3] as Int64?).flatMap { id in
      switch row[4] as String? {
      case "todo": .todo(Todo.ID(id))
      case "event": .event(Event.ID(id))
      default: nil
      }
    }
    let kind: PendingReminder.Kind
    switch row[1] as String {
    case "item": kind = .item((row[2] as String?).flatMap { Reminder($0) } ?? .onTime)
    case "snooze": kind = .snoozed
    case "nag": kind = .nag
    default: kind = .digest
    }
    return PendingReminder(
      number: row[0], kind: kind, item: item, occurrence: When(text: row[5], zone: row[6]),
      due: Date(timeIntervalSince1970: Double(row[7] as Int64)), count: row[8])
  }

  func hold(_ numbers: [Int64], until instant: Date) throws {
    let statement = try db.cachedStatement(sql: "UPDATE reminder SET fires_at = max(due_at, ?) WHERE number = ?")
    let seconds = Int64(instant.timeIntervalSince1970.rounded(.up))
    for number in numbers { try statement.execute(arguments: [seconds, number]) }
  }

  func settle(_ reminder: PendingReminder, of item: AgendaItem?, for person: Person, at instant: Date) throws {
    let owner = Owner(db: db, person: person.id, zone: person.zone, origin: nil, clock: { instant })
    let rows = ReminderRows(owner: owner)
    if reminder.kind == .nag, try nagAgain(reminder, item, at: instant) { return }
    try db.cachedStatement(sql: "DELETE FROM reminder WHERE number = ?").execute(arguments: [reminder.number])
    // Another process was faster, so this transaction must be rolled back.
    guard db.changesCount == 1 else {
      throw StoreError(.conflict, cause: "reminder \(reminder.number) is not waiting any more")
    }
    if reminder.kind == .digest { return try rows.setDigest(person.digest, after: instant) }
    guard let item, let number = item.reference?.number, let timing = Timing(item) else { return }
    let wall = Reminder.Wall(person)
    if case .item(let rule) = reminder.kind {
      try rows.advance(rule, of: number, timing, after: instant, on: wall)
    }
    if let nag = timing.nag, let occurrence = reminder.occurrence, reminder.kind != .nag,
      Reminder.onTime.instant(for: occurrence, on: wall) <= instant
    {
      try db.cachedStatement(sql: "DELETE FROM reminder WHERE item = ? AND kind = 'nag'").execute(arguments: [number])
      try rows.insert(number, "nag", nil, occurrence, at: instant.addingTimeInterval(Double(nag)))
    }
  }

  /// Schedules the next nag; returns false if there were enough of them, or if another process was faster.
  private func nagAgain(_ reminder: PendingReminder, _ item: AgendaItem?, at instant: Date) throws -> Bool {
    guard let nag = item.flatMap({ Timing($0)?.nag }), reminder.count + 1 < Nagging.most else { return false }
    let next = Int64(instant.timeIntervalSince1970.rounded(.down)) + Int64(nag)
    try db.cachedStatement(
      sql: "UPDATE reminder SET due_at = ?1, fires_at = ?1, count = count + 1 WHERE number = ?2 AND count = ?3"
    ).execute(arguments: [next, reminder.number, reminder.count])
    return db.changesCount == 1
  }

  func accountAndAuthor(of item: ItemReference) throws -> (account: String, author: String)? {
    let find = try db.cachedStatement(
      sql: "SELECT account, author FROM item WHERE id = ? AND account IS NOT NULL AND author IS NOT NULL")
    return try Row.fetchOne(find, arguments: [item.number]).map { ($0[0], $0[1]) }
  }
}
