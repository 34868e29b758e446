import Agenda
import Civil
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("Events of the community")
struct CommunityTests {
  private static let union = EventSource.Declared(
    name: "union", asked: [UInt8](repeating: 1, count: 32), trust: .official)

  private static func start(_ text: String) throws -> When {
    var start = try #require(When(text))
    if start.time != nil { start.zone = "Europe/London" }
    return start
  }

  /// An imported event with the fingerprint of the test.
  private static func imported(_ event: CommunityEvent, _ fingerprint: String = "1", over: Date? = nil) -> ImportedEvent
  {
    ImportedEvent(event, fingerprint: fingerprint, over: over)
  }

  private static func known(
    _ books: any LedgerTransaction, of source: EventSource.ID
  ) throws -> [KnownSource.KnownEvent] {
    var events: [KnownSource.KnownEvent] = []
    _ = try books.known(of: source) { events.append($0) }
    return events
  }

  private static func source(_ books: any LedgerTransaction) throws -> EventSource.ID {
    try books.declare([union], zone: london, at: now)
    return try #require(try books.eventSources(at: now).first).id
  }

  private static func times(_ books: any LedgerTransaction) throws -> [String] {
    let db = try #require(books as? Transaction).db
    return try String.fetchAll(
      db,
      sql: """
        SELECT occurrence || ' ' || community_occurrence.start || ' ' || name
        FROM community_occurrence JOIN community_event ON id = event ORDER BY start_at
        """)
  }

  @Test("are read back with all that they have")
  func properties() async throws {
    var event = CommunityEvent(
      uid: "tea", name: "tea", start: try Self.start("2026-11-28T17:00"), end: try Self.start("2026-11-28T19:00"))
    (event.note, event.url, event.image, event.onlineURL) = (
      "bring a cup", "https://a.example", "https://i", "https://o"
    )
    (event.place, event.price, event.organiser, event.sequence) = ("Union House", "8 €", "the union", 4)
    event.coordinates = CommunityEvent.Coordinates(51.5, -0.1)
    event.rules = [try Recurrence(rrule: "FREQ=WEEKLY;COUNT=3")]
    event.additions = [.init(start: try #require(CivilDateTime("2026-12-24T17:00")), seconds: 60)]
    event.exceptions = [try #require(CivilDateTime("2026-12-05T17:00"))]
    event.status = .tentative
    var part = CommunityEvent(uid: "tea", name: "late tea", start: try Self.start("2026-12-12T18:00"))
    (part.recurrenceID, part.replacesLater) = ("20261212T170000Z", true)
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { [event, part] books in
      let source = try Self.source(books)
      try books.keep([Self.imported(event), Self.imported(part)], of: source, zone: london, at: now)
      let db = try #require(books as? Transaction).db
      let kept = try CommunityEventRows(db: db).listed(uid: "tea", of: source)
      #expect(kept.map(\.event) == [event, part])
      #expect(try Bool.fetchOne(db, sql: "SELECT min(official) FROM community_event") == true)
    }
  }

  @Test("take place at times that are rows: a moved one stays what it was, one left out is none")
  func occurrences() async throws {
    var tea = CommunityEvent(uid: "tea", name: "tea", start: try Self.start("2026-11-28T17:00"))
    tea.rules = [try Recurrence(rrule: "FREQ=WEEKLY;COUNT=4")]
    tea.exceptions = [try #require(CivilDateTime("2026-12-05T17:00"))]
    var moved = CommunityEvent(uid: "tea", name: "late tea", start: try Self.start("2026-12-13T18:00"))
    moved.recurrenceID = "20261212T170000Z"
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { [tea, moved] books in
      let source = try Self.source(books)
      try books.keep([Self.imported(tea)], of: source, zone: london, at: now)
      #expect(
        try Self.times(books) == [
          "2026-11-28T17:00 2026-11-28T17:00 tea", "2026-12-12T17:00 2026-12-12T17:00 tea",
          "2026-12-19T17:00 2026-12-19T17:00 tea",
        ])
      try books.keep([Self.imported(moved)], of: source, zone: london, at: now + 60)
      #expect(try Self.times(books)[1] == "2026-12-12T17:00 2026-12-13T18:00 late tea")
      // Whoever goes to the series looks at its own row.
      let db = try #require(books as? Transaction).db
      #expect(
        try Double.fetchAll(db, sql: "SELECT DISTINCT changed FROM community_event") == [now.timeIntervalSince1970 + 60]
      )

      let part = try #require(try Self.known(books, of: source).first { $0.key == moved.key })
      let gone = KnownSource.MissingEvent(of: part.id, missed: 3, since: now, isListed: false)
      try books.conclude(
        source, EventSource.Answer(), absences: [gone], known: KnownSource(), zone: london, at: now, next: now)
      #expect(try Self.times(books)[1] == "2026-12-12T17:00 2026-12-12T17:00 tea")
    }
  }

  @Test("that last long are told apart, and whole days begin in the community's zone, also in another one")
  func days() async throws {
    let fair = CommunityEvent(uid: "fair", name: "fair", start: When("2026-12-01") ?? When(CivilDate(dayNumber: 0)))
    var art = fair
    (art.uid, art.end) = ("art", When("2027-02-01"))
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { [art] books in
      let source = try Self.source(books)
      try books.keep([Self.imported(fair), Self.imported(art)], of: source, zone: london, at: now)
      let db = try #require(books as? Transaction).db
      let look =
        "SELECT lasting || ' ' || start_at || ' ' || (finish_at - start_at) FROM community_occurrence ORDER BY series"
      #expect(try Set(String.fetchAll(db, sql: look)) == ["0 1796083200 86400", "2 1796083200 5443200"])
      try books.declare([Self.union], zone: auckland, at: now)
      #expect(try books.reckonOccurrences(behind: nil, zone: auckland, at: now) != nil)
      #expect(try Set(String.fetchAll(db, sql: look)) == ["0 1796036400 86400", "2 1796036400 5443200"])
      #expect(try books.reckonOccurrences(behind: nil, zone: auckland, at: now) == nil)
    }
  }

  @Test("of a series that has no end are reckoned on as time goes by, and forgotten a month after")
  func goesOn() async throws {
    var tea = CommunityEvent(uid: "tea", name: "tea", start: try Self.start("2026-11-28T17:00"))
    tea.rules = [try Recurrence(rrule: "FREQ=WEEKLY")]
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { [tea] books in
      let source = try Self.source(books)
      try books.keep([Self.imported(tea)], of: source, zone: london, at: now)
      let first = try Self.times(books)
      #expect(first.count == 56 && first.first == "2026-11-28T17:00 2026-11-28T17:00 tea")
      let later = now + 90 * 86_400
      #expect(try books.reckonOccurrences(behind: nil, zone: london, at: later) != nil)
      let second = try Self.times(books)
      #expect(second.first == "2027-01-23T17:00 2027-01-23T17:00 tea" && second.count == 61)
    }
  }

  @Test("of somebody who is erased are called off, and stay for those who go")
  func creatorGoes() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books in
      let ann = try books.someone()
      let db = try #require(books as? Transaction).db
      try db.execute(
        sql: """
          INSERT INTO community_event (creator, uid, name, start, fingerprint, details, first_seen, changed)
          VALUES (?, 'games', 'board games', '2026-11-28T17:00', '', '', 0, 0)
          """, arguments: [ann.id.number])
      _ = try books.erase(ann.id, askedBy: nil, at: now)
      let row = try #require(try Row.fetchOne(db, sql: "SELECT status, creator FROM community_event"))
      #expect(row["status"] == "cancelled" && row["creator"] == nil as Int64?)
    }
  }

  @Test(
    "are those of the sources that the settings name: another address is read anew, what is not named is not listed")
  func declarations() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books in
      let source = try Self.source(books)
      let tea = CommunityEvent(uid: "tea", name: "tea", start: try Self.start("2026-11-28T17:00"))
      try books.keep([Self.imported(tea)], of: source, zone: london, at: now)
      var answer = EventSource.Answer()
      answer.mark = EventSource.Mark(etag: "\"1\"", lastModified: nil, body: [UInt8](repeating: 7, count: 32))
      try books.conclude(
        source, answer, absences: [], known: KnownSource(), zone: london, at: now, next: now + 3600)
      try books.declare([Self.union], zone: london, at: now + 1)
      #expect(try books.eventSource(source, at: now)?.answer.mark == answer.mark)
      #expect(try books.dueSources(at: now + 1).isEmpty)

      var elsewhere = Self.union
      elsewhere.asked = [UInt8](repeating: 2, count: 32)
      try books.declare([elsewhere], zone: london, at: now + 2)
      #expect(try books.eventSource(source, at: now)?.answer.mark == EventSource.Mark())
      #expect(try books.dueSources(at: now + 2) == ["union": source])

      try books.declare([], zone: london, at: now + 3)
      #expect(try books.eventSources(at: now).isEmpty)
      #expect(try books.listings(at: now) { _ in true }.isEmpty)
      #expect(try Self.known(books, of: source).map(\.isListed) == [false])
    }
  }
}
