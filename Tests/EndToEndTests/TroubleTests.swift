import Foundation
import Testing

/// A server that fails in the ways servers do.
@Suite(.serialized, .ownThreads, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct TroubleTests {
  /// A server that knows Idempotency-Keys.
  private static let server = SharedServer()

  private static let notifications = "/api/v1/notifications"
  private static let statuses = "/api/v1/statuses"

  @Test func `a server that is down is asked again until it is up`() async throws {
    _ = try await Self.server.healed.answer("feed the cat") { server in
      let down: [String: any Sendable] = ["type": "status", "status": 503]
      try await server.fault("GET", Self.notifications, effect: down, count: 2)
      try await server.fault("POST", Self.statuses, effect: down, count: 2)
    }
  }

  @Test func `an answer that makes no sense is no answer`() async throws {
    _ = try await Self.server.healed.answer("feed the dog") { server in
      try await server.fault("GET", Self.notifications, effect: ["type": "malformed"], count: 1)
      try await server.fault("GET", Self.notifications, effect: ["type": "malformed", "truncate": false], count: 1)
      try await server.fault("POST", Self.statuses, effect: ["type": "malformed"], count: 1)
    }
  }

  @Test(arguments: RateLimit.allCases)
  func `a rate limit is waited out as told`(limit: RateLimit) async throws {
    var resets: [String: Date] = [:]
    let requests = try await Self.server.healed.answer("feed the fish") { server in
      // The page is asked for before the answer is sent.
      resets = ["GET": Date().addingTimeInterval(3), "POST": Date().addingTimeInterval(6)]
      for (method, path) in [("GET", Self.notifications), ("POST", Self.statuses)] {
        try await server.fault(method, path, effect: limit.effect(reset: try #require(resets[method])), count: 1)
      }
    }
    for (method, path) in [("POST", Self.statuses), ("GET", Self.notifications + "?")] {
      let asked = requests.filter { $0.method == method && $0.path.hasPrefix(path) }
      let refused = try #require(asked.firstIndex { $0.outcome == "429" })
      try #require(refused + 1 < asked.count)
      #expect(asked[refused + 1].outcome == "200")
      let reset = try #require(resets[method])
      #expect(asked[refused + 1].second >= limit.earliest(refused: asked[refused].second, reset: reset))
    }
  }

  @Test func `a server's own rate limit is kept to`() async throws {
    let people = ["ana", "bob"]
    let server = try await Server(people: people, rateLimit: (requests: 30, seconds: 5))
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    for round in 1...3 {
      try await server.post(people.map { .init(as: $0, text: "@nuthatch errand \(round)") })
      for person in people { _ = try await daemon.replies(to: person, on: server, count: round) }
    }
    let requests = try await server.requests()
    #expect(requests.filter { $0.outcome == "429" }.count <= 2, "of \(requests.count) requests")
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test(arguments: [Server.Loss.drop, .cut, .garble])
  func `an answer lost after the post took effect doubles nothing`(loss: Server.Loss) async throws {
    let requests = try await Self.server.healed.answer("feed the horse") { server in
      try await server.lose("POST", Self.statuses, loss, count: 2)
    }
    // The server is asked for the same post until it says so.
    #expect(requests.filter { $0.method == "POST" && $0.path == Self.statuses }.count == 3)
  }

  @Test func `an account whose token is refused for a while goes on by itself`() async throws {
    let (server, person) = (try await Self.server.healed, await Strangers.next())
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    let refused: [String: any Sendable] = ["type": "status", "status": 401]
    try await server.fault("GET", Self.notifications, effect: refused, count: 1)
    try await server.fault("GET", "/api/v1/accounts/verify_credentials", effect: refused, count: 1)
    try await eventually("the refusals", log: daemon.log) { try await server.faultsLeft() == 0 }
    let id = try await server.post("@nuthatch feed the goose", as: person)
    #expect(try await daemon.replies(to: person, on: server).map(\.reply_to) == [id])
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test func `a token taken back is told, and a new one is taken up`() async throws {
    // A server of its own: its bot is signed out for good.
    let server = try await Server(people: ["ana"])
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    try await server.revoke(server.token)
    try await eventually("the sign-out in the status", log: daemon.log) {
      try await daemon.status().accounts.contains { $0.failure != nil }
    }
    let id = try await server.post("@nuthatch feed the goat", as: "ana")
    try await daemon.replaceToken(by: try await server.signIn())
    #expect(try await daemon.stop() == .exited(0))
    try await daemon.start()
    #expect(try await daemon.replies(to: "ana", on: server).map(\.reply_to) == [id])
    try await eventually("no failure in the status", log: daemon.log) {
      try await daemon.status().accounts.allSatisfy { $0.failure == nil }
    }
    #expect(try await daemon.stop() == .exited(0))
  }
}
