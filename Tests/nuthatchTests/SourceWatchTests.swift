import Agenda
import Civil
import Feeds
import Foundation
import GRDB
import HTTP
import Logging
import Storage
import Testing

@testable import Store
@testable import nuthatch

/// Sources of events that change, fail and lie, by a clock of the tests' own.
@Suite struct SourceWatchTests {
  /// Answers as it is told, by address; nil is a server that is down.
  private final class Web: Transport, @unchecked Sendable {
    private let lock = NSLock()
    private var answers: [String: HTTPResponse] = [:]
    private var asked: [HTTPRequest] = []

    var requests: [HTTPRequest] { lock.withLock { asked } }

    subscript(_ address: String) -> HTTPResponse? {
      get { lock.withLock { answers[address] } }
      set { lock.withLock { answers[address] = newValue } }
    }

    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
      lock.withLock { asked.append(request) }
      if request.url.contains("127.0.0.1"), request.asksPublicAddressesOnly {
        throw HTTPFailure(.notPublic, mayHaveArrived: false, reason: "\(request.redacted): not of the Internet")
      }
      guard let answer = self[request.url] else {
        throw HTTPFailure(.timedOut, mayHaveArrived: false, reason: "\(request.redacted): timed out")
      }
      return answer
    }
  }

  /// A source, and everything around it.
  private struct Town {
    static let address = "https://union.example/secret-key/events.ics"
    static let london = Zone(identifier: "Europe/London") ?? .utc
    let web = Web()
    let clock = Clock()
    let ledger: SQLiteLedger
    let watch: SourceWatch
    var community = CommunitySettings(
      name: "Union", zone: london,
      sources: [
        CommunitySettings.Source(
          name: "union", address: address, trust: .official, category: "social", interval: 3600,
          reading: SourceSettings(zone: london), exempt: nil)
      ])

    init(_ ledger: SQLiteLedger? = nil) async throws {
      let clock = clock
      self.ledger = try ledger ?? SQLiteLedger.inMemory(now: { clock.now })
      watch = SourceWatch(
        ledger: self.ledger, transport: web, community: { nil }, userAgent: nil,
        log: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }), now: { clock.now })
      try await watch.declare(community)
    }

    /// Asks the source, and tells how it is then.
    @discardableResult func ask(after seconds: TimeInterval = 7200) async throws -> EventSource {
      clock.now += seconds
      let now = clock.now
      let id = try #require(try await ledger.read { try $0.eventSources(at: now) }.first).id
      await watch.look(at: community.sources[0], id, of: community)
      return try #require(try await ledger.read { try $0.eventSource(id, at: now) })
    }

    func answer(_ text: String, status: Int = 200, _ headers: HTTPHeaders = ["Content-Type": "text/calendar"]) {
      web[Self.address] = HTTPResponse(status: status, headers: headers, body: Data(text.utf8))
    }

    /// Events and what is known of them, and all times, as the database has them.
    func rows() async throws -> [String] {
      try await ledger.database.read { db in
        try Row.fetchAll(db, sql: "SELECT * FROM community_event ORDER BY id").map(\.description)
          + Row.fetchAll(db, sql: "SELECT * FROM community_occurrence ORDER BY series, occurrence").map(\.description)
          + Row.fetchAll(db, sql: "SELECT * FROM event_category").map(\.description)
      }
    }

    /// What is listed and when: `2026-11-28T17:00 tea`.
    func times() async throws -> [String] {
      try await ledger.database.read { db in
        try String.fetchAll(
          db,
          sql: """
            SELECT community_occurrence.start || ' ' || name || iif(status = 'cancelled', ' off', '')
            FROM community_occurrence JOIN community_event ON id = event WHERE listed ORDER BY start_at, name
            """)
      }
    }
  }

  private final class Clock: @unchecked Sendable {
    private let lock = NSLock()
    private var instant = Date(timeIntervalSince1970: 1_795_168_800)

    var now: Date {
      get { lock.withLock { instant } }
      set { lock.withLock { instant = newValue } }
    }
  }

  private static func event(_ name: String, _ start: String, _ more: String = "") -> String {
    "BEGIN:VEVENT\r\nUID:\(name)@union\r\nDTSTART;TZID=Europe/London:\(start)\r\nSUMMARY:\(name)\r\n\(more)END:VEVENT\r\n"
  }

  private static func calendar(_ events: [String], stamp: Int = 0) -> String {
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test\(stamp)\r\n" + events.joined() + "END:VCALENDAR\r\n"
  }

  private static let tea = event("tea", "20261128T170000", "RRULE:FREQ=WEEKLY;COUNT=2\r\n")
  private static let games = event("games", "20261127T190000", "DTSTAMP:20261101T000000Z\r\n")

  @Test func `an answer's events are kept, and one that is as before is known by its validators and by its bytes`()
    async throws
  {
    let town = try await Town()
    town.answer(Self.calendar([Self.tea, Self.games]), ["ETag": "\"1\"", "Content-Type": "text/calendar"])
    let source = try await town.ask()
    #expect(source.events == 2 && source.failures == 0 && source.answer.kind == "calendar" && source.problem == nil)
    #expect(try await town.times() == ["2026-11-27T19:00 games", "2026-11-28T17:00 tea", "2026-12-05T17:00 tea"])
    let rows = try await town.rows()
    try await town.ask()
    town.web[Town.address] = HTTPResponse(status: 304)
    #expect(try await town.ask().answered == town.clock.now)
    #expect(town.web.requests.map { $0.headers["If-None-Match"] } == [nil, "\"1\"", "\"1\""])
    #expect(try await town.rows() == rows)
  }

  @Test func `a hundred answers that differ in their stamps alone change nothing`() async throws {
    let town = try await Town()
    town.answer(Self.calendar([Self.tea, Self.games]))
    try await town.ask()
    let rows = try await town.rows()
    for stamp in 1...100 {
      let stamped = Self.games.replacing("DTSTAMP:20261101", with: "SEQUENCE:\(stamp)\r\nDTSTAMP:20261102")
      town.answer(Self.calendar([Self.tea, stamped], stamp: stamp))
      try await town.ask(after: 60)
    }
    #expect(try await town.rows() == rows)
  }

  @Test(arguments: [
    "sign-in", "404", "500", "cut", "empty", "nothing", "loopback", "down", "insecure", "no calendar",
  ])
  func `a source that fails or lies changes nothing of what is known, and is asked less often`(_ lie: String)
    async throws
  {
    let town = try await Town()
    let whole = Self.calendar([Self.tea, Self.games])
    town.answer(whole)
    try await town.ask()
    let rows = try await town.rows()
    switch lie {
    case "sign-in": town.answer("<html><title>Sign in</title><form><input type=password></form></html>", [:])
    case "404": town.answer("gone", status: 404)
    case "500": town.answer("", status: 500, ["Retry-After": "7200"])
    case "cut": town.answer(String(whole.dropLast(40)))
    case "empty": town.answer(Self.calendar([]))
    case "nothing": town.answer("")
    case "loopback": town.answer("", status: 302, ["Location": "https://127.0.0.1/events.ics"])
    case "insecure": town.answer("", status: 302, ["Location": "http://union.example/events.ics"])
    case "no calendar": town.answer("BEGIN:VCARD\r\nEND:VCARD\r\n")
    default: town.web[Town.address] = nil
    }
    for failures in 1...4 {
      let source = try await town.ask()
      #expect(try await town.rows() == rows, "\(lie)")
      #expect(source.failures == failures && source.problem?.isEmpty == false && source.events == 2)
      #expect(source.problem?.contains("secret-key") == false)
      #expect(source.next > town.clock.now + (lie == "500" ? 7000 : 200))
    }
    town.answer(whole)
    let source = try await town.ask()
    #expect(source.failures == 0 && source.problem == nil)
    #expect(try await town.rows() == rows)
  }

  @Test func `what was moved, called off and taken out of a series is so`() async throws {
    let town = try await Town()
    town.answer(Self.calendar([Self.tea, Self.games]))
    try await town.ask()
    let tea = Self.event(
      "tea", "20261128T170000", "RRULE:FREQ=WEEKLY;COUNT=2\r\nEXDATE;TZID=Europe/London:20261205T170000\r\n")
    town.answer(Self.calendar([tea, Self.event("games", "20261127T200000", "STATUS:CANCELLED\r\n")]))
    try await town.ask()
    #expect(try await town.times() == ["2026-11-27T20:00 games off", "2026-11-28T17:00 tea"])
  }

  @Test func `an event that is missing is listed until three answers over three hours lack it, as they were or not`()
    async throws
  {
    let town = try await Town()
    town.answer(Self.calendar([Self.tea, Self.games]))
    try await town.ask()
    town.answer(Self.calendar([Self.games]))
    for _ in 1...2 { #expect(try await town.ask(after: 7200).events == 2) }
    #expect(try await town.ask(after: 7200).events == 1)
    #expect(try await town.times() == ["2026-11-27T19:00 games"])
    town.answer(Self.calendar([Self.tea, Self.games]))
    #expect(try await town.ask(after: 7200).events == 2)
    #expect(try await town.times().count == 3)
  }

  @Test func `many events that vanish at once are held, and the operator is told`() async throws {
    let town = try await Town()
    let many = (10...29).map {
      Self.event("day \($0)", "202612\($0)T170000", "DESCRIPTION:\(String(repeating: "x", count: 50))\r\n")
    }
    town.answer(Self.calendar(many))
    try await town.ask()
    town.answer(Self.calendar(Array(many.prefix(12))))
    for _ in 1...5 { try await town.ask() }
    let source = try await town.ask()
    #expect(source.events == 20 && source.answer.held == 8)
    #expect(SourceHealth([source]).text.contains("8 events vanished at once"))
  }

  /// `NUTHATCH_EVENTS=10000` imports that many into a file, and prints how long it takes.
  @Test func `a long calendar is imported whole, and one that is unchanged writes no event`() async throws {
    let count = ProcessInfo.processInfo.environment["NUTHATCH_EVENTS"].flatMap { Int($0) } ?? 1000
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("events-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let town = try await Town(SQLiteLedger(path: folder.appendingPathComponent("l.sqlite").path, now: { Date() }))
    let note = "DESCRIPTION:" + String(repeating: "Bring your own cup\\, and a friend. ", count: 6) + "\r\n"
    let events = (0..<count).map { index in
      let day = String(format: "2027%02d%02dT%02d0000", index % 12 + 1, index % 28 + 1, index % 24)
      return Self.event("evening \(index)", day, note + (index % 10 == 0 ? "RRULE:FREQ=WEEKLY;COUNT=8\r\n" : ""))
    }
    let clock = ContinuousClock()
    func timed(_ what: String, _ text: String) async throws -> EventSource {
      town.answer(text)
      let start = clock.now
      let source = try await town.ask()
      if count > 1000 { print("\(count) events, \(what): \(clock.now - start)") }
      return source
    }
    #expect(try await timed("new", Self.calendar(events)).events == count)
    let rows = try await town.rows()
    #expect(try await timed("as before", Self.calendar(events)).events == count)
    #expect(try await timed("other stamps", Self.calendar(events, stamp: 1)).events == count)
    #expect(try await town.rows() == rows)
  }

  /// A ledger that fails from its so-manieth write on.
  private final class Ending: Ledger, @unchecked Sendable {
    struct Ended: Error {}
    let ledger: SQLiteLedger
    private let lock = NSLock()
    private var left: Int

    init(_ ledger: SQLiteLedger, after writes: Int) { (self.ledger, left) = (ledger, writes) }

    func write<T: Sendable>(
      _ durability: Durability, _ body: @escaping @Sendable (any LedgerTransaction) throws -> T
    ) async throws -> T {
      let isOver = lock.withLock {
        left -= 1
        return left < 0
      }
      guard !isOver else { throw Ended() }
      return try await ledger.write(durability, body)
    }

    func read<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws -> T {
      try await ledger.read(body)
    }

    func scrub() async throws {}
    func probe() async throws {}
  }

  @Test func `an import that is ended at any write is completed by the next one`() async throws {
    let many = (0..<600).map { Self.event("number \($0)", "20261210T1700\($0 % 60 < 10 ? "0" : "")\($0 % 60)") }
    let whole = try await Town()
    whole.answer(Self.calendar(many))
    #expect(try await whole.ask().events == 600)
    for writes in 0...3 {
      let town = try await Town()
      town.answer(Self.calendar(many))
      let watch = SourceWatch(
        ledger: Ending(town.ledger, after: writes), transport: town.web, community: { nil }, userAgent: nil,
        log: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }), now: { town.clock.now })
      let now = town.clock.now
      let source = try #require(try await town.ledger.read { try $0.eventSources(at: now) }.first)
      await watch.look(at: town.community.sources[0], source.id, of: town.community)
      #expect(try await town.ledger.read { try $0.eventSource(source.id, at: now) }?.answer.mark.body == nil)
      #expect(try await town.ask().events == 600)
      let expected = try await whole.times()
      #expect(try await town.times() == expected)
    }
  }

  @Test func `the same event of two sources is shown once, that of the source whose word counts more`() async throws {
    var town = try await Town()
    var other = town.community.sources[0]
    (other.name, other.address, other.trust) = ("city", "https://city.example/", .aggregator)
    town.community.sources.append(other)
    try await town.watch.declare(town.community)
    let lecture = Self.event("a lecture on owls", "20261128T170000")
    town.answer(Self.calendar([lecture]))
    town.web["https://city.example/"] = HTTPResponse(
      status: 200, headers: [:],
      body: Data(Self.calendar([lecture.replacing("UID:", with: "UID:city-")]).utf8))
    let now = town.clock.now
    for source in try await town.ledger.read({ try $0.eventSources(at: now) }) {
      let settings = try #require(town.community.sources.first { $0.name == source.name })
      await town.watch.look(at: settings, source.id, of: town.community)
    }
    let listings = try await town.ledger.read { try $0.listings(at: now) }
    let shown = try #require(listings.first { $0.canonical == nil })
    #expect(listings.count == 2 && shown.source == "union")
    #expect(listings.first { $0.source == "city" }?.canonical == shown.id)
    town.community.sources.removeFirst()
    try await town.watch.declare(town.community)
    let left = try await town.ledger.read { try $0.listings(at: now) }
    #expect(left.map(\.source) == ["city"] && left.allSatisfy { $0.canonical == nil })
  }

  @Test(.timeLimit(.minutes(5)))
  func `a source that never answers delays no other, and a reload changes what is asked`()
    async throws
  {
    let town = try await Town()
    let slow = Slow(town.web)
    let live = Live(town.community)
    var other = town.community.sources[0]
    (other.name, other.address) = ("hall", "https://hall.example/")
    town.web[other.address] = HTTPResponse(
      status: 200, headers: [:], body: Data(Self.calendar([Self.games]).utf8))
    live.community?.sources.append(other)
    let watch = SourceWatch(
      ledger: town.ledger, transport: slow, community: { live.community }, userAgent: nil,
      log: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
    let running = Task { try await watch.run() }
    func until(_ condition: ([EventSource]) -> Bool) async throws {
      while !condition(try await town.ledger.read { try $0.eventSources(at: Date(timeIntervalSince1970: 0)) }) {
        try await Task.sleep(for: .milliseconds(20))
      }
    }
    try await until { $0.contains { $0.name == "hall" && $0.answered != nil } }
    #expect(slow.asked > 0)
    live.community = nil
    try await until { $0.isEmpty }
    #expect(try await town.times().isEmpty)
    running.cancel()
    try await running.value
  }

  /// What the settings say now.
  private final class Live: @unchecked Sendable {
    private let lock = NSLock()
    private var current: CommunitySettings?

    init(_ community: CommunitySettings) { current = community }

    var community: CommunitySettings? {
      get { lock.withLock { current } }
      set { lock.withLock { current = newValue } }
    }
  }

  /// A web on which the town's source never answers.
  private final class Slow: Transport, @unchecked Sendable {
    private let web: Web
    private let lock = NSLock()
    private var count = 0

    init(_ web: Web) { self.web = web }

    var asked: Int { lock.withLock { count } }

    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
      guard request.url == Town.address else { return try await web.send(request) }
      lock.withLock { count += 1 }
      try? await Task.sleep(for: .seconds(3600))
      throw HTTPFailure(.cancelled, mayHaveArrived: false, reason: "cancelled")
    }
  }

  @Test func `a source that fails is asked after minutes, then hours, and once a day in the end`() {
    let waits = (1...12).map { SourceWatch.patience(after: $0, 3600) }
    #expect(waits[0] >= 225 && waits[0] <= 375 && waits[11] <= 108_000 && waits[11] >= 64_800)
    #expect(waits.max() ?? 0 <= 108_000)
  }
}
