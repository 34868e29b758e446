import Foundation

/// The conditions that the tests wait for.
extension Daemon {
  /// Waits until someone has that many messages of the bot, and returns them.
  func replies(to person: String, on server: Server, count: Int = 1) async throws
    -> [Server.Reply]
  {
    var found: [Server.Reply] = []
    try await eventually("\(count) replies to \(person)", log: log) {
      found = try await server.replies(to: person)
      return found.count >= count
    }
    return found
  }

  /// Returns true if that many messages are in the inbox, and all of them have been worked on.
  func hasWorkedOn(_ count: Int) async throws -> Bool {
    let rows = try await database("SELECT count(*), coalesce(sum(state = 'new'), 0) FROM inbox")
    return rows == [[String(count), "0"]]
  }

  /// Waits until that many messages were read and worked on, and nothing is left to be sent.
  func settle(received count: Int) async throws {
    try await eventually("\(count) messages read, worked on and answered", log: log) {
      try await self.isSettled(received: count)
    }
  }

  /// Returns true if that many messages were read and worked on, and nothing is left to be sent.
  func isSettled(received count: Int) async throws -> Bool {
    // In that order: what is worked on has its answer in the outbox.
    guard try await hasWorkedOn(count) else { return false }
    return try await database("SELECT count(*) FROM outbox WHERE state NOT IN ('sent', 'dead')") == [["0"]]
  }

  /// Lets the work that a death interrupted come to its end, if there is any: a message that kills the process twice is
  /// set aside.
  func endInterruptedWork(received count: Int) async throws {
    let note = FileManager.default.contents(atPath: database.path + ".working")
    let isNoted = note?.first.map { $0 != UInt8(ascii: "\n") } ?? false
    let attempted = try await database("SELECT count(*) FROM inbox WHERE state = 'new' AND attempts > 0")
    guard isNoted || attempted != [["0"]] else { return }
    try await start()
    try await eventually("the interrupted work", log: log) { try await self.hasWorkedOn(count) }
    _ = await kill()
  }
}
