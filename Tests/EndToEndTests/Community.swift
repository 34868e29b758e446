import Foundation

/// A server shared by the tests that need nothing special of one; each test has its own daemon and its own people.
enum Community {
  static let people = ["ana", "bob", "cat", "dan"] + (0..<50).map { "writer\($0)" }

  private static let starting = Task { try await Server(people: people) }

  static var server: Server { get async throws { try await starting.value } }
}

extension Daemon {
  /// Waits until someone has so many messages of the bot's, and returns them.
  func replies(to person: String, on server: Server, count: Int = 1, within seconds: Double = 30) async throws
    -> [Server.Reply]
  {
    var found: [Server.Reply] = []
    try await eventually("\(count) replies to \(person)", within: seconds, log: log) {
      found = try await server.replies(to: person)
      return found.count >= count
    }
    return found
  }

  /// Waits until nothing is left to do: all is read, worked on and sent, or given up.
  func settle(within seconds: Double = 60) async throws {
    try await eventually("everything read, worked on and sent", within: seconds, log: log) {
      let waiting = try await self.database(
        """
        SELECT (SELECT count(*) FROM inbox WHERE state = 'new')
          + (SELECT count(*) FROM outbox WHERE state NOT IN ('sent', 'dead'))
        """)
      return waiting == [["0"]]
    }
  }
}
