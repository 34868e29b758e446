import Foundation
import Testing

/// Calendars that somebody follows, whose server changes, fails and lies.
@Suite(.serialized, .ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct FollowedCalendarTests {
  private static let server = SharedServer()
  private static let paths = ["sign-in", "gone", "broken", "cut", "empty", "loopback"]
  private static let hour: Double = 3600

  @Test
  func `one that fails or lies loses nothing, one that changes is followed, also after the daemon was killed`()
    async throws
  {
    let (server, ana, port) = (try await Self.server.healed, await Strangers.next(), try freePort())
    let daemon = try Daemon(on: server)
    let mood = daemon.folder.appendingPathComponent("mood")
    try Data("well".utf8).write(to: mood)
    let feeds = try CommunityTests.feeds(port, mood, daemon)
    defer { feeds.signal(SIGKILL) }
    try Self.exempt("http://127.0.0.1:\(port)", in: daemon.configuration)
    try await daemon.startAfresh()
    for path in Self.paths {
      try await server.post("@nuthatch !subscribe http://127.0.0.1:\(port)/\(path)?key=s3cret as \(path)", as: ana)
    }
    try await Self.eventually("all calendars", daemon) { $0.allSatisfy { $0 == ["3", "0"] } }
    // One of them is in summer time.
    let rows = try await daemon.database(Self.events)
    #expect(rows.count == 18 && Set(rows.map { $0[2] }) == ["11:00", "10:00"])
    // Each change is reported; answers to several messages may be merged into one.
    try await EndToEndTests.eventually("news of all calendars", log: daemon.log) {
      try await server.replies(to: ana).count { $0.text.contains("3 events") } == Self.paths.count
    }
    let told = try await server.replies(to: ana).count

    try Data("lying".utf8).write(to: mood)
    _ = try await daemon.kill()
    try await daemon.start(ahead: 3 * Self.hour)
    try await Self.eventually("all lies", daemon) { $0.allSatisfy { $0 == ["3", "1"] } }
    #expect(try await daemon.database(Self.events) == rows)
    // A calendar that cannot be reached is read again later, and nobody is told.
    #expect(try await server.replies(to: ana).count == told)

    try Data("moved".utf8).write(to: mood)
    #expect(try await daemon.stop() == .exited(0))
    try await daemon.start(ahead: 72 * Self.hour)
    try await Self.eventually("all is well", daemon) { $0.allSatisfy { $0 == ["3", "0"] } }
    let moved = try await daemon.database(Self.events)
    #expect(moved.map { $0[0...1] } == rows.map { $0[0...1] } && Set(moved.map { $0[2] }) == ["19:00", "18:00"])
    #expect(try await daemon.stop() == .exited(0))
    let log = try String(contentsOf: daemon.log, encoding: .utf8)
    #expect(!log.contains("s3cret"))
  }

  /// A server of the same network that the operator has not exempted is not asked, whoever names it.
  @Test
  func `a server around the bot is read only where the operator exempts it`() async throws {
    let (server, ana, port) = (try await Self.server.healed, await Strangers.next(), try freePort())
    let daemon = try Daemon(on: server)
    let mood = daemon.folder.appendingPathComponent("mood")
    try Data("well".utf8).write(to: mood)
    let feeds = try CommunityTests.feeds(port, mood, daemon)
    defer { feeds.signal(SIGKILL) }
    try await daemon.startAfresh()
    try await server.post("@nuthatch !subscribe http://127.0.0.1:\(port)/well?key=s3cret", as: ana)
    let replies = try await daemon.replies(to: ana, on: server, count: 2)
    #expect(replies.last?.text.contains("could not reach") == true, "\(replies)")
    #expect(try await daemon.database("SELECT count(*) FROM event") == [["0"]])
    #expect(try await daemon.stop() == .exited(0))
  }

  private static let events = "SELECT id, name, substr(start, 12) FROM event ORDER BY id"

  private static func eventually(_ what: String, _ daemon: Daemon, _ condition: ([[String]]) -> Bool) async throws {
    try await EndToEndTests.eventually(what, log: daemon.log) {
      let calendars = try await daemon.database(
        "SELECT (SELECT count(*) FROM event WHERE event.subscription = subscription.id), failures FROM subscription")
      return calendars.count == paths.count && condition(calendars)
    }
  }

  private static func exempt(_ origin: String, in configuration: URL) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: configuration))
    guard var settings = object as? [String: Any] else { throw Server.Failure(description: "no settings") }
    settings["calendars"] = ["allow_hosts": [origin]]
    try JSONSerialization.data(withJSONObject: settings).write(to: configuration)
  }
}
