import Agenda
import Civil
import Foundation
import GRDB
import Storage

private enum EventSourceColumn: Int, TableColumn {
  case id, name, trust, etag, lastModified, body, kind, title, undated, unread, held, fetched, answered, failures
  case problem, next

  static let table = "event_source"
}

/// The sources of the community's events, and their state.
extension Transaction: EventSources {
  func declare(_ sources: [EventSource.Declared], zone: Zone?, at instant: Date) throws {
    let now = instant.timeIntervalSince1970
    for source in sources {
      try db.execute(
        sql: """
          INSERT INTO event_source (name, asked, trust, next) VALUES (?1, ?2, ?3, ?4)
          ON CONFLICT (name) DO UPDATE SET trust = ?3, active = 1, asked = ?2,
            etag = iif(active AND asked = ?2, etag, NULL), body = iif(active AND asked = ?2, body, NULL),
            last_modified = iif(active AND asked = ?2, last_modified, NULL),
            next = iif(active AND asked = ?2, next, ?4), size = iif(asked = ?2, size, 0)
          """, arguments: [source.name, Data(source.asked), source.trust.rawValue, now])
      try db.execute(
        sql: """
          UPDATE community_event SET official = ?2
          WHERE source = (SELECT id FROM event_source WHERE name = ?1) AND official <> ?2
          """, arguments: [source.name, source.trust == .official])
    }
    let names = String(decoding: try JSONEncoder().encode(sources.map(\.name)), as: UTF8.self)
    try db.execute(
      sql: """
        UPDATE event_source SET active = 0, problem = NULL
        WHERE active AND name NOT IN (SELECT value FROM json_each(?1))
        """, arguments: [names])
    try db.execute(
      sql: """
        UPDATE community_event SET listed = 0, changed = ?
        WHERE listed AND source IN (SELECT id FROM event_source WHERE NOT active)
        """, arguments: [now])
    if let zone { try reckonAnew(in: zone) }
  }

  /// Computes all occurrences again, if whole days begin at other instants than before.
  private func reckonAnew(in zone: Zone) throws {
    let metadata = LedgerMetadata(db: db)
    let basis = "\(zone.identifier) \(TimeZone.timeZoneDataVersion)"
    guard try metadata[.communityZone] != basis else { return }
    try db.execute(sql: "UPDATE community_event SET occurs_until = 0 WHERE listed AND recurrence_id = ''")
    try metadata.set(.communityZone, basis)
  }

  func eventSources(at instant: Date) throws -> [EventSource] { try eventSources("active ORDER BY name", at: instant) }

  func eventSource(_ id: EventSource.ID, at instant: Date) throws -> EventSource? {
    try eventSources("active AND id = \(id.number)", at: instant).first
  }

  func dueSources(at instant: Date) throws -> [String: EventSource.ID] {
    let find = try db.cachedStatement(sql: "SELECT name, id FROM event_source WHERE active AND next <= ?")
    let due = try find.rows([instant.timeIntervalSince1970]) { (try $0[0] as String, EventSource.ID(try $0[1])) }
    return Dictionary(due, uniquingKeysWith: { $1 })
  }

  func hurrySources(at instant: Date) throws {
    try db.execute(
      sql: "UPDATE event_source SET next = min(next, ?) WHERE active", arguments: [instant.timeIntervalSince1970])
  }

  func acceptLoss(ofSource name: String, at instant: Date) throws -> Int? {
    let find = try db.cachedStatement(sql: "SELECT held FROM event_source WHERE name = ? AND active AND held > 0")
    guard let held = try Int.fetchOne(find, arguments: [name]) else { return nil }
    // The next answer must count even if it equals the one before.
    try db.execute(
      sql: """
        UPDATE event_source SET accepts_loss = 1, etag = NULL, last_modified = NULL, body = NULL, next = min(next, ?2)
        WHERE name = ?1
        """, arguments: [name, instant.timeIntervalSince1970])
    return held
  }

  private func eventSources(_ condition: String, at instant: Date) throws -> [EventSource] {
    let find = try db.cachedStatement(
      sql: """
        SELECT \(EventSourceColumn.list()),
          (SELECT count(*) FROM community_event
            WHERE source = event_source.id AND listed AND (over_at IS NULL OR over_at > ?)),
          short_answers > 0
            OR EXISTS (SELECT 1 FROM community_event WHERE source = event_source.id AND listed AND missed > 0)
        FROM event_source WHERE \(condition)
        """)
    return try find.rows([instant.timeIntervalSince1970]) { row in
      let columns = ColumnsOfRow<EventSourceColumn>(row: row)
      let counted = EventSourceColumn.allCases.count
      var answer = EventSource.Answer()
      answer.mark = EventSource.Mark(
        etag: try columns[.etag], lastModified: try columns[.lastModified],
        body: (try columns[.body] as Data?).map(Array.init))
      (answer.kind, answer.title) = (try columns[.kind], try columns[.title])
      (answer.undated, answer.unread, answer.held) =
        (try columns[.undated], try columns[.unread], try columns[.held])
      return EventSource(
        id: EventSource.ID(try columns[.id]), name: try columns[.name],
        trust: EventSource.Trust(rawValue: try columns[.trust]) ?? .ordinary, answer: answer,
        isUnsettled: try row[counted + 1], events: try row[counted], fetched: Self.date(try columns[.fetched]),
        answered: Self.date(try columns[.answered]), failures: try columns[.failures],
        problem: try columns[.problem], next: Date(timeIntervalSince1970: try columns[.next]))
    }
  }

  private static func date(_ seconds: Double?) -> Date? { seconds.map { Date(timeIntervalSince1970: $0) } }

  func confirm(_ source: EventSource.ID, at instant: Date, next: Date) throws {
    try db.cachedStatement(
      sql: "UPDATE event_source SET fetched = ?2, answered = ?2, failures = 0, problem = NULL, next = ?3 WHERE id = ?1"
    ).execute(arguments: [source.number, instant.timeIntervalSince1970, next.timeIntervalSince1970])
  }

  func fail(_ source: EventSource.ID, _ problem: String, at instant: Date, next: Date) throws {
    try db.cachedStatement(
      sql: "UPDATE event_source SET fetched = ?2, failures = failures + 1, problem = ?4, next = ?3 WHERE id = ?1"
    ).execute(arguments: [source.number, instant.timeIntervalSince1970, next.timeIntervalSince1970, problem])
  }

  func conclude(
    _ source: EventSource.ID, _ answer: EventSource.Answer, absences: [KnownSource.MissingEvent], known: KnownSource,
    zone: Zone,
    at instant: Date, next: Date
  ) throws {
    for absence in absences { try note(absence, of: source, zone: zone, at: instant) }
    try confirm(source, at: instant, next: next)
    try db.execute(
      sql: """
        UPDATE event_source SET etag = ?2, last_modified = ?3, body = ?4, kind = ?5, title = ?6, undated = ?7,
          unread = ?8, held = ?9, size = ?10, short_answers = ?11, accepts_loss = iif(?12, 0, accepts_loss)
        WHERE id = ?1
        """,
      arguments: [
        source.number, answer.mark.etag, answer.mark.lastModified, answer.mark.body.map { Data($0) }, answer.kind,
        answer.title, answer.undated, answer.unread, answer.held, known.size, known.shortAnswers,
        known.acceptance == .used,
      ])
  }

  /// Notes how many answers in a row lacked an event. An event that is no longer listed does not take place. If it is a
  /// part of a series, that occurrence takes place like the others.
  private func note(_ absence: KnownSource.MissingEvent, of source: EventSource.ID, zone: Zone, at instant: Date) throws
  {
    try db.cachedStatement(
      sql: """
        UPDATE community_event SET missed = ?2, missed_since = ?3, listed = ?4, changed = iif(listed = ?4, changed, ?5)
        WHERE id = ?1
        """
    ).execute(arguments: [
      absence.id.number, absence.missed, absence.since?.timeIntervalSince1970, absence.isListed,
      instant.timeIntervalSince1970,
    ])
    let rows = CommunityEventRows(db: db)
    guard !absence.isListed, let uid = try rows.uid(of: absence.id) else { return }
    let occurrences = OccurrenceRows(db: db, zone: zone, now: instant)
    try occurrences.clear(absence.id.number)
    try rows.touchSeries(uid, of: source, at: instant)
    try occurrences.fill(try rows.listed(uid: uid, of: source))
  }
}
