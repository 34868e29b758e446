import Foundation
import Testing

/// A server that fails in the ways servers do.
@Suite(.serialized, .enabled(if: Surroundings.areThere, Comment(rawValue: Surroundings.whatIsMissing)))
struct TroubleTests {
  private static let notifications = "/api/v1/notifications"
  private static let statuses = "/api/v1/statuses"

  /// Runs a daemon among the faults that `breaking` makes, has a message answered, and returns the replies to it and
  /// what was asked meanwhile.
  private func answer(_ text: String, among breaking: (Server) async throws -> Void) async throws
    -> (replies: [Server.Reply], requests: [Server.Request])
  {
    let server = try await Server(people: ["ana"])
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    let before = try await server.requests().count
    try await breaking(server)
    let id = try await server.post("@nuthatch \(text)", as: "ana")
    try await eventually("the faults to be used up", log: daemon.log) { try await server.faultsLeft() == 0 }
    let replies = try await daemon.replies(to: "ana", on: server)
    try await daemon.settle()
    #expect(replies.map(\.reply_to) == [id])
    #expect(try await daemon.database("SELECT name FROM todo") == [[text]])
    #expect(try await daemon.stop() == .exited(0))
    return (try await server.replies(to: "ana"), Array(try await server.requests().dropFirst(before)))
  }

  @Test func `a server that is down is asked again until it is up`() async throws {
    let (replies, _) = try await answer("feed the cat") { server in
      let down: [String: any Sendable] = ["type": "status", "status": 503]
      try await server.fault("GET", Self.notifications, effect: down, count: 2)
      try await server.fault("POST", Self.statuses, effect: down, count: 2)
    }
    #expect(replies.count == 1)
  }

  @Test func `an answer that makes no sense is no answer`() async throws {
    let (replies, _) = try await answer("feed the dog") { server in
      try await server.fault("GET", Self.notifications, effect: ["type": "malformed"], count: 1)
      try await server.fault("GET", Self.notifications, effect: ["type": "malformed", "truncate": false], count: 1)
      try await server.fault("POST", Self.statuses, effect: ["type": "malformed"], count: 1)
    }
    #expect(replies.count == 1)
  }

  /// What servers say along with a 429, and how long that means to wait, at the least.
  enum Limit: String, CaseIterable, Sendable {
    case retryAfter, isoReset, epochReset, nothing

    func headers(now: Date) -> [String: String] {
      let reset = now.addingTimeInterval(3)
      switch self {
      case .retryAfter: return ["Retry-After": "2"]
      case .isoReset: return ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset.formatted(.iso8601)]
      case .epochReset:
        return ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": String(Int(reset.timeIntervalSince1970))]
      case .nothing: return [:]
      }
    }

    var seconds: Double {
      switch self {
      // The reset is told in whole seconds, and some time goes by between the fault's making and its effect.
      case .retryAfter: 1.9
      case .isoReset, .epochReset: 1
      case .nothing: 0.1
      }
    }
  }

  @Test(arguments: Limit.allCases)
  func `a rate limit is waited out as told`(limit: Limit) async throws {
    let (replies, requests) = try await answer("feed the fish") { server in
      let effect: [String: any Sendable] = ["type": "status", "status": 429, "headers": limit.headers(now: Date())]
      try await server.fault("POST", Self.statuses, effect: effect, count: 1)
    }
    #expect(replies.count == 1)
    let posts = requests.filter { $0.method == "POST" && $0.path == Self.statuses }
    try #require(posts.map(\.outcome) == ["429", "200"])
    #expect(posts[1].second - posts[0].second >= limit.seconds)
  }

  @Test func `a limit on reading is waited out too`() async throws {
    let (_, requests) = try await answer("feed the bird") { server in
      let effect: [String: any Sendable] = ["type": "status", "status": 429, "headers": ["Retry-After": "2"]]
      try await server.fault("GET", Self.notifications, effect: effect, count: 1)
    }
    let limited = try #require(requests.firstIndex { $0.outcome == "429" })
    let next = try #require(requests[(limited + 1)...].first { $0.path.hasPrefix(Self.notifications + "?") })
    #expect(next.second - requests[limited].second >= 1.9)
  }

  @Test func `a server's own rate limit is kept to`() async throws {
    let server = try await Server(people: ["ana", "bob"], rateLimit: (requests: 30, seconds: 6))
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    for round in 0..<4 {
      let text = "@nuthatch errand \(round)"
      try await server.post([Server.Post(as: "ana", text: text), Server.Post(as: "bob", text: text)])
      _ = try await daemon.replies(to: "ana", on: server, count: round + 1)
      _ = try await daemon.replies(to: "bob", on: server, count: round + 1)
    }
    let requests = try await server.requests()
    let refused = requests.filter { $0.outcome == "429" }
    #expect(refused.count <= 2, "of \(requests.count) requests")
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test(arguments: [Server.Loss.drop, .cut, .garble])
  func `an answer lost after the post took effect doubles nothing`(loss: Server.Loss) async throws {
    let (replies, requests) = try await answer("feed the horse") { server in
      try await server.lose("POST", Self.statuses, loss, count: 2)
    }
    #expect(replies.count == 1)
    #expect(requests.filter { $0.method == "POST" && $0.path == Self.statuses }.count == 3)
  }

  @Test func `where the server would post a copy, a lost answer is looked for instead`() async throws {
    let server = try await Server(people: ["ana"], deduplicates: false)
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    try await server.lose("POST", Self.statuses, .drop, count: 1)
    try await server.post("@nuthatch feed the mouse", as: "ana")
    _ = try await daemon.replies(to: "ana", on: server)
    try await daemon.settle()
    #expect(try await server.posted() == 1)
    #expect(try await server.requests().filter { $0.method == "POST" && $0.path == Self.statuses }.count == 1)
    #expect(try await daemon.status().accounts.map(\.dead) == [0])
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test func `a doubt that nothing can settle is told, and not posted again`() async throws {
    let server = try await Server(people: ["ana"], deduplicates: false)
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    try await server.lose("POST", Self.statuses, .drop, count: 1)
    // The bot may not read its own posts back.
    let effect: [String: any Sendable] = ["type": "status", "status": 403]
    try await server.fault("GET", "/api/v1/accounts/*/statuses", effect: effect, count: 1000)
    try await server.post("@nuthatch feed the snake", as: "ana")
    _ = try await daemon.replies(to: "ana", on: server)
    try await eventually("the doubt in the status", log: daemon.log) {
      try await daemon.status().accounts.contains { $0.dead + $0.doubtful == 1 && $0.queued == 0 }
    }
    #expect(try await server.posted() == 1)
    #expect(try await daemon.stop() == .exited(0))
  }

  @Test func `a token taken back is told, and a new one is taken up`() async throws {
    let server = try await Server(people: ["ana"])
    let daemon = try Daemon(on: server)
    try await daemon.startAfresh()
    try await server.revoke(server.token)
    try await eventually("the sign-out in the status", log: daemon.log) {
      try await daemon.status().accounts.contains { $0.failure != nil }
    }
    let id = try await server.post("@nuthatch feed the goat", as: "ana")
    try await daemon.replaceToken(by: try await server.signIn())
    let replies = try await daemon.replies(to: "ana", on: server, within: 60)
    #expect(replies.map(\.reply_to) == [id])
    try await eventually("no failure in the status", log: daemon.log) {
      try await daemon.status().accounts.allSatisfy { $0.failure == nil }
    }
    #expect(try await daemon.stop() == .exited(0))
  }
}
