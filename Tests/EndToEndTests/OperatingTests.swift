import Foundation
import Testing

/// The operator's work with the bot.
@Suite(.serialized, .ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct OperatingTests {
  private static let server = SharedServer()

  @Test func `what was written after a backup is read again after it is restored, and answered in one line`()
    async throws
  {
    let (server, people) = (try await Self.server.healed, await Strangers.next(2))
    let (ana, bob) = (people[0], people[1])
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    try await server.post("@nuthatch buy milk", as: ana)
    _ = try await daemon.replies(to: ana, on: server)
    let backup = daemon.folder.appendingPathComponent("backup.sqlite").path
    #expect(try await daemon.nuthatch(["backup", backup]).end == .exited(0))
    try await server.post("@nuthatch buy bread", as: ana)
    try await server.post("@nuthatch buy cheese", as: bob)
    for (person, count) in [(ana, 2), (bob, 1)] {
      _ = try await daemon.replies(to: person, on: server, count: count)
    }
    // Beside a daemon, nothing is restored.
    #expect(try await daemon.nuthatch(["restore", backup]).end == .exited(69))
    #expect(try await daemon.stop() == .exited(0))
    #expect(try await daemon.nuthatch(["restore", backup]).end == .exited(0))
    try await daemon.start()
    let (anas, bobs) = (
      try await daemon.replies(to: ana, on: server, count: 3), try await daemon.replies(to: bob, on: server, count: 2)
    )
    try await daemon.settle(received: 3)
    #expect(try await daemon.database("SELECT name FROM todo ORDER BY id").count == 3)
    for told in [anas.dropFirst(2), bobs.dropFirst(1)] {
      #expect(told.map { $0.text.contains("I was restored from a backup of ") } == [true])
    }
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test func `the configuration is read again, people are let in, limited, told and erased beside the daemon`()
    async throws
  {
    let (server, people) = (try await Self.server.healed, await Strangers.next(2))
    let (ana, bob) = (people[0], people[1])
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    try await server.post("@nuthatch buy milk", as: ana)
    _ = try await daemon.replies(to: ana, on: server)
    try await daemon.reload { $0.setting("invite", at: "account", "garden", "access") }
    try await eventually("the account to begin again", log: daemon.log) {
      try String(contentsOf: daemon.log, encoding: .utf8).contains("configuration read again")
    }
    try await server.post("@nuthatch buy wine", as: bob)
    #expect(try await daemon.replies(to: bob, on: server).last?.text.contains("by invitation") == true)
    let code = try await daemon.nuthatch(["invite"]).output.trimmingCharacters(in: .whitespacesAndNewlines)
    try await server.post("@nuthatch \(code)", as: bob)
    #expect(try await daemon.replies(to: bob, on: server, count: 2).last?.text.contains("you are in") == true)
    try await server.post("@nuthatch buy soap", as: bob)
    _ = try await daemon.replies(to: bob, on: server, count: 3)
    #expect(try await daemon.nuthatch(["people", "quota", ana, "1"]).end == .exited(0))
    try await server.post("@nuthatch buy bread", as: ana)
    #expect(try await daemon.replies(to: ana, on: server, count: 2).last?.text.contains("reached your limit") == true)
    #expect(try await daemon.nuthatch(["people", "erase", bob, "--yes"]).end == .exited(0))
    // An announcement goes to everybody: without a terminal to ask at, a flag has to confirm it.
    #expect(try await daemon.nuthatch(["announce", "We move house."]).end == .exited(64))
    let trial = try await daemon.nuthatch(["announce", "--dry-run", "We move house."])
    #expect(trial.end == .exited(0) && trial.output.contains("1 people would be told"))
    #expect(try await daemon.nuthatch(["announce", "--yes", "We move house."]).end == .exited(0))
    #expect(try await daemon.replies(to: ana, on: server, count: 3).last?.text.contains("We move house.") == true)
    let everybody = try await daemon.nuthatch(["people"]).output
    #expect(everybody.contains("@\(ana)") && !everybody.contains("@\(bob)"))
    // Options may come before the subcommand or behind it.
    let (file, folder) = (daemon.configuration.path, daemon.folder)
    #expect(try await Self.nuthatch(["people", "--config", file, "quota", ana, "9"], in: folder) == .exited(0))
    #expect(try await Self.nuthatch(["people", "quota", "--config", file, ana, "none"], in: folder) == .exited(0))
    #expect(try await daemon.nuthatch(["people", "--search", "nobodys"]).output.contains("Nobody is called"))
    #expect(try await daemon.nuthatch(["people", "--search", ana]).output.contains("@\(ana)"))
    #expect(try await daemon.database("SELECT name FROM todo") == [["buy milk"]])
    #expect(try await daemon.stop() == .exited(0))
  }

  /// Runs it with just these arguments.
  private static func nuthatch(_ arguments: [String], in folder: URL) async throws -> Child.End {
    let nuthatch = try #require(Surroundings.nuthatch)
    return try await Child(
      nuthatch, arguments, environment: Surroundings.environment(), output: folder.appendingPathComponent("more")
    ).ended()
  }

  @Test func `a program reads what it needs as JSON, beside the daemon and with its version`() async throws {
    let (server, ana) = (try await Self.server.healed, await Strangers.next(1)[0])
    let daemon = try Daemon(on: server)
    #expect(try await daemon.json(["check", "--offline"])["isWell"] as? Bool == true)
    try await daemon.startAfresh()
    try await server.post("@nuthatch buy milk", as: ana)
    _ = try await daemon.replies(to: ana, on: server)
    let version = try await daemon.json(["status"])
    #expect(version["daemon"] as? String == version["version"] as? String && version["version"] as? String != nil)
    let people = try await daemon.json(["people", "--search", ana])["people"] as? [[String: Any]]
    #expect(people?.count == 1 && people?.first?["items"] as? Int == 1)
    let accounts = people?.first?["accounts"] as? [[String: String]]
    #expect(accounts?.first?["handle"]?.hasPrefix(ana) == true && accounts?.first?["network"] == "mastodon")
    let number = try #require(people?.first?["person"] as? String)
    #expect(try await daemon.json(["people", "quota", number, "unlimited"])["quota"] as? String == "unlimited")
    let unlimited = try await daemon.json(["people"])["people"] as? [[String: Any]]
    #expect(unlimited?.first?["quota"] as? String == "unlimited")
    #expect(try await daemon.json(["people", "quota", number, "none"])["quota"] == nil)
    #expect(try await daemon.json(["people", "block", number])["blockedSince"] as? String != nil)
    #expect(try await daemon.json(["people", "unblock", number])["blockedSince"] == nil)
    let backup = daemon.folder.appendingPathComponent("backup.sqlite").path
    #expect(try await daemon.json(["backup", backup])["file"] as? String == backup)
    #expect((try await daemon.json(["invite"])["code"] as? String)?.isEmpty == false)
    let trial = try await daemon.json(["announce", "--dry-run", "We move house."])
    #expect(trial["people"] as? Int == 1 && trial["isSent"] as? Bool == false)
    #expect(try await daemon.json(["replay", "all"])["replayed"] as? Int == 0)
    let check = try await daemon.json(["check"])
    let findings = check["findings"] as? [[String: Any]]
    #expect(findings?.contains { ($0["text"] as? String)?.contains("signed in as @nuthatch") == true } == true)
    #expect(try await daemon.stop() == .exited(0))
    let renamed = try await daemon.json(["rename", "garden", "yard"])
    #expect(renamed["account"] as? String == "yard" && renamed["before"] as? String == "garden")
    let moved = try await daemon.json(["server", "yard", "https://example.org"])
    #expect(moved["realm"] as? String == "example.org" && (moved["before"] as? String)?.isEmpty == false)
    let restored = try #require(try await daemon.json(["restore", backup])["replaced"] as? String)
    #expect(try await daemon.json(["status"])["daemon"] == nil)
    let erased = try await daemon.json(["people", "erase", number, "--yes"])
    #expect(erased["person"] as? String == number && (erased["copies"] as? [String])?.contains(restored) == true)
  }

  @Test func `a program is told of a configuration that does not hold, too`() async throws {
    let daemon = try Daemon(on: try await Self.server.healed)
    try await daemon.configure { $0.setting("list", at: "acess") }
    let (output, end) = try await daemon.nuthatch(["check", "--json"])
    #expect(end == .exited(78) && output.contains("\"isWell\" : false"), "\(output)")
    #expect(output.contains("did you mean `account.NAME.access`?"), "\(output)")
    #expect(try await daemon.nuthatch(["check", "--settings-only"]).end == .exited(78))
  }

  @Test func `what the daemon would refuse on a reload is refused before it`() async throws {
    let daemon = try Daemon(on: try await Self.server.healed)
    try await daemon.configure { $0.setting("list", at: "account", "garden", "access") }
    let (output, end) = try await daemon.nuthatch(["check", "--settings-only"])
    #expect(end == .exited(78) && output.contains("takes `allow`"), "\(output)")
  }

  @Test func `a link to a page is of no use while nobody serves it`() async throws {
    let daemon = try Daemon(on: try await Self.server.healed, web: try freePort())
    try await daemon.startAfresh()
    #expect(try await daemon.nuthatch(["web"]).end == .exited(0))
    #expect(try await daemon.stop() == .exited(0))
    #expect(try await daemon.nuthatch(["web"]).end == .exited(69))
  }

  @Test func `what signs no account in works without the file of its token`() async throws {
    let daemon = try Daemon(on: try await Self.server.healed)
    try await daemon.startAfresh()
    #expect(try await daemon.stop() == .exited(0))
    let backup = daemon.folder.appendingPathComponent("backup.sqlite").path
    try await daemon.configure { $0.setting("/nowhere/garden.token", at: "account", "garden", "token_file") }
    #expect(try await daemon.nuthatch(["check", "--settings-only"]).end == .exited(0))
    #expect(try await daemon.nuthatch(["check", "--offline"]).end == .exited(78))
    #expect(try await daemon.nuthatch(["restore", "/nowhere/backup"]).end == .exited(66))
    for command in [["status"], ["people"], ["backup", backup], ["restore", backup]] {
      let (output, end) = try await daemon.nuthatch(command)
      #expect(end == .exited(0), "\(output)")
    }
  }

  @Test func `a reload names the settings that it does not take up, in the format that the log has`() async throws {
    let server = try await Self.server.healed
    let daemon = try Daemon(on: server)
    try await daemon.configure { $0.setting("json", at: "log", "format") }
    try await daemon.startAfresh()
    try await daemon.reload { $0.setting("text", at: "log", "format").setting("Europe/Paris", at: "zone") }
    try await eventually("the warning", log: daemon.log) {
      try String(contentsOf: daemon.log, encoding: .utf8).contains("need a restart")
    }
    let lines = try String(contentsOf: daemon.log, encoding: .utf8).split(separator: "\n")
    let entries = try lines.map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any], "\($0)")
    }
    let warning = entries.first { $0["message"] as? String == "these settings need a restart" }
    #expect(warning?["level"] as? String == "warning")
    #expect((warning?["metadata"] as? [String: String])?["settings"] == "zone,log.format")
    let started = entries.first { $0["message"] as? String == "started" }
    #expect((started?["metadata"] as? [String: String])?["version"]?.isEmpty == false)
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test func `a daemon that was killed is noticed, and a second one is refused`() async throws {
    let server = try await Self.server.healed
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    let second = try await daemon.nuthatch(["run"])
    #expect(second.end == .exited(69) && second.output.contains("another `nuthatch run`"))
    _ = await daemon.kill()
    try await daemon.start()
    try await eventually("a look at the database", log: daemon.log) {
      try String(contentsOf: daemon.log, encoding: .utf8).contains("was checked and is intact")
    }
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test func `from when it says that it is ready, it obeys signals and tells of its end`() async throws {
    let server = try await Self.server.healed
    let daemon = try Daemon(on: server)
    let manager = try NotifySocket(in: daemon.folder)
    try await daemon.start(manager: manager)
    #expect(await manager.hearsReady())
    await daemon.hangUp()
    #expect(try await daemon.stop() == .exited(0))
    var last: String?
    while let next = await manager.next(within: 0) { last = next }
    #expect(last == "STOPPING=1")
  }
}
