import Foundation
import Testing

/// The running bot as people on X see it, and as its operator sees it with them.
@Suite(.ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct HandleTests {
  private func daemon(_ handle: Handle) async throws -> Daemon {
    let daemon = try Daemon([handle.account()], driver: handle.server.driver)
    try await daemon.startAfresh()
    return daemon
  }

  /// Checks that every request to the stand-in conforms to the network's description of its API.
  private func expectAsDescribed(_ handle: Handle) async throws {
    #expect(try await handle.server.violations.violations.isEmpty)
  }

  @Test func `what is private is answered privately, and a public answer keeps it to itself`() async throws {
    let handle = try await Handle()
    let daemon = try await daemon(handle)
    let added = try await handle.ask("call jimmy at 5pm tomorrow", as: "ana", of: daemon)
    #expect(added.hasPrefix("Added \"call jimmy\" for ") && added.contains("Europe/London"), "\(added)")
    let listed = try await handle.ask("tomorrow", as: "ana", of: daemon)
    #expect(listed.contains("1. call jimmy - 17:00"), "\(listed)")

    let mention = try await handle.post("@\(handle.name) dentist tuesday 9:15 & more", as: "ana")
    let answers = try await handle.said(to: "ana", count: 3, by: daemon)
    let answer = try #require(answers.last)
    #expect(answer.kind == "post" && answer.reply_to == mention)
    #expect(answer.text.contains("09:15") && !answer.text.contains("dentist"), "\(answer.text)")
    let found = try await handle.ask("when is the dentist?", as: "ana", of: daemon)
    #expect(found.contains("dentist & more"), "\(found)")
    #expect(try await daemon.stop() == .exited(0))
    try await expectAsDescribed(handle)
  }

  @Test func `what goes wrong on the way is tried again, and a lost answer is looked for`() async throws {
    let handle = try await Handle()
    let daemon = try await daemon(handle)
    try await handle.fault("GET", "/2/dm_events", 503)
    try await handle.fault("GET", "/2/users/.*/mentions", "garble")
    try await handle.fault("POST", "/2/dm_conversations/.*", "drop")
    #expect(try await handle.ask("feed the cat", as: "ana", of: daemon).contains("Added \"feed the cat\""))
    try await eventually("the faults to be used up", log: daemon.log) { try await handle.faultsLeft() == 0 }
    try await daemon.settle(received: 1)
    #expect(try await handle.said().count == 1)
    #expect(try await daemon.database("SELECT name FROM todo") == [["feed the cat"]])
    #expect(try await daemon.stop() == .exited(0))
    try await expectAsDescribed(handle)
  }

  @Test func `reading the configuration again leaves alone what is as before, and takes up other keys in a file`()
    async throws
  {
    let (handle, other) = (try await Handle(), try await Handle())
    var account = handle.account("bird", ["allow": (0..<20).map { "ana\($0)" }])
    account.secret = handle.keys
    let daemon = try Daemon([account], driver: handle.server.driver)
    try await daemon.startAfresh()
    for (reloads, starts) in [(1, 1), (2, 1), (3, 2)] {
      if reloads == 3 { try await daemon.replaceToken(of: "bird", by: other.keys) }
      try await daemon.reload { $0 }
      try await eventually("the configuration to be read again", log: daemon.log) {
        try count("configuration read again", in: daemon) == reloads && count("account started", in: daemon) == starts
      }
    }
    #expect(try await daemon.stop() == .exited(0))
    #expect(try count("account started", in: daemon) == 2)
  }

  private func count(_ words: String, in daemon: Daemon) throws -> Int {
    try String(contentsOf: daemon.log, encoding: .utf8).split(separator: "\n").count { $0.contains(words) }
  }

  @Test func `tokens are renewed as they end, and a sign-out says which login to run`() async throws {
    let handle = try await Handle()
    // Each is good for three seconds.
    try await handle.set(["lifetime": 3])
    let daemon = try await daemon(handle)
    let first = try await daemon.token(of: "bird")
    try await handle.fault(
      "GET", "/2/dm_events", 401, ["body": ["title": "Unauthorized", "status": 401] as [String: any Sendable]])
    var tokens: Set = [first]
    try await eventually("two renewals", log: daemon.log) {
      tokens.insert(try await daemon.token(of: "bird"))
      return tokens.count == 3
    }
    #expect(try await handle.ask("feed the dog", as: "ana", of: daemon).contains("Added \"feed the dog\""))
    try await handle.revoke()
    try await eventually("the sign-out in the status", log: daemon.log) {
      try await daemon.status().accounts.contains { $0.signInCure?.contains("nuthatch login x") == true }
    }
    let (refused, end) = try await daemon.nuthatch(["check"])
    #expect(end != .exited(0) && refused.contains("nuthatch login x"), "\(refused)")
    #expect(try await daemon.stop() == .exited(0))
    try await expectAsDescribed(handle)
  }
}
