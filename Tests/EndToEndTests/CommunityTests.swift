import Foundation
import Testing

/// Sources of events that change, fail and lie, as the running daemon sees them.
@Suite(.serialized, .ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct CommunityTests {
  private static let server = SharedServer()
  private static let paths = ["sign-in", "gone", "broken", "cut", "empty", "loopback"]

  private struct Sources: Decodable {
    struct Source: Decodable {
      var name: String
      var events: Int
      var failures: Int
      var problem: String?
    }
    var sources: [Source]
  }

  @Test
  func `a source that fails or lies loses nothing, one that changes is followed, also after the daemon was killed`()
    async throws
  {
    let port = try freePort()
    let daemon = try Daemon(on: try await Self.server.healed)
    let mood = daemon.folder.appendingPathComponent("mood")
    try Data("well".utf8).write(to: mood)
    let feeds = try Self.feeds(port, mood, daemon)
    defer { feeds.signal(SIGKILL) }
    try Self.name(Self.paths, at: port, in: daemon.configuration)
    try await daemon.startAfresh()
    try await Self.eventually("all events", daemon) { $0.allSatisfy { $0.events == 3 && $0.failures == 0 } }
    let rows = try await daemon.database("SELECT uid, start, listed, changed FROM community_event ORDER BY id")
    #expect(rows.count == 18)

    try Data("lying".utf8).write(to: mood)
    _ = try await daemon.nuthatch(["community", "sources", "--fetch"])
    try await Self.eventually("all lies", daemon) { $0.allSatisfy { $0.failures == 1 } }
    #expect(try await daemon.database("SELECT uid, start, listed, changed FROM community_event ORDER BY id") == rows)
    let (told, _) = try await daemon.nuthatch(["community", "sources"])
    for words in ["sign in", "404", "500", "ends too early", "nothing in it", "not one of the Internet's"] {
      #expect(told.contains(words), "\(told)")
    }
    #expect(
      try await daemon.nuthatch(["status"]).output.contains("failing: broken, cut, empty, gone, loopback, sign-in"))

    try Data("moved".utf8).write(to: mood)
    _ = try await daemon.kill()
    try await daemon.start()
    _ = try await daemon.nuthatch(["community", "sources", "--fetch"])
    try await Self.eventually("all is well", daemon) { $0.allSatisfy { $0.events == 3 && $0.failures == 0 } }
    let moved = try await daemon.database("SELECT DISTINCT substr(start, 12) FROM community_event WHERE listed")
    #expect(moved == [["18:00"]])
    #expect(try await daemon.stop() == .exited(0))
    let log = try String(contentsOf: daemon.log, encoding: .utf8)
    #expect(!log.contains("s3cret") && !told.contains("s3cret"))
  }

  private static func eventually(
    _ what: String, _ daemon: Daemon, _ condition: ([Sources.Source]) -> Bool
  ) async throws {
    try await EndToEndTests.eventually(what, log: daemon.log) {
      let (output, end) = try await daemon.nuthatch(["community", "sources", "--json"])
      guard end == .exited(0) else { return false }
      let sources = try JSONDecoder().decode(Sources.self, from: Data(output.utf8)).sources
      return sources.count == paths.count && condition(sources)
    }
  }

  /// The server of the calendars.
  static func feeds(_ port: Int, _ mood: URL, _ daemon: Daemon) throws -> Child {
    guard let python = Surroundings.python else { throw Server.Failure(description: Surroundings.whatIsMissing) }
    return try Child(
      python, [Surroundings.support.appendingPathComponent("feed_server.py").path, String(port), mood.path],
      environment: Surroundings.environment(["PYTHONDONTWRITEBYTECODE": "1"]),
      output: daemon.folder.appendingPathComponent("feeds"))
  }

  /// Names the sources in a configuration.
  static func name(
    _ paths: [String], at port: Int, trust: String = "ordinary", from day: String = "", in configuration: URL
  ) throws {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: configuration))
    guard var settings = object as? [String: Any] else { throw Server.Failure(description: "no settings") }
    let sources = paths.map { path in
      (
        path,
        [
          "address": "http://127.0.0.1:\(port)/\(path)?key=s3cret&day=\(day)", "allow_host": "http://127.0.0.1:\(port)",
          "every_minutes": "60", "trust": trust,
        ]
      )
    }
    settings["community"] = ["name": "Union", "sources": Dictionary(uniqueKeysWithValues: sources)]
    try JSONSerialization.data(withJSONObject: settings).write(to: configuration)
  }
}
