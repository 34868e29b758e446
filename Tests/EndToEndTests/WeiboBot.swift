import Foundation

/// An account of the bot's at the stand-in for Weibo, and the people who name it there.
struct WeiboBot: Correspondents {
  /// A comment of the bot's.
  struct Sent: Decodable, Equatable, Sendable {
    var id: String
    var to: String
    var text: String
    var status: String
    var comment: String?
  }

  let server: StandIn
  /// The account's id.
  let id: String
  let token: String

  static let ann = 7_001
  private static let first = 10_000

  /// Makes a new account.
  init() async throws {
    struct Answer: Decodable {
      var account: String
      var token: String
    }
    server = try await StandIn.weibo
    let answer: Answer = try await server.ask(["do": "account"])
    (id, token) = (answer.account, answer.token)
  }

  var account: Daemon.Account { account(calls: 50_000_000) }

  /// The bot's account, with that many calls a day.
  func account(calls: Int) -> Daemon.Account {
    Daemon.Account(
      name: "wei",
      settings: [
        "network": "weibo", "server": server.url, "public_address": "203.0.113.7", "calls_per_day": calls,
      ], secret: token)
  }

  /// Somebody writes a status; returns its id.
  @discardableResult
  func write(_ text: String, from person: Int) async throws -> String {
    struct Answer: Decodable { var id: String }
    let answer: Answer = try await server.ask(["do": "write", "account": id, "from": person, "text": text])
    return answer.id
  }

  func write(_ text: String, as person: Int) async throws {
    try await write("@nuthatch \(text)", from: Self.first + person)
  }

  /// Somebody replies to a comment of the bot.
  func reply(_ text: String, to comment: Sent, from person: Int) async throws {
    try await server.tell([
      "do": "comment", "account": id, "from": person, "text": text, "status": comment.status, "to": comment.id,
    ])
  }

  /// The bot's comments, oldest first.
  func sent() async throws -> [Sent] {
    struct Answer: Decodable { var comments: [Sent] }
    let answer: Answer = try await server.ask(["do": "sent", "account": id])
    return answer.comments
  }

  /// Waits until it has written that many comments, and returns them.
  func sent(count: Int, by daemon: Daemon) async throws -> [Sent] {
    var found: [Sent] = []
    try await eventually("\(count) comments", log: daemon.log) {
      found = try await sent()
      return found.count >= count
    }
    return found
  }

  func answers() async throws -> [Int: [String]] {
    Dictionary(grouping: try await sent()) { (Int($0.to) ?? 0) - Self.first }.mapValues { $0.map(\.text) }
  }

  /// The calls that were made so far.
  func calls() async throws -> Int {
    struct Answer: Decodable { var count: Int }
    let answer: Answer = try await server.ask(["do": "calls", "account": id])
    return answer.count
  }

  /// Spoils the next requests; `how` is in Support/loopback.py.
  func fault(_ method: String, _ path: String, _ how: any Sendable) async throws {
    try await server.tell(["do": "fault", "account": id, "method": method, "path": path, "how": how])
  }
}
