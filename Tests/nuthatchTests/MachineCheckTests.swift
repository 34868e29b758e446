import Agenda
import Foundation
import Storage
import Store
import Testing

@testable import nuthatch

/// The lines of `nuthatch check` about this machine.
@Suite struct MachineCheckTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("check-\(UUID())")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  private func settings(_ lines: String) throws -> Settings {
    let file = folder.appendingPathComponent("nuthatch.yaml")
    let all = [
      "database: \(folder.path)/ledger.sqlite", "accounts: [garden]", "account:",
      "  garden: {network: mastodon, server: https://example.org, token: hush-hush}", lines,
    ]
    try all.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    return try Settings.read(from: file.path, accounts: .none, environment: [:])
  }

  private func unit(_ lines: String, addition: String? = nil) throws -> ServiceUnit? {
    let units = folder.appendingPathComponent("usr/lib/systemd/system")
    try FileManager.default.createDirectory(at: units, withIntermediateDirectories: true)
    try lines.write(to: units.appendingPathComponent("nuthatch.service"), atomically: true, encoding: .utf8)
    let more = folder.appendingPathComponent("etc/systemd/system/nuthatch.service.d")
    try FileManager.default.createDirectory(at: more, withIntermediateDirectories: true)
    try addition?.write(to: more.appendingPathComponent("override.conf"), atomically: true, encoding: .utf8)
    return ServiceUnit(root: folder.path + "/")
  }

  @Test func `a unit tells where the daemon may write`() throws {
    #expect(ServiceUnit(root: folder.path + "/") == nil)
    let own = "[Service]\nStateDirectory=nuthatch\nProtectSystem=strict\n"
    let closed = try #require(try unit(own))
    #expect(closed.canWrite(in: "/var/lib/nuthatch/backups"))
    #expect(!closed.canWrite(in: "/var/lib/nuthatch2") && !closed.canWrite(in: "/srv/backups"))
    let open = try #require(try unit(own, addition: "[Service]\nReadWritePaths=-/mnt/a /srv/backups\n"))
    #expect(open.canWrite(in: "/srv/backups") && open.canWrite(in: "/mnt/a/b") && !open.canWrite(in: "/srv/other"))
    #expect(try unit("[Service]\n")?.canWrite(in: "/srv") == true)
  }

  @Test func `the unit of the package keeps the daemon from other folders`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Deploy/nuthatch.service")
    let unit = try #require(try unit(String(contentsOf: file, encoding: .utf8)))
    #expect(unit.canWrite(in: "/var/lib/nuthatch/nuthatch.sqlite.media") && !unit.canWrite(in: "/srv/backups"))
  }

  @Test func `a file is no folder for backups`() throws {
    try Data().write(to: folder.appendingPathComponent("file"))
    let problem = #expect(throws: Problem.self) {
      try Check().backups(settings("backup: {directory: \(folder.path)/file}"))
    }
    #expect(problem?.code == EX_CONFIG && problem?.description.contains("do:") == false)
  }

  @Test func `a port that another program has is told, for pages and for figures`() async throws {
    let taken = try ListeningSocket()
    let found = try settings(
      "web: {listen: \"127.0.0.1:\(taken.port)\"}\nmetrics: {listen: \"localhost:\(taken.port)\"}")
    for look in [Check().web, Check().metrics] {
      let problem = await #expect(throws: Problem.self) { try await look(found) }
      #expect(problem?.code == EX_UNAVAILABLE && problem?.description.contains("another program listens there") == true)
    }
    // Even while the daemon runs.
    let lock = try DaemonLock(database: found.database, for: .daemon(version: Version.current))
    await #expect(throws: Problem.self) { try await Check().web(found) }
    let own = try ListeningSocket(answer: ListeningSocket.answer("200 OK", "{\"status\": \"ok\"}"))
    #expect(
      try await Check().web(settings("web: {listen: \"127.0.0.1:\(own.port)\"}"))
        == "web: 127.0.0.1:\(own.port), where the daemon listens")
    withExtendedLifetime((lock, taken, own)) {}
  }

  @Test(arguments: [
    (EADDRINUSE, "another program"), (EACCES, "below 1024"), (EADDRNOTAVAIL, "this machine"), (EPERM, "("),
  ])
  func `what keeps a server from listening is told with what to do`(number: Int32, words: String) {
    #expect(ListeningPort.advice(number).contains(words) && ListeningPort.advice(number).contains("name "))
  }

  @Test(arguments: [("http://nuthatch.example.org", true), ("https://a.example/b", true), ("https://a.example", false)])
  func `a public address that shows nobody a page is refused`(address: String, isRefused: Bool) async throws {
    let found = try settings("web: {listen: \"127.0.0.1:1\", public_url: \"\(address)\"}")
    guard isRefused else { return #expect(try await Check().pages(found) == nil) }
    let problem = await #expect(throws: Problem.self) { try await Check().pages(found) }
    #expect(problem?.code == EX_CONFIG && problem?.description.contains("https://") == true)
  }

  @Test func `the problems of a running daemon are asked for, and nobody else is taken for one`() async throws {
    let full = ListeningSocket.answer(
      "503 Service Unavailable", "{\"status\": \"failing\", \"problems\": [\"no room\"]}")
    let (daemon, other) = (
      try ListeningSocket(answer: full), try ListeningSocket(answer: ListeningSocket.answer("200 OK", "hi"))
    )
    func running(at port: Int) -> RunningDaemon { RunningDaemon(at: ListenAddress(host: "0.0.0.0", port: port)) }
    #expect(await running(at: daemon.port).problems == ["no room"])
    #expect(await running(at: daemon.port).answers)
    #expect(await running(at: other.port).problems == nil)
    #expect(await !running(at: other.port).answers)
    withExtendedLifetime((daemon, other)) {}
  }

  @Test func `events that wait for a moderator need one`() async throws {
    func community(_ lines: String) throws -> CommunitySettings? {
      try settings("community: {name: Union, \(lines)}").community
    }
    let ledger = try SQLiteLedger.inMemory(now: { Date(timeIntervalSince1970: 0) })
    #expect(try await community("publish: approve")?.moderationProblem(ledger)?.contains("there is none") == true)
    #expect(try await community("publish: approve")?.moderationProblem(nil) != nil)
    #expect(try await community("publish: open")?.moderationProblem(ledger) == nil)
    #expect(try await community("publish: approve, moderators: [ann@console]")?.moderationProblem(ledger) == nil)
    await #expect(throws: Problem.self) {
      try await Check().moderators(settings("community: {name: Union, publish: approve}"))
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
  func `a database that root has put there is the folder's owner's`() throws {
    let database = folder.appendingPathComponent("ledger.sqlite").path
    try Data().write(to: URL(fileURLWithPath: database))
    #expect(chown(folder.path, 1, 1) == 0)
    #expect(ServiceUser(of: database)?.name == "daemon")
    #expect(chown(database, 2, 2) == 0)
    #expect(ServiceUser(of: database)?.name == "bin")
  }

  @Test func `a backup that can't be made is told as the backup's, and names the unit`() throws {
    let error = StoreError(.readOnly, path: "/srv/backups", cause: "no")
    let text = error.description(ofBackupOf: "/ledger")
    #expect(text.hasPrefix("the backup /srv/backups cannot be written") && text.contains("ReadWritePaths="))
    #expect(error.description(ofBackupOf: "/srv/backups").hasPrefix("the database /srv/backups"))
  }
}
