import Foundation
import Testing

/// A server that posts a repeated request twice.
@Suite(.serialized, .ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct ForgetfulServerTests {
  private static let server = SharedServer(deduplicates: false)

  private static let statuses = "/api/v1/statuses"

  @Test func `where the server would post a copy, a lost answer is looked for instead`() async throws {
    let requests = try await Self.server.healed.answer("feed the mouse") { server in
      try await server.lose("POST", Self.statuses, .drop, count: 1)
    }
    #expect(requests.filter { $0.method == "POST" && $0.path == Self.statuses }.count == 1)
  }

  @Test func `whatever a proxy does to an answer, and whatever its clock says, each reply is posted once`() async throws
  {
    let server = try await Self.server.healed
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    // An earlier answer marks the end of a search.
    let first = await Strangers.next()
    try await server.post("@nuthatch feed the hen", as: first)
    _ = try await daemon.replies(to: first, on: server)
    let posted = try await server.posted()
    try await server.skew(7_200)
    var people: [String] = []
    for loss in [Server.Loss.drop, .late, .refuse] {
      try await server.lose("POST", Self.statuses, loss, count: 1)
      people.append(await Strangers.next())
    }
    try await server.post(people.map { .init(as: $0, text: "@nuthatch feed the hens of \($0)") })
    for person in people { _ = try await daemon.replies(to: person, on: server) }
    try await daemon.settle(received: 4)
    #expect(try await server.posted() - posted == 3)
    #expect(try await daemon.status().accounts.map(\.dead) == [0])
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test func `a doubt that nothing can settle is told, and not posted again`() async throws {
    let (server, person) = (try await Self.server.healed, await Strangers.next())
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    try await server.lose("POST", Self.statuses, .drop, count: 1)
    // The bot may read its own posts nowhere.
    let effect: [String: any Sendable] = ["type": "status", "status": 403]
    for list in ["/api/v1/accounts/*/statuses", "/api/v1/timelines/home", "/api/v1/statuses/*/context"] {
      try await server.fault("GET", list, effect: effect, count: 1000)
    }
    try await server.post("@nuthatch feed the snake", as: person)
    try await eventually("the doubt in the status", log: daemon.log) {
      try await daemon.status().accounts.contains { $0.dead + $0.doubtful == 1 && $0.queued == 0 }
    }
    #expect(try await daemon.stop() == .exited(0))
    #expect(try await server.replies(to: person).count == 1)
  }
}
