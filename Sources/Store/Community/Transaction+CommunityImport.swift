import Agenda
import Civil
import Foundation
import GRDB
import Storage

/// The import of sources' answers.
extension Transaction {
  func known(of source: EventSource.ID, _ body: (KnownSource.KnownEvent) throws -> Void) throws -> KnownSource {
    var known = KnownSource()
    let state = try db.cachedStatement(sql: "SELECT size, short_answers, accepts_loss FROM event_source WHERE id = ?")
    if let row = try Row.fetchOne(state, arguments: [source.number]) {
      (known.size, known.shortAnswers) = (row[0], row[1])
      if row[2] { known.acceptance = .given }
    }
    let find = try db.cachedStatement(
      sql: """
        SELECT id, uid, recurrence_id, name, start, start_zone, over_at, fingerprint, details, missed, missed_since, listed
        FROM community_event WHERE source = ? ORDER BY id
        """)
    try find.forEach([source.number]) { row in
      guard let start = When(text: try row[4], zone: try row[5]) else {
        throw StoreError(.damaged, cause: "an event of the community has no start")
      }
      var event = KnownSource.KnownEvent(
        id: CommunityEvent.ID(try row[0]), key: CommunityEvent.Key(uid: try row[1], recurrenceID: try row[2]),
        name: try row[3], start: start, over: (try row[6] as Double?).map { Date(timeIntervalSince1970: $0) },
        fingerprint: try row[7], details: try row[8])
      event.missed = try row[9]
      event.missedSince = (try row[10] as Double?).map { Date(timeIntervalSince1970: $0) }
      event.isListed = try row[11]
      try body(event)
    }
    return known
  }

  func keep(_ events: [ImportedEvent], of source: EventSource.ID, zone: Zone, at instant: Date) throws {
    let rows = CommunityEventRows(db: db)
    let occurrences = OccurrenceRows(db: db, zone: zone, now: instant)
    let named = try events.map { try rows.named($0) }
    for (uid, group) in Dictionary(grouping: named, by: \.event.uid) {
      let ids = try group.map { try rows.put($0, of: source, at: instant) }
      if group.count == 1, let id = ids.first, let only = group.first?.event, try isAlone(only, source) {
        try occurrences.fill([(id, only)])
        continue
      }
      if group.contains(where: { !$0.event.recurrenceID.isEmpty }) {
        try rows.touchSeries(uid, of: source, at: instant)
      }
      try occurrences.fill(try rows.listed(uid: uid, of: source))
    }
  }

  /// Returns true if an event has no recurrence id and no other event of the source has its UID.
  private func isAlone(_ event: CommunityEvent, _ source: EventSource.ID) throws -> Bool {
    guard event.recurrenceID.isEmpty else { return false }
    let count = try db.cachedStatement(sql: "SELECT count(*) FROM community_event WHERE source = ? AND uid = ?")
    return try Int.fetchOne(count, arguments: [source.number, event.uid]) == 1
  }

  func listings(at instant: Date, where isWanted: (SourceListing) throws -> Bool) throws -> [SourceListing] {
    let find = try db.cachedStatement(
      sql: """
        SELECT community_event.id, event_source.name, trust, community_event.name, start, start_zone, place_text, canonical
        FROM community_event LEFT JOIN event_source ON event_source.id = source
        WHERE listed AND standing = 'shown' AND audience = 'everybody' AND recurrence_id = ''
          AND (over_at IS NULL OR over_at > ?)
        ORDER BY community_event.id
        """)
    var listings: [SourceListing] = []
    try find.forEach([instant.timeIntervalSince1970]) { row in
      guard let start = When(text: try row[4], zone: try row[5]) else {
        throw StoreError(.damaged, cause: "an event of the community has no start")
      }
      let listing = SourceListing(
        id: CommunityEvent.ID(try row[0]), source: try row[1],
        trust: (try row[2] as String?).flatMap { EventSource.Trust(rawValue: $0) }, name: try row[3], start: start,
        place: try row[6], canonical: (try row[7] as Int64?).map { CommunityEvent.ID($0) })
      if try isWanted(listing) { listings.append(listing) }
    }
    return listings
  }

  func join(_ canonical: [CommunityEvent.ID: CommunityEvent.ID?]) throws {
    let update = try db.cachedStatement(sql: "UPDATE community_event SET canonical = ? WHERE id = ?")
    for (event, other) in canonical { try update.execute(arguments: [other?.number, event.number]) }
  }

  func reckonOccurrences(behind id: CommunityEvent.ID?, zone: Zone, at instant: Date) throws -> CommunityEvent.ID? {
    let occurrences = OccurrenceRows(db: db, zone: zone, now: instant)
    if id == nil { try forgetPastOccurrences(at: instant) }
    let due = try Int64.fetchAll(
      try db.cachedStatement(
        sql: """
          SELECT id FROM community_event WHERE occurs_until < ? AND listed AND id > ? ORDER BY id LIMIT 100
          """),
      arguments: [
        instant.addingTimeInterval(OccurrenceRows.ahead - OccurrenceRows.behind).timeIntervalSince1970, id?.number ?? 0,
      ])
    let rows = CommunityEventRows(db: db)
    for id in due {
      try db.cachedStatement(sql: "UPDATE community_event SET occurs_until = NULL WHERE id = ?").execute(arguments: [id]
      )
      try occurrences.fill(try rows.series(of: id))
    }
    return due.last.map { CommunityEvent.ID($0) }
  }

  private func forgetPastOccurrences(at instant: Date) throws {
    let end = Int64(instant.addingTimeInterval(-OccurrenceRows.behind).timeIntervalSince1970)
    try db.cachedStatement(
      sql: "DELETE FROM community_occurrence WHERE lasting IN (0, 1, 2) AND start_at < ?1 AND finish_at < ?1"
    ).execute(arguments: [end])
    // Nobody hears again of an event that is over.
    try db.cachedStatement(sql: "DELETE FROM event_told WHERE at < ?")
      .execute(arguments: [instant.addingTimeInterval(-2 * OccurrenceRows.behind).timeIntervalSince1970])
  }
}
