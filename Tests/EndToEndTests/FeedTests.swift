import Foundation
import Testing

/// A calendar as people's own programs read it from the running daemon.
@Suite(.serialized, .ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct FeedTests {
  private static let server = SharedServer()

  private struct Seen: Decodable {
    var status: Int
    var again: Int
    var unzips: Bool
    var stranger: Int
    var items: Int
    var khal: String
  }

  static let haveReaders = (Surroundings.python?.deletingLastPathComponent()).map { folder in
    ["khal", "vdirsyncer"].allSatisfy {
      FileManager.default.isExecutableFile(atPath: folder.appendingPathComponent($0).path)
    }
  }

  @Test(.enabled(if: haveReaders == true, "khal and vdirsyncer stand not beside NUTHATCH_PYTHON"))
  func `khal and vdirsyncer read the address that a private message gives, and a public one gives none`() async throws {
    let (server, ana) = (try await Self.server.healed, await Strangers.next())
    let port = try freePort()
    let daemon = try Daemon(on: server, web: port)
    try await daemon.startAfresh()
    try await server.post("@nuthatch class every monday 19:00-20:30", as: ana)
    try await server.post("@nuthatch lunch, soup; and 🐦 friday 12-13", as: ana)
    try await server.post("@nuthatch take out the trash monday at 8pm *weekly", as: ana)
    try await server.post("@nuthatch !calendar", as: ana, visibility: "public")
    try await server.post("@nuthatch !calendar", as: ana)
    var address: String?
    var isRefused = false
    try await eventually("an address", log: daemon.log) {
      let texts = try await daemon.replies(to: ana, on: server).map(\.text)
      isRefused = texts.contains { $0.contains("private message") }
      address = texts.joined(separator: " ").split(whereSeparator: \.isWhitespace).first { $0.contains("/feed/") }.map(
        String.init)
      return address != nil
    }
    #expect(isRefused)
    let seen = try await look(at: try #require(address), in: daemon)
    #expect(seen.status == 200 && seen.again == 304 && seen.unzips && seen.stranger == 404)
    #expect(seen.items == 3)
    #expect(seen.khal.contains("12:00 lunch, soup; and 🐦") && seen.khal.contains("19:00 class"))
    #expect(try await daemon.stop() == .exited(0))
    let log = try String(contentsOf: daemon.log, encoding: .utf8)
    #expect(!log.contains(address?.split(separator: "/").last ?? "/"))
  }

  private func look(at address: String, in daemon: Daemon) async throws -> Seen {
    guard let python = Surroundings.python else { throw Server.Failure(description: Surroundings.whatIsMissing) }
    let output = daemon.folder.appendingPathComponent("seen")
    let child = try Child(
      python,
      [
        Surroundings.support.appendingPathComponent("feed.py").path, address,
        daemon.folder.appendingPathComponent("readers").path, "today", "30d",
      ], environment: Surroundings.environment(["PYTHONDONTWRITEBYTECODE": "1"]), output: output)
    #expect(await child.ended() == .exited(0))
    return try JSONDecoder().decode(Seen.self, from: try Data(contentsOf: output))
  }
}
