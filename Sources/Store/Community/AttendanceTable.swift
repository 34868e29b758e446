import Agenda
import Foundation
import GRDB
import Storage

/// One person's attendances of the community's events, each change noted in the journal. A person who goes also has a
/// copy among their own events.
struct AttendanceTable {
  let owner: Owner
  private var db: Database { owner.db }

  init(owner: Owner) { self.owner = owner }

  func attendance(of reference: ListedEvent.Reference) throws -> Attendance? {
    try row(of: reference).map { try attendance($0.id, $0.record) }
  }

  /// Returns the attendances that are not over, soonest first.
  func coming() throws -> [Attendance] {
    let find = try db.cachedStatement(
      sql: """
        SELECT \(Column.list()) FROM attendance
          LEFT JOIN community_occurrence AS o ON o.series = attendance.event AND o.occurrence = attendance.occurrence
        WHERE person = ? AND coalesce(o.finish_at, ?2) >= ?2 ORDER BY o.start_at, attendance.id
        """)
    let now = Int64(try owner.now().timeIntervalSince1970)
    return try rows(find, [owner.person.number, now]).map { try attendance($0.id, $0.record) }
  }

  /// Lets the person attend one occurrence of an event. A person who wants to go waits if there is no place, or if
  /// others already wait.
  ///
  /// - Parameter series: the series as one of their own events, if they go every time.
  func attend(_ wish: Attendance, _ event: ListedEvent, every series: Event? = nil) throws -> Attendance {
    var before = try row(of: event.reference)
    var record = AttendanceRecord(
      event: event.reference.number, occurrence: event.reference.occurrence, state: wish.state, guests: wish.guests,
      since: wish.since, own: before?.record.own, told: nil)
    // Somebody who was only interested comes after those who wait.
    if let former = before, former.record.state == .interested, wish.state != .interested {
      try remove(former)
      before = nil
    }
    if record.state == .going, try !admits(record, besides: before?.id) { record.state = .waiting }
    if record.state == .going {
      if record.own == nil {
        var own = try series ?? Event(event, added: owner.now())
        own.added = try owner.now()
        record.own = try EventTable(owner: owner).add(own).id?.number
      }
    } else {
      try removeOwn(record)
      record.own = nil
    }
    var told = ToldEvent(event, isWaiting: record.state == .waiting, at: owner.clock(), zone: owner.zone)
    told.times = series?.times
    record.told = try JournalSnapshot.text(told)
    let id = try write(record, as: before?.id)
    try owner.changes?.record(.attendance, id, before: before?.record, after: record)
    return try attendance(id, record)
  }

  func leave(_ reference: ListedEvent.Reference) throws {
    guard let row = try row(of: reference) else { return }
    try remove(row)
    try removeOwn(row.record)
  }

  /// Ends the attendance whose copy among the person's own events has that number.
  func end(ofOwn event: Int64) throws {
    let find = try db.cachedStatement(
      sql: "SELECT \(Column.list()) FROM attendance WHERE own = ? AND person = ?")
    for row in try rows(find, [event, owner.person.number]) { try remove(row) }
  }

  /// Restores an attendance to the state of an image. If there is no place any more, the person waits, and their own
  /// event for it is deleted.
  func restore(_ id: Int64, to image: AttendanceRecord?) throws {
    try db.cachedStatement(sql: "DELETE FROM attendance WHERE id = ? AND person = ?")
      .execute(arguments: [id, owner.person.number])
    guard var record = image, try isThere(record.event) else { return }
    if record.state == .going, try !admits(record, besides: id) {
      record.state = .waiting
      if let own = record.own { try owner.release(own, .event) }
      record.own = nil
    }
    _ = try write(record, as: id)
  }
}

// Reactions to what others do: places that become free, and events that change.
extension AttendanceTable {
  /// Gives somebody who waits a place, if there is one, and adds the event to their own.
  func givePlace(_ id: Int64, among events: ListedEventTable) throws -> Bool {
    guard var record = try row(id)?.record, record.state == .waiting, try admits(record, besides: id),
      let event = try events.event(record.reference)
    else { return false }
    record.state = .going
    // Somebody who has used up their quota still goes, but gets no event of their own.
    do {
      record.own = try events.transaction.attempt {
        try EventTable(owner: owner).add(Event(event, added: owner.clock())).id?.number
      }
    } catch is QuotaReached {}
    _ = try write(record, as: id)
    return true
  }

  /// Returns the possible news about an attendance; nil if it is gone, or if the person was told nothing about it yet.
  func news(_ id: Int64, of person: Person.ID, among events: ListedEventTable) throws -> AttendanceNews? {
    guard let row = try row(id), let told = try JournalSnapshot.thing(ToldEvent.self, row.record.told) else {
      return nil
    }
    var news = AttendanceNews(
      id: id, person: person, attendance: try attendance(id, row.record), told: told,
      event: try events.event(row.record.reference))
    if news.event == nil {
      news.isLeftOut = try isLeftOut(row.record.reference)
      news.formerSource = try source(of: row.record.event)
    }
    if told.times != nil { news.series = try events.series(row.record.event) }
    let messages = try db.cachedStatement(
      sql: "SELECT number, text FROM event_message WHERE event = ? AND number > ? AND at >= ? ORDER BY number")
    let said = try Row.fetchAll(
      messages, arguments: [row.record.event, told.message ?? 0, row.record.since.timeIntervalSince1970])
    (news.messages, news.lastMessage) = (said.map { $0[1] }, said.last?[0])
    return news
  }
}

extension AttendanceTable {
  /// Returns true if a series takes place but skips this occurrence.
  private func isLeftOut(_ reference: ListedEvent.Reference) throws -> Bool {
    let find = try db.cachedStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM community_event, json_each(exceptions)
          WHERE community_event.id = ?1 AND ?2 <> '' AND listed AND status <> 'cancelled' AND value GLOB ?2 || '*')
        """)
    return try Bool.fetchOne(find, arguments: [reference.number, reference.occurrence]) ?? false
  }

  private func source(of number: Int64) throws -> String? {
    let find = try db.cachedStatement(
      sql:
        "SELECT event_source.name FROM community_event JOIN event_source ON event_source.id = source WHERE community_event.id = ?"
    )
    return try String.fetchOne(find, arguments: [number])
  }

  typealias Found = (id: Int64, record: AttendanceRecord)

  private enum Column: Int, TableColumn {
    case id, event, occurrence, state, guests, since, own, told, person

    static let table = "attendance"
  }

  private static let writing = InsertStatement<Column>(
    """
    ON CONFLICT (event, occurrence, person) DO UPDATE SET state = excluded.state, guests = excluded.guests,
      since = excluded.since, own = excluded.own, told = excluded.told
    """)

  private func row(of reference: ListedEvent.Reference) throws -> Found? {
    let find = try db.cachedStatement(
      sql: "SELECT \(Column.list()) FROM attendance WHERE event = ? AND occurrence = ? AND person = ?")
    return try rows(find, [reference.number, reference.occurrence, owner.person.number]).first
  }

  private func row(_ id: Int64) throws -> Found? {
    let find = try db.cachedStatement(sql: "SELECT \(Column.list()) FROM attendance WHERE id = ?")
    return try rows(find, [id]).first
  }

  private func rows(_ statement: Statement, _ values: [Binding]) throws -> [Found] {
    try statement.rows(values) { row -> Found? in
      let columns = ColumnsOfRow<Column>(row: row)
      guard let state = Attendance.State(rawValue: try columns[.state]) else { return nil }
      return (
        try columns[.id],
        AttendanceRecord(
          event: try columns[.event], occurrence: try columns[.occurrence], state: state,
          guests: try columns[.guests], since: Date(timeIntervalSince1970: try columns[.since]),
          own: try columns[.own], told: try columns[.told])
      )
    }.compactMap { $0 }
  }

  private func attendance(_ id: Int64, _ record: AttendanceRecord) throws -> Attendance {
    var turn: Int?
    if record.state == .waiting {
      let count = try db.cachedStatement(
        sql: """
          SELECT count(*) FROM attendance WHERE event = ? AND occurrence = ? AND state = 'waiting' AND id <= ?
          """)
      turn = try Int.fetchOne(count, arguments: [record.event, record.occurrence, id])
    }
    return Attendance(
      record.reference, state: record.state, guests: record.guests, since: record.since,
      item: record.own.map { Event.ID($0) }, turn: turn)
  }

  /// Returns true if there is a place for somebody and their guests, and nobody earlier waits for one.
  private func admits(_ record: AttendanceRecord, besides id: Int64?) throws -> Bool {
    let look = try db.cachedStatement(
      sql: """
        SELECT capacity,
          (SELECT coalesce(sum(1 + guests), 0) FROM attendance
            WHERE event = ?1 AND occurrence IN (?2, '') AND state = 'going' AND id IS NOT ?3),
          EXISTS (SELECT 1 FROM attendance
            WHERE event = ?1 AND occurrence = ?2 AND state = 'waiting' AND id < coalesce(?3, id + 1))
        FROM community_event WHERE id = ?1
        """)
    return try look.row([record.event, record.occurrence, id]) { row in
      guard let capacity = try row[0] as Int? else { return true }
      return try !(row[2] as Bool) && (row[1] as Int) + 1 + record.guests <= capacity
    } ?? false
  }

  private func isThere(_ event: Int64) throws -> Bool {
    let find = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM community_event WHERE id = ?)")
    return try Bool.fetchOne(find, arguments: [event]) ?? false
  }

  private func write(_ record: AttendanceRecord, as id: Int64?) throws -> Int64 {
    try Self.writing.run(
      [
        .id: id, .event: record.event, .occurrence: record.occurrence, .person: owner.person.number,
        .state: record.state.rawValue, .guests: record.guests, .since: record.since.timeIntervalSince1970,
        .own: record.own, .told: record.told,
      ], in: db)
    return id ?? db.lastInsertedRowID
  }

  private func remove(_ row: Found) throws {
    try db.cachedStatement(sql: "DELETE FROM attendance WHERE id = ?").execute(arguments: [row.id])
    try owner.changes?.record(.attendance, row.id, before: row.record, after: AttendanceRecord?.none)
  }

  private func removeOwn(_ record: AttendanceRecord) throws {
    guard let own = record.own, try EventRows(owner: owner).event(own) != nil else { return }
    try EventTable(owner: owner).remove(Event.ID(own))
  }
}
