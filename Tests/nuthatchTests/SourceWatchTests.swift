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
    let town = try await SourceTown()
    town.answer(Self.calendar([Self.tea, Self.games]), ["ETag": "\"1\"", "Content-Type": "text/calendar"])
    let source = try await town.ask()
    #expect(source.events == 2 && source.failures == 0 && source.answer.kind == "calendar" && source.problem == nil)
    #expect(try await town.times() == ["2026-11-27T19:00 games", "2026-11-28T17:00 tea", "2026-12-05T17:00 tea"])
    let rows = try await town.rows()
    try await town.ask()
    town.web[SourceTown.address] = HTTPResponse(status: 304)
    #expect(try await town.ask().answered == town.clock.now)
    #expect(town.web.requests.map { $0.headers["If-None-Match"] } == [nil, "\"1\"", "\"1\""])
    #expect(try await town.rows() == rows)
  }

  @Test func `a hundred answers that differ in their stamps alone change nothing`() async throws {
    let town = try await SourceTown()
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
    let town = try await SourceTown()
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
    default: town.web[SourceTown.address] = nil
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
    let town = try await SourceTown()
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
    let town = try await SourceTown()
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
    let town = try await SourceTown()
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

  @Test func `what is held goes in time once the operator accepts it, and only then`() async throws {
    let town = try await SourceTown()
    let many = (10...29).map {
      Self.event("day \($0)", "202612\($0)T170000", "DESCRIPTION:\(String(repeating: "x", count: 50))\r\n")
    }
    town.answer(Self.calendar(many))
    try await town.ask()
    let now = town.clock.now
    #expect(try await town.ledger.write { try $0.acceptLoss(ofSource: "union", at: now) } == nil)
    town.answer(Self.calendar(Array(many.prefix(12))))
    for _ in 0..<3 { #expect(try await town.ask().events == 20) }
    #expect(try await town.ledger.write { try $0.acceptLoss(ofSource: "union", at: now) } == 8)
    #expect(try await town.ledger.write { try $0.acceptLoss(ofSource: "other", at: now) } == nil)
    for events in [20, 20, 12] { #expect(try await town.ask().events == events) }
    #expect(try await town.ask().answer.held == 0)
    // Events that vanish later are held again.
    town.answer(Self.calendar(Array(many.prefix(5))))
    for _ in 0..<5 { #expect(try await town.ask().events == 12) }
  }

  /// `NUTHATCH_EVENTS=10000` imports that many into a file, and prints how long it takes.
  @Test func `a long calendar is imported whole, and one that is unchanged writes no event`() async throws {
    let count = ProcessInfo.processInfo.environment["NUTHATCH_EVENTS"].flatMap { Int($0) } ?? 1000
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("events-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let town = try await SourceTown(SQLiteLedger(path: folder.appendingPathComponent("l.sqlite").path, now: { Date() }))
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

  @Test func `an import that is ended at any write is completed by the next one`() async throws {
    let many = (0..<600).map { Self.event("number \($0)", "20261210T1700\($0 % 60 < 10 ? "0" : "")\($0 % 60)") }
    let whole = try await SourceTown()
    whole.answer(Self.calendar(many))
    #expect(try await whole.ask().events == 600)
    for writes in 0...3 {
      let town = try await SourceTown()
      town.answer(Self.calendar(many))
      let watch = SourceWatch(
        ledger: EndingLedger(town.ledger, after: writes), transport: town.web, community: { nil }, userAgent: nil,
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
    var town = try await SourceTown()
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
    let listings = try await town.ledger.read { try $0.listings(at: now) { _ in true } }
    let shown = try #require(listings.first { $0.canonical == nil })
    #expect(listings.count == 2 && shown.source == "union")
    #expect(listings.first { $0.source == "city" }?.canonical == shown.id)
    town.community.sources.removeFirst()
    try await town.watch.declare(town.community)
    let left = try await town.ledger.read { try $0.listings(at: now) { _ in true } }
    #expect(left.map(\.source) == ["city"] && left.allSatisfy { $0.canonical == nil })
  }

  @Test(.timeLimit(.minutes(15)))
  func `a source that never answers delays no other, and a reload changes what is asked`()
    async throws
  {
    let town = try await SourceTown()
    let slow = SlowWeb(town.web)
    let live = LiveCommunity(town.community)
    var other = town.community.sources[0]
    (other.name, other.address) = ("hall", "https://hall.example/")
    town.web[other.address] = HTTPResponse(
      status: 200, headers: [:], body: Data(Self.calendar([Self.games]).utf8))
    live.community?.sources.append(other)
    let watch = SourceWatch(
      ledger: town.ledger, transport: slow, community: { live.community }, userAgent: nil,
      log: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }), now: { Date() })
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

  @Test func `a source that fails is asked after minutes, then hours, and once a day in the end`() {
    let waits = (1...12).map { SourceWatch.patience(after: $0, 3600) }
    #expect(waits[0] >= 225 && waits[0] <= 375 && waits[11] <= 108_000 && waits[11] >= 64_800)
    #expect(waits.max() ?? 0 <= 108_000)
  }
}
