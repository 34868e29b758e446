import Foundation

/// A Page of the bot's at the stand-in for Facebook, and the people who write to it.
struct FacebookPage: Correspondents {
  /// A message of the bot.
  struct Sent: Decodable, Equatable, Sendable {
    var id: String
    var to: String
    var text: String
    /// `RESPONSE`, `UPDATE` or `UTILITY`; nil for a private reply to a comment.
    var type: String?
    var comment: String?
  }

  /// The response of a webhook.
  struct Called: Decodable, Sendable {
    var status: Int
    var body: String
  }

  let server: StandIn
  /// The Page's id.
  let id: String
  private let token: String
  let app: String
  let secret: String
  /// The file with the app's secret.
  private let secretFile: URL

  static let ann = 7_001, bob = 7_002
  private static let first = 10_000

  /// Makes a new Page.
  init() async throws {
    struct Answer: Decodable {
      var account: String
      var token: String
      var app: String
      var secret: String
    }
    server = try await StandIn.facebook
    let answer: Answer = try await server.ask(["do": "account"])
    (id, token, app, secret) = (answer.account, answer.token, answer.app, answer.secret)
    secretFile = FileManager.default.temporaryDirectory.appendingPathComponent("nuthatch-secret-\(UUID())")
    FileManager.default.createFile(
      atPath: secretFile.path, contents: Data(secret.utf8), attributes: [.posixPermissions: 0o600])
  }

  var account: Daemon.Account { account() }

  /// The bot's account, with more settings.
  func account(_ more: [String: any Sendable] = [:]) -> Daemon.Account {
    let settings: [String: any Sendable] = [
      "network": "facebook", "server": server.url, "app_id": app, "app_secret_file": secretFile.path, "comments": true,
    ]
    return Daemon.Account(name: "page", settings: settings.merging(more) { _, new in new }, secret: token)
  }

  /// Returns true if a text contains one of the secrets.
  func isSecret(in text: String) -> Bool { text.contains(token) || text.contains(secret) }

  /// Somebody writes; returns the response of the webhook, if there is one.
  @discardableResult
  func write(_ text: String, from person: Int, _ more: [String: any Sendable] = [:]) async throws -> Called? {
    struct Answer: Decodable { var webhook: Called? }
    let command: [String: any Sendable] = ["do": "write", "account": id, "from": person, "text": text]
    let answer: Answer = try await server.ask(command.merging(more) { _, new in new })
    return answer.webhook
  }

  func write(_ text: String, as person: Int) async throws { try await write(text, from: Self.first + person) }

  /// Somebody comments on the Page's post.
  func comment(_ text: String, from person: Int) async throws {
    try await server.tell(["do": "comment", "account": id, "from": person, "text": text])
  }

  /// The bot's messages, oldest first.
  func sent(to person: Int? = nil) async throws -> [Sent] {
    struct Answer: Decodable { var messages: [Sent] }
    let answer: Answer = try await server.ask(["do": "sent", "account": id])
    return answer.messages.filter { person == nil || $0.to == "\(person ?? 0)" }
  }

  func answers() async throws -> [Int: [String]] {
    Dictionary(grouping: try await sent()) { (Int($0.to) ?? 0) - Self.first }.mapValues { $0.map(\.text) }
  }

  /// Waits until a person has that many messages, and returns them.
  func sent(to person: Int, count: Int, by daemon: Daemon) async throws -> [Sent] {
    var found: [Sent] = []
    try await eventually("\(count) messages to \(person)", log: daemon.log) {
      found = try await sent(to: person)
      return found.count >= count
    }
    return found
  }

  /// Writes, and waits for the one answer.
  func ask(_ text: String, from person: Int, of daemon: Daemon) async throws -> String {
    let before = try await sent(to: person).count
    try await write(text, from: person)
    return try await sent(to: person, count: before + 1, by: daemon).last?.text ?? ""
  }

  /// Sets how the Page is treated: `webhook`, `ahead` and others of Support/fake_facebook.py.
  func set(_ settings: [String: any Sendable]) async throws {
    try await server.tell(settings.merging(["do": "set", "account": id]) { _, new in new })
  }

  /// Lets the app's dashboard confirm the address.
  func confirm(_ verifyToken: String) async throws -> Called {
    try await server.ask(["do": "confirm", "account": id, "verify_token": verifyToken])
  }

  /// Spoils the next requests to an edge; `how` is in Support/loopback.py.
  func fault(_ method: String, _ edge: String, _ how: any Sendable) async throws {
    try await server.tell([
      "do": "fault", "account": id, "method": method, "path": "/v25.0/\(id)/\(edge)", "how": how,
    ])
  }
}
