import Agent
import Foundation
import Storage
import Store
import Testing

@testable import nuthatch

/// The terminal on the daemon's database.
@Suite struct TerminalTests {
  /// A folder with a configuration, and with the database that the daemon has made.
  static func withDaemon(_ body: (_ folder: URL, _ configuration: String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "nuthatch-terminal-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = folder.appending(path: "daemon.sqlite").path
    let file = folder.appending(path: "nuthatch.yaml")
    try """
    database: \(database)
    zone: Europe/Helsinki
    accounts: [garden]
    account:
      garden:
        network: mastodon
        server: https://garden.example
        token_file: none
    community:
      name: Kuopio campus
      publish: open
      moderators: [mod@console]
    """.write(to: file, atomically: true, encoding: .utf8)
    try await body(folder, file.path)
  }

  private static func say(
    _ text: String, as name: String, _ configuration: String, _ database: String? = nil, minutesLater: Double = 0
  ) async throws -> [String] {
    let said = Said()
    var options = TerminalOptions()
    (options.givenName, options.zone) = (name, nil)
    (options.configuration, options.database) = (configuration, database)
    // Fri 20 Nov 2026, 10:00 in Helsinki
    let now = Date(timeIntervalSince1970: 1_795_161_600 + minutesLater * 60)
    let timekeeper = Timekeeper(now: { now }, sleep: { _ in })
    let talk = try await Terminal(options, timekeeper: timekeeper, output: { said.append($0) })
    try await talk.say(text)
    try talk.ledger.close()
    return said.texts
  }

  @Test func `the terminal knows the configuration's community, zone and moderators`() async throws {
    try await Self.withDaemon { folder, configuration in
      try SQLiteLedger(path: folder.appending(path: "daemon.sqlite").path, now: { Date() }).close()
      let asked = try await Self.say("publish an event tea sunday 5pm", as: "ann", configuration)
      #expect(asked.first?.contains("\"tea\", Sun 22 Nov, 17:00. Everybody in Kuopio campus sees it") == true)
      #expect(asked.contains { $0.contains("Europe/Helsinki") })
      let published = try await Self.say("yes", as: "ann", configuration)
      #expect(published.first?.hasPrefix("Published: tea, Sun 22 Nov, 17:00 (c1)") == true)
      let told = try await Self.say("!whatson", as: "bob", configuration)
      #expect(told.first?.contains("1. tea - 17:00") == true)
      let queue = try await Self.say("!queue", as: "mod", configuration)
      #expect(queue.first?.contains("moderators") == false)
      #expect(try await Self.say("!queue", as: "bob", configuration) != queue)
    }
  }

  @Test func `who talks in the terminal is told of their events, and what is the daemon's is left to it`() async throws
  {
    try await Self.withDaemon { folder, configuration in
      let ledger = try SQLiteLedger(path: folder.appending(path: "daemon.sqlite").path, now: { Date() })
      try await ledger.write { try $0.jobs.queue(.announce("News.", after: nil), at: Date(timeIntervalSince1970: 0)) }
      _ = try await Self.say("publish an event tea sunday 5pm", as: "ann", configuration)
      _ = try await Self.say("yes", as: "ann", configuration)
      for name in ["bob", "cat"] { _ = try await Self.say("going to c1", as: name, configuration) }
      _ = try await Self.say("today", as: "dan", configuration)
      let invited = try await Self.say("invite @dan to c1", as: "ann", configuration)
      #expect(invited.count == 1 && invited[0].hasPrefix("Invited"), "what is dan's is not told ann: \(invited)")
      #expect(try await Self.say("today", as: "dan", configuration).contains { $0.contains("invites you") })
      _ = try await Self.say("call off c1, it rains", as: "ann", configuration, minutesLater: 10)
      for name in ["cat", "bob"] {
        let told = try await Self.say("today", as: name, configuration, minutesLater: 100)
        #expect(told.contains { $0.contains("is called off: it rains") }, "\(told)")
        let again = try await Self.say("today", as: name, configuration, minutesLater: 200)
        #expect(!again.contains { $0.contains("called off") }, "\(again)")
      }
      #expect(try await ledger.read { try $0.jobs.due(at: Date(), limit: 9).count } == 1)
      try ledger.close()
    }
  }

  @Test func `a database named beside the configuration is another one`() async throws {
    try await Self.withDaemon { folder, configuration in
      let own = folder.appending(path: "own.sqlite").path
      let told = try await Self.say("!whatson", as: "ann", configuration, own)
      #expect(told.first?.hasPrefix("Kuopio campus: nothing.") == true)
      #expect(FileManager.default.fileExists(atPath: own))
    }
  }

  @Test func `a database that no daemon has made is none`() async throws {
    try await Self.withDaemon { folder, configuration in
      await #expect(throws: Problem.self) {
        try await Self.say("!whatson", as: "ann", configuration)
      }
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "daemon.sqlite").path))
    }
  }
}
