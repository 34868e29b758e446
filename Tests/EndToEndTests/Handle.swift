import Foundation

/// An account of the bot's at the stand-in for X, and the people who write to it.
struct Handle: Sendable {
  /// A post or message of the bot.
  struct Said: Decodable, Sendable {
    var id: String
    /// `post` or `dm`.
    var kind: String
    var text: String
    var reply_to: String?
    /// The handle it was for.
    var to: String?
  }

  /// The credentials of the account.
  private struct Secrets: Decodable, Sendable {
    var client_id: String
    var access_token: String
    var refresh_token: String
    // The credentials of OAuth 1.0a.
    var consumer_key: String
    var consumer_secret: String
    var oauth_token: String
    var oauth_token_secret: String
  }

  let server: StandIn
  let name: String
  private let secrets: Secrets

  /// Makes a new account; `Strangers` on X are whoever a test names.
  init() async throws {
    server = try await StandIn.x
    name = "nuthatch\(Int.random(in: 1...999_999))"
    secrets = try await server.ask(["do": "account", "handle": name])
    // A test may read as often as it likes; with the network's own limits, the bot reads every few seconds.
    try await set(["limits": ["GET dm_events": 1_000_000, "GET mentions": 1_000_000, "GET me": 1_000_000]])
  }

  /// The bot's account, by that name in the configuration.
  func account(_ label: String = "bird", _ more: [String: any Sendable] = [:]) -> Daemon.Account {
    let settings: [String: any Sendable] = ["network": "x", "server": server.url, "client_id": secrets.client_id]
    return Daemon.Account(
      name: label, settings: settings.merging(more) { _, new in new },
      secret: """
        {"access_token": "\(secrets.access_token)", "refresh_token": "\(secrets.refresh_token)", \
        "expires_at": \(Int(Date().timeIntervalSince1970) + 7200)}
        """)
  }

  /// The four keys of OAuth 1.0a, as they are in a file.
  var keys: String {
    """
    {"consumer_key": "\(secrets.consumer_key)", "consumer_secret": "\(secrets.consumer_secret)", \
    "access_token": "\(secrets.oauth_token)", "access_token_secret": "\(secrets.oauth_token_secret)"}
    """
  }

  /// Someone writes directly to the bot.
  func write(_ text: String, as person: String) async throws {
    try await server.tell(["do": "dm", "as": person, "to": name, "text": text])
  }

  /// Someone posts to everybody; returns the post's id.
  @discardableResult
  func post(_ text: String, as person: String, to post: String? = nil) async throws -> String {
    struct Answer: Decodable { var id: String }
    var command: [String: any Sendable] = ["do": "post", "as": person, "text": text]
    if let post { command["reply_to"] = post }
    let answer: Answer = try await server.ask(command)
    return answer.id
  }

  /// The bot's posts and messages, oldest first.
  func said() async throws -> [Said] {
    struct Answer: Decodable { var messages: [Said] }
    let answer: Answer = try await server.ask(["do": "sent", "account": name])
    return answer.messages
  }

  /// Waits until a person has that many messages of the bot, posts among them, and returns them.
  func said(to person: String, count: Int, by daemon: Daemon) async throws -> [Said] {
    var found: [Said] = []
    try await eventually("\(count) messages to \(person) on X", log: daemon.log) {
      found = try await said().filter { $0.to == person }
      return found.count >= count
    }
    return found
  }

  /// Writes directly, and waits for the one answer.
  func ask(_ text: String, as person: String, of daemon: Daemon) async throws -> String {
    let before = try await said().filter { $0.to == person }.count
    try await write(text, as: person)
    return try await said(to: person, count: before + 1, by: daemon).last?.text ?? ""
  }

  /// Spoils the next requests of a kind; Support/loopback.py describes `how` and its options.
  func fault(_ method: String, _ path: String, _ how: any Sendable, _ more: [String: any Sendable] = [:]) async throws {
    let rule: [String: any Sendable] = ["do": "fault", "account": name, "method": method, "path": path, "how": how]
    try await server.tell(rule.merging(more) { _, new in new })
  }

  /// The number of requests still to be spoilt.
  func faultsLeft() async throws -> Int {
    struct Answer: Decodable { var count: Int }
    let answer: Answer = try await server.ask(["do": "faults_left", "account": name])
    return answer.count
  }

  /// Sets how the account behaves: `limits`, `daily`, `lifetime` and others of Support/fake_x.py.
  func set(_ settings: [String: any Sendable]) async throws {
    try await server.tell(settings.merging(["do": "set", "account": name]) { _, new in new })
  }

  /// Takes all tokens back.
  func revoke() async throws { try await server.tell(["do": "revoke", "account": name]) }
}
