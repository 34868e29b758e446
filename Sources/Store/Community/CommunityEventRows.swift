import Agenda
import Civil
import Foundation
import GRDB
import Storage

/// The rows of the events of sources.
struct CommunityEventRows {
  let db: Database

  init(db: Database) { self.db = db }

  /// Writes an event, whether new or a new version, and returns its number.
  func put(_ imported: ImportedEvent, of source: EventSource.ID, at instant: Date) throws -> Int64 {
    let values = try CommunityEventRow.values(imported.event)
    let state: [(any DatabaseValueConvertible)?] = [
      source.number, imported.fingerprint, imported.details, imported.series, imported.over?.timeIntervalSince1970,
      instant.timeIntervalSince1970,
    ]
    let id = try Int64.fetchOne(
      try db.cachedStatement(sql: Self.put), arguments: StatementArguments(state) + StatementArguments(values))
    guard let id else { throw StoreError(.failed, cause: "an event of the community got no number") }
    try label(id, imported.event.categories)
    return id
  }

  private static let put: String = {
    let names = CommunityEventRow.names
    return """
      INSERT INTO community_event
        (source, fingerprint, details, series, over_at, first_seen, changed, official, \(names.joined(separator: ", ")))
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, (SELECT trust = 'official' FROM event_source WHERE id = ?1),
        \(names.indices.map { "?\($0 + 7)" }.joined(separator: ", ")))
      ON CONFLICT (source, uid, recurrence_id) DO UPDATE SET
        changed = iif(fingerprint <> excluded.fingerprint OR NOT listed, excluded.changed, changed),
        fingerprint = excluded.fingerprint, details = excluded.details, series = excluded.series,
        over_at = excluded.over_at, official = excluded.official, listed = 1, missed = 0, missed_since = NULL, occurs_until = NULL,
        \(names.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
      RETURNING id
      """
  }()

  func label(_ id: Int64, _ categories: [String]) throws {
    try db.cachedStatement(sql: "DELETE FROM event_category WHERE event = ?").execute(arguments: [id])
    let insert = try db.cachedStatement(
      sql: "INSERT INTO event_category (event, position, category, folded) VALUES (?, ?, ?, ?)")
    for (position, category) in categories.enumerated() where !category.isEmpty {
      try insert.execute(arguments: [id, position, category, category.folded])
    }
  }

  /// Returns the event under its known UID if its source has given it a new one.
  func named(_ imported: ImportedEvent) throws -> ImportedEvent {
    guard let id = imported.renamed, let uid = try uid(of: id) else { return imported }
    var named = imported
    named.event.uid = uid
    return named
  }

  /// The UID that an event has in its source; nil if there is no event with that number.
  func uid(of id: CommunityEvent.ID) throws -> String? {
    try String.fetchOne(
      try db.cachedStatement(sql: "SELECT uid FROM community_event WHERE id = ?"), arguments: [id.number])
  }

  /// All listed events with a UID, with their numbers.
  func listed(uid: String, of source: EventSource.ID) throws -> [OccurrenceRows.Numbered] {
    try db.cachedStatement(
      sql: """
        SELECT id, \(CommunityEventRow.columns) FROM community_event WHERE source = ? AND uid = ? AND listed ORDER BY id
        """
    ).rows([source.number, uid]) { (try $0[0], try CommunityEventRow.event($0, at: 1)) }
  }

  /// Returns the listed events of the series that an event belongs to, by its number.
  func series(of id: Int64) throws -> [OccurrenceRows.Numbered] {
    try db.cachedStatement(
      sql: """
        SELECT community_event.id, \(CommunityEventRow.columns)
        FROM community_event AS this JOIN community_event ON community_event.uid = this.uid
          AND community_event.source IS this.source
        WHERE this.id = ? AND community_event.listed ORDER BY community_event.id
        """
    ).rows([id]) { (try $0[0], try CommunityEventRow.event($0, at: 1)) }
  }

  /// Notes that a series has changed, because a part of it has.
  func touchSeries(_ uid: String, of source: EventSource.ID, at instant: Date) throws {
    try db.cachedStatement(
      sql: "UPDATE community_event SET changed = ? WHERE source = ? AND uid = ? AND recurrence_id = ''"
    ).execute(arguments: [instant.timeIntervalSince1970, source.number, uid])
  }
}
