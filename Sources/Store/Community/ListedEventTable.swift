import Agenda
import Civil
import Foundation
import GRDB
import Storage

/// The community's events as one person may see them.
struct ListedEventTable: ListedEvents {
  let owner: Owner
  let transaction: Transaction
  let community: Community
  private var db: Database { owner.db }

  init(owner: Owner, transaction: Transaction, community: Community) {
    self.owner = owner
    self.transaction = transaction
    self.community = community
  }

  func events(_ filter: EventFilter, limit: Int) throws -> [ListedEvent] {
    let now = try owner.now()
    let from = max(filter.first.map(start(of:)) ?? .distantPast, now)
    let end = filter.last.map { start(of: $0.adding(days: 1)) } ?? .distantFuture
    // Only the words of a price show whether an event is free, so these rows are checked one by one.
    let query = try OccurrenceQuery(
      filter, from: from, before: max(end, from), limit: filter.isFree ? nil : limit,
      isRare: { try isRare($0, within: OccurrenceQuery.few(of: limit)) })
    // Short and long events are found separately, so that for each kind few rows begin before the requested time.
    let spans = filter.isOngoing ? [OccurrenceQuery.Lasting.long] : [.short, .days]
    let found = try spans.flatMap { lasting in
      let statement = try db.cachedStatement(sql: query.sql(lasting))
      return try statement.rows(query.arguments(lasting, person: owner.person), atMost: limit) { row in
        let event = try ListedEventRow.event(row)
        return filter.isFree && !event.isFree ? nil : event
      }
    }
    return Array(found.sorted { instant(of: $0) < instant(of: $1) }.prefix(limit))
  }

  /// Returns true if at most that many events have a trait.
  private func isRare(_ trait: OccurrenceQuery.Trait, within count: Int) throws -> Bool {
    let find = try db.cachedStatement(sql: "SELECT count(*) FROM (\(trait.events) LIMIT \(count + 1))")
    return try Int.fetchOne(find, arguments: StatementArguments(trait.values)) ?? 0 <= count
  }

  /// Returns the instant at which a day begins in the person's zone.
  private func start(of day: CivilDate) -> Date { owner.zone.instant(of: CivilDateTime(day, .midnight)) }

  private func instant(of event: ListedEvent) -> Date { event.start.instant(in: owner.zone) }

  func event(_ reference: ListedEvent.Reference) throws -> ListedEvent? {
    // The next one, else the last.
    let statement = try db.cachedStatement(
      sql: """
        SELECT \(ListedEventRow.columns) FROM \(ListedEventRow.tables)
        WHERE o.series = ?2 AND (?3 = '' OR o.occurrence = ?3) AND \(ListedEventRow.isVisible)
        ORDER BY o.finish_at <= ?4, abs(o.start_at - ?4) LIMIT 1
        """)
    let now = Int64(try owner.now().timeIntervalSince1970)
    return try statement.row([owner.person.number, reference.number, reference.occurrence, now]) {
      try ListedEventRow.event($0)
    }
  }

  func series(_ number: Int64) throws -> Event? {
    guard try event(ListedEvent.Reference(number)) != nil else { return nil }
    let rows = try CommunityEventRows(db: db).series(of: number).map(\.event)
    return EventSeries.series(of: rows).first.flatMap { Event($0, zone: community.zone, added: owner.clock()) }
  }

  func hasCategory(_ name: String) throws -> Bool {
    let find = try db.cachedStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM event_category JOIN community_event AS s ON s.id = event
          WHERE \(OccurrenceQuery.kind) = ?2 AND \(ListedEventRow.isVisible))
        """)
    return try Bool.fetchOne(find, arguments: [owner.person.number, OccurrenceQuery.kind(name)]) ?? false
  }

  private var attendanceTable: AttendanceTable { AttendanceTable(owner: owner) }

  func attendance(of reference: ListedEvent.Reference) throws -> Attendance? {
    // An answer for the whole series counts for each occurrence.
    try attendanceTable.attendance(of: reference)
      ?? attendanceTable.attendance(of: ListedEvent.Reference(reference.number))
  }

  func attendances() throws -> [Attendance] { try attendanceTable.coming() }

  func attend(_ attendance: Attendance) throws -> Attendance {
    guard let event = try event(attendance.reference) else {
      throw StoreError(.conflict, cause: "that event of the community is gone")
    }
    guard attendance.reference.occurrence.isEmpty, event.repeats, let series = try series(event.reference.number) else {
      return try attendanceTable.attend(attendance, event)
    }
    var whole = event
    whole.reference = attendance.reference
    return try attendanceTable.attend(attendance, whole, every: series)
  }

  func leave(_ reference: ListedEvent.Reference) throws { try attendanceTable.leave(reference) }

  func attended(byNext turn: JournalDirection) throws -> [ListedEvent.Reference] {
    guard let set = try JournalTable(owner: owner, transaction: transaction).next(turn) else { return [] }
    let find = try db.cachedStatement(
      sql: """
        SELECT coalesce(after, before) FROM change WHERE change_set = ? AND kind = 'attendance' ORDER BY position
        """)
    return try String.fetchAll(find, arguments: [set]).compactMap {
      try JournalSnapshot.thing(AttendanceRecord.self, $0)?.reference
    }
  }
}
