import Foundation

/// An account of the bot's at the stand-in for Bluesky, and the people who write to it.
struct BlueskyBot: Correspondents {
  /// A message of the bot.
  struct Sent: Decodable, Equatable, Sendable {
    var id: String
    /// The DID of its recipient.
    var to: String
    var text: String
    /// The post, or the message's own id, that it replies to.
    var reply: String?
    /// True if everybody can read it.
    var open: Bool
  }

  /// The state of the account.
  struct State: Decodable, Sendable {
    struct Declaration: Decodable, Sendable { var allowIncoming: String }
    struct Profile: Decodable, Sendable {
      struct Labels: Decodable, Sendable { var values: [[String: String]] }
      var labels: Labels
    }
    var profile: Profile?
    var declaration: Declaration?
    /// The number of sign-ins by password.
    var signed_in: Int
    var accepted: [String]
  }

  let server: StandIn
  /// The name of the account at the stand-in.
  let name: String
  let handle: String
  let password: String
  /// The session in its token file when it starts.
  let session: String

  static let ann = 7_001, bob = 7_002
  private static let first = 10_000

  /// Makes a new account, signed in.
  init() async throws {
    struct Answer: Decodable {
      var account: String
      var handle: String
      var password: String
    }
    struct Session: Codable {
      var access_token: String
      var refresh_token: String
    }
    server = try await StandIn.bluesky
    let answer: Answer = try await server.ask(["do": "account"])
    (name, handle, password) = (answer.account, answer.handle, answer.password)
    let session: Session = try await server.ask(["do": "session", "account": answer.account])
    self.session = String(decoding: try JSONEncoder().encode(session), as: UTF8.self)
  }

  var account: Daemon.Account {
    Daemon.Account(
      name: "sky", settings: ["network": "bluesky", "server": server.url, "directory": server.url], secret: session)
  }

  /// The DID of a person.
  static func did(_ person: Int) -> String { "did:plc:person\(person)" }

  /// Somebody writes a direct message.
  func write(_ text: String, from person: Int) async throws {
    try await server.tell(["do": "write", "account": name, "from": person, "text": text])
  }

  func write(_ text: String, as person: Int) async throws { try await write(text, from: Self.first + person) }

  /// Somebody posts; returns the post's address. The extra fields are described in Support/fake_bluesky.py.
  @discardableResult
  func post(_ text: String, from person: Int, _ more: [String: any Sendable] = [:]) async throws -> String {
    struct Answer: Decodable { var id: String }
    let command: [String: any Sendable] = ["do": "post", "account": name, "from": person, "text": text]
    let answer: Answer = try await server.ask(command.merging(more) { _, new in new })
    return answer.id
  }

  /// The bot's messages, the direct ones first.
  func sent() async throws -> [Sent] {
    struct Answer: Decodable { var messages: [Sent] }
    let answer: Answer = try await server.ask(["do": "sent", "account": name])
    return answer.messages
  }

  func answers() async throws -> [Int: [String]] {
    Dictionary(grouping: try await sent()) { (Int($0.to.replacing("did:plc:person", with: "")) ?? 0) - Self.first }
      .mapValues { $0.map(\.text) }
  }

  /// Returns the new answer to the message that `writing` writes.
  func answer(of daemon: Daemon, _ writing: () async throws -> Void) async throws -> Sent {
    let before = Set(try await sent().map(\.id))
    try await writing()
    var answer: Sent?
    try await eventually("an answer", log: daemon.log) {
      answer = try await sent().first { !before.contains($0.id) }
      return answer != nil
    }
    return answer ?? Sent(id: "", to: "", text: "", open: false)
  }

  func state() async throws -> State { try await server.ask(["do": "account_state", "account": name]) }

  /// Sets the account's behavior: `closed`, `allows_chat` and others of Support/fake_bluesky.py.
  func set(_ settings: [String: any Sendable]) async throws {
    try await server.tell(settings.merging(["do": "set", "account": name]) { _, new in new })
  }

  /// Ends the access token, or the whole session.
  func endSession(whole: Bool) async throws { try await server.tell(["do": "end", "account": name, "whole": whole]) }

  /// Spoils the next requests of a method; Support/loopback.py describes `how` and its options.
  func fault(_ verb: String, _ method: String, _ how: any Sendable, _ more: [String: any Sendable] = [:]) async throws {
    let rule: [String: any Sendable] = [
      "do": "fault", "account": name, "method": verb, "path": "/xrpc/\(method)", "how": how,
    ]
    try await server.tell(rule.merging(more) { _, new in new })
  }
}

/// The same people, who post where everybody can read it.
struct BlueskyPosters: Correspondents {
  let bot: BlueskyBot

  init() async throws { bot = try await BlueskyBot() }

  var account: Daemon.Account { bot.account }
  var server: StandIn { bot.server }

  func write(_ text: String, as person: Int) async throws {
    try await bot.post("@\(bot.handle) \(text)", from: 10_000 + person)
  }

  func answers() async throws -> [Int: [String]] { try await bot.answers() }
}
