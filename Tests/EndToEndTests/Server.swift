import Foundation

/// A running mastodon_mock with its people, through Support/driver.py.
actor Server {
  /// A message of the bot to someone, as their own client shows it.
  struct Reply: Decodable, Equatable, Sendable {
    var id: String
    var text: String
    var visibility: String
    var reply_to: String?
  }

  /// Something to be posted; `visibility` is `direct` unless given.
  struct Post: Sendable {
    var `as`: String
    var text: String
    var visibility = "direct"
    var reply_to: String?
  }

  /// A request of the daemon as the line carried it: its status, or the way in which its answer was spoilt.
  struct Request: Sendable {
    /// Since 1970.
    var second: Double
    var method: String
    var path: String
    var outcome: String
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The address at which the daemon reaches it.
  nonisolated let url: String
  /// The bot's access token.
  nonisolated let token: String
  nonisolated let driver: Driver

  /// Starts a server.
  ///
  /// - Parameter firstID: the number from which it counts its ids; nil for ids that no other server gives.
  /// - Parameter deduplicates: false for a server that does not know Idempotency-Keys.
  init(
    people: [String], deduplicates: Bool = true, rateLimit: (requests: Int, seconds: Int)? = nil, firstID: Int? = nil
  )
    async throws
  {
    let driver = try await Driver()
    var start: [String: any Sendable] = ["do": "start", "people": people, "deduplicates": deduplicates]
    if let firstID { start["first_id"] = firstID }
    if let rateLimit { start["ratelimit"] = ["limit": rateLimit.requests, "seconds": rateLimit.seconds] }
    struct Answer: Decodable {
      var url: String
      var token: String
    }
    let answer: Answer = try await driver.ask(start)
    url = answer.url
    token = answer.token
    self.driver = driver
  }

  /// The bot's account there.
  nonisolated var account: Daemon.Account {
    Daemon.Account(name: "garden", settings: ["network": "mastodon", "server": url], secret: token)
  }

  /// Posts, each person's in their order; returns the ids.
  @discardableResult
  func post(_ posts: [Post]) async throws -> [String] {
    struct Answer: Decodable { var ids: [String] }
    let plain = posts.map { post in
      ["as": post.as, "text": post.text, "visibility": post.visibility, "reply_to": post.reply_to]
        .compactMapValues { $0 }
    }
    let answer: Answer = try await driver.ask(["do": "post", "posts": plain])
    return answer.ids
  }

  /// Posts one text; returns its id.
  @discardableResult
  func post(_ text: String, as person: String, visibility: String = "direct", to reply: String? = nil) async throws
    -> String
  {
    try await post([Post(as: person, text: text, visibility: visibility, reply_to: reply)])[0]
  }

  /// The bot's messages to these people, oldest first.
  func replies(to people: [String]) async throws -> [String: [Reply]] {
    struct Answer: Decodable { var replies: [String: [Reply]] }
    let answer: Answer = try await driver.ask(["do": "replies", "people": people])
    return answer.replies
  }

  func replies(to person: String) async throws -> [Reply] { try await replies(to: [person])[person] ?? [] }

  /// The number of the bot's posts there.
  func posted() async throws -> Int { try await count("posted") }

  /// Makes mastodon_mock answer the next `count` requests of that kind with another effect (status, malformed, ...).
  func fault(_ method: String, _ path: String, effect: [String: any Sendable], count: Int) async throws {
    let match: [String: any Sendable] = ["methods": [method], "path": path]
    try await tell([
      "do": "fault", "rule": ["match": match, "effect": effect, "count": count] as [String: any Sendable],
    ])
  }

  /// The ways in which the line spoils an answer (Support/line.py).
  enum Loss: String { case drop, cut, garble, late, refuse }

  /// Puts the server's Date header that many seconds ahead of its clock.
  func skew(_ seconds: Double) async throws { try await tell(["do": "skew", "seconds": seconds]) }

  /// Spoils the answers to the next `count` requests of that kind.
  func lose(_ method: String, _ path: String, _ loss: Loss, count: Int) async throws {
    try await tell(["do": "lose", "method": method, "path": path, "how": loss.rawValue, "count": count])
  }

  /// The number of requests that a fault is still to answer.
  func faultsLeft() async throws -> Int { try await count("faults_left") }

  /// Ends all faults.
  func heal() async throws { try await tell(["do": "heal"]) }

  /// Takes the token back.
  func revoke(_ token: String) async throws { try await tell(["do": "revoke", "token": token]) }

  /// Signs the bot in; returns its new token.
  func signIn() async throws -> String {
    struct Answer: Decodable { var token: String }
    let answer: Answer = try await driver.ask(["do": "sign_in"])
    return answer.token
  }

  /// The daemon's requests so far.
  func requests() async throws -> [Request] {
    let answer = try await driver.ask(["do": "requests"])
    guard let list = answer["requests"] as? [[Any]] else { throw Failure(description: "no list of requests") }
    return list.map {
      Request(
        second: $0[0] as? Double ?? 0, method: $0[1] as? String ?? "", path: $0[2] as? String ?? "",
        outcome: "\($0[3])")
    }
  }

  private func count(_ question: String) async throws -> Int {
    struct Answer: Decodable { var count: Int }
    let answer: Answer = try await driver.ask(["do": question])
    return answer.count
  }

  private func tell(_ command: [String: any Sendable]) async throws { _ = try await driver.ask(command) }
}
