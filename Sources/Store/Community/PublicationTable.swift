import Agenda
import Civil
import Foundation
import GRDB
import Storage

/// The events that one person publishes to the community, each change noted in the journal. An event that is taken back
/// stays as an unlisted row, so that no other event gets its number, and those who attend can hear of it.
struct PublicationTable {
  let owner: Owner
  private var db: Database { owner.db }

  init(owner: Owner) { self.owner = owner }

  func coming() throws -> [PublishedEvent] {
    let find = try db.cachedStatement(
      sql: """
        SELECT \(Self.columns) FROM community_event
          JOIN (SELECT series AS whole, min(start_at) AS starts FROM community_occurrence
            WHERE finish_at > ?2 GROUP BY series) ON whole = community_event.id
        WHERE creator = ?1 AND source IS NULL AND listed ORDER BY starts, community_event.id
        """)
    return try find.rows([owner.person.number, Int64(owner.now().timeIntervalSince1970)]) { try Self.published($0) }
  }

  func published(_ number: Int64) throws -> PublishedEvent? { try Self.published(number, in: db) }

  static func published(_ number: Int64, in db: Database) throws -> PublishedEvent? {
    let find = try db.cachedStatement(
      sql: """
        SELECT \(columns) FROM community_event
        WHERE community_event.id = ? AND creator IS NOT NULL AND source IS NULL AND listed
        """)
    return try find.row([number]) { try published($0) }
  }

  func count(since instant: Date) throws -> Int {
    let count = try db.cachedStatement(
      sql: "SELECT count(*) FROM community_event WHERE creator = ? AND source IS NULL AND first_seen > ?")
    return try Int.fetchOne(count, arguments: [owner.person.number, instant.timeIntervalSince1970]) ?? 0
  }

  func countForEverybody() throws -> Int {
    let count = try db.cachedStatement(
      sql: "SELECT count(*) FROM community_event WHERE creator = ? AND source IS NULL AND audience = 'everybody'")
    return try Int.fetchOne(count, arguments: [owner.person.number]) ?? 0
  }

  func countOthers(attending number: Int64) throws -> Int {
    let count = try db.cachedStatement(
      sql: "SELECT count(DISTINCT person) FROM attendance WHERE event = ? AND person <> ?")
    return try Int.fetchOne(count, arguments: [number, owner.person.number]) ?? 0
  }

  func add(_ publication: Publication, isVouched: Bool, in zone: Zone) throws -> Int64 {
    let record = PublicationRecord(publication, in: zone)
    let event = try record.event(uid: SecretToken.random(26))
    let now = owner.clock().timeIntervalSince1970
    let values: [(any DatabaseValueConvertible)?] = [owner.person.number, try owner.now().timeIntervalSince1970, now]
    let names = CommunityEventRow.names
    try db.cachedStatement(
      sql: """
        INSERT INTO community_event (creator, first_seen, changed, fingerprint, details, \(names.joined(separator: ", ")))
        VALUES (?, ?, ?, '', '', \(names.map { _ in "?" }.joined(separator: ", ")))
        """
    ).execute(arguments: StatementArguments(values) + StatementArguments(try CommunityEventRow.values(event)))
    let id = db.lastInsertedRowID
    try write(record, as: id, isVouched: isVouched)
    try owner.changes?.record(.publication, id, before: PublicationRecord?.none, after: record)
    return id
  }

  func update(_ event: PublishedEvent, isVouched: Bool, in zone: Zone) throws {
    guard let before = try published(event.number) else {
      throw StoreError(.conflict, cause: "that event of the community is gone")
    }
    let record = PublicationRecord(event.publication, in: zone)
    try write(record, as: event.number, isVouched: isVouched)
    try owner.changes?.record(
      .publication, event.number, before: PublicationRecord(before.publication, in: zone), after: record)
  }

  /// Restores an event to the state of an image; without an image, takes it back.
  func restore(_ id: Int64, to image: PublicationRecord?) throws {
    if let image { return try write(image, as: id, isVouched: false) }
    try db.cachedStatement(sql: "UPDATE community_event SET listed = 0, changed = ? WHERE id = ?")
      .execute(arguments: [owner.clock().timeIntervalSince1970, id])
  }
}

extension PublicationTable {
  /// Keeps the event that the bot asks the person about, as their only draft.
  func keepDraft(_ publication: Publication, changing event: Int64?, in zone: Zone) throws -> Int64 {
    var record = PublicationRecord(publication, in: zone)
    record.event = event
    try db.cachedStatement(sql: "DELETE FROM event_draft WHERE person = ?").execute(arguments: [owner.person.number])
    try db.cachedStatement(sql: "INSERT INTO event_draft (person, image) VALUES (?, ?)").execute(arguments: [
      owner.person.number, try JournalSnapshot.text(record),
    ])
    return db.lastInsertedRowID
  }

  func takeDraft(_ number: Int64) throws -> (publication: Publication, event: Int64?)? {
    let find = try db.cachedStatement(sql: "SELECT image FROM event_draft WHERE number = ? AND person = ?")
    guard let image = try String.fetchOne(find, arguments: [number, owner.person.number]) else { return nil }
    try db.cachedStatement(sql: "DELETE FROM event_draft WHERE number = ?").execute(arguments: [number])
    return try JournalSnapshot.thing(PublicationRecord.self, image).map { (try $0.publication(), $0.event) }
  }
}

extension PublicationTable {
  private static let columns = """
    community_event.id, community_event.creator, community_event.capacity, community_event.reason,
    community_event.audience, community_event.asks_official,
    \(EventCategories.column(of: "community_event.id")),
    \(CommunityEventRow.columns)
    """

  private static func published(_ row: ResultRow) throws -> PublishedEvent {
    let event = try CommunityEventRow.event(row, at: 7)
    var publication = Publication(name: event.name, start: event.start, end: event.end)
    (publication.place, publication.note, publication.url) = (event.place, event.note, event.url)
    (publication.recurrence, publication.isCalledOff) = (event.rules.first, event.status == .cancelled)
    (publication.capacity, publication.reason) = (try row[2], try row[3])
    publication.audience = EventAudience(rawValue: try row[4]) ?? .invited
    publication.isOfficial = try row[5]
    publication.categories = try EventCategories.read(row[6])
    return PublishedEvent(number: try row[0], publisher: Person.ID(try row[1] as Int64), publication: publication)
  }

  /// Writes an event over its row. From then on it is listed, and those who attend it hear what has changed.
  private func write(_ record: PublicationRecord, as id: Int64, isVouched: Bool) throws {
    let event = try record.event(uid: "")
    let isOfficial = try staysOfficial(record, as: id, isVouched: isVouched)
    let zone = Zone(identifier: record.zone) ?? .utc
    let state: [(any DatabaseValueConvertible)?] = [
      id, owner.clock().timeIntervalSince1970, record.capacity, record.reason,
      event.repeats ? nil : Self.end(of: event, in: zone).timeIntervalSince1970,
      (record.audience ?? .everybody).rawValue, isOfficial, record.isOfficial ?? false,
    ]
    let names = CommunityEventRow.names.enumerated().filter { $0.element != "uid" }
    let values = try CommunityEventRow.values(event)
    try db.cachedStatement(
      sql: """
        UPDATE community_event SET changed = ?2, capacity = ?3, reason = ?4, over_at = ?5, audience = ?6, official = ?7,
          asks_official = ?8, listed = 1, \(names.enumerated().map { "\($1.element) = ?\($0 + 9)" }.joined(separator: ", "))
        WHERE id = ?1 AND source IS NULL
        """
    ).execute(arguments: StatementArguments(state) + StatementArguments(names.map { values[$0.offset] }))
    try CommunityEventRows(db: db).label(id, record.categories)
    try OccurrenceRows(db: db, zone: zone, now: owner.clock()).fill([(id, event)])
  }

  /// Returns whether an event is official with the contents of a record. An event that people already see is official
  /// only in the form that a moderator has seen.
  private func staysOfficial(_ record: PublicationRecord, as id: Int64, isVouched: Bool) throws -> Bool {
    guard record.isOfficial == true else { return false }
    if isVouched {
      try Self.vouch(for: record.seen, of: id, in: db)
      return true
    }
    let find = try db.cachedStatement(
      sql: """
        SELECT standing <> 'shown' OR EXISTS (SELECT 1 FROM json_each(vouched) WHERE value = ?2), official
        FROM community_event WHERE id = ?1
        """)
    return try find.row([id, record.seen]) { row in
      if try row[0] { return true }
      guard try row[1], let now = try Self.seen(id, in: db) else { return false }
      return now == record.seen
    } ?? false
  }

  /// Returns a hash of what people see of the event with that number.
  static func seen(_ number: Int64, in db: Database) throws -> String? {
    try published(number, in: db).map { PublicationRecord($0.publication, in: .utc).seen }
  }

  /// Notes that a moderator or an organiser has seen an event in its current form.
  static func vouch(for seen: String, of number: Int64, in db: Database) throws {
    try db.cachedStatement(sql: "UPDATE community_event SET vouched = json_insert(vouched, '$[#]', ?2) WHERE id = ?1")
      .execute(arguments: [number, seen])
  }

  private static func end(of event: CommunityEvent, in zone: Zone) -> Date {
    let last = event.end ?? event.start
    return (last.time == nil ? When(last.date.adding(days: 1)) : last).instant(in: zone)
  }
}
