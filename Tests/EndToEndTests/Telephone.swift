import Foundation

/// A number of the bot's at the stand-in for Twilio, and the phones that text it.
struct Telephone: Sendable {
  /// A text message of the bot.
  struct Text: Decodable, Equatable, Sendable {
    var id: String
    var to: String
    var text: String
    var status: String
  }

  let server: StandIn
  /// `AC...`.
  let sid: String
  let token: String
  let number: String

  /// Gets a new account with a new number.
  init() async throws {
    struct Answer: Decodable {
      var account: String
      var token: String
      var number: String
    }
    server = try await StandIn.twilio
    let answer: Answer = try await server.ask(["do": "account"])
    (sid, token, number) = (answer.account, answer.token, answer.number)
  }

  /// The bot's account, by that name in the configuration.
  func account(_ name: String = "phone", _ more: [String: any Sendable] = [:]) -> Daemon.Account {
    let settings: [String: any Sendable] = [
      "network": "sms", "server": server.url, "account_sid": sid, "number": number,
    ]
    return Daemon.Account(name: name, settings: settings.merging(more) { _, new in new }, secret: token)
  }

  /// The response of a webhook.
  struct Called: Decodable {
    var status: Int
    var type: String?
    var body: String
  }

  /// Someone texts the number; returns the response of its webhook, if it has one.
  @discardableResult
  func receive(_ text: String, from phone: String, with files: [(type: String, data: Data)] = []) async throws
    -> Called?
  {
    struct Answer: Decodable { var webhook: Called? }
    let media = files.map { ["type": $0.type, "data": $0.data.base64EncodedString()] }
    let answer: Answer = try await server.ask([
      "do": "receive", "account": sid, "from": phone, "body": text, "media": media,
    ])
    return answer.webhook
  }

  /// The bot's messages to a phone, oldest first.
  func sent(to phone: String) async throws -> [String] {
    try await sent().filter { $0.to == phone }.map(\.text)
  }

  func sent() async throws -> [Text] {
    struct Answer: Decodable { var messages: [Text] }
    let answer: Answer = try await server.ask(["do": "sent", "account": sid])
    return answer.messages
  }

  /// Waits until a phone has that many messages of the bot, and returns them.
  func sent(to phone: String, count: Int, by daemon: Daemon) async throws -> [String] {
    var found: [String] = []
    try await eventually("\(count) texts to \(phone)", log: daemon.log) {
      found = try await sent(to: phone)
      return found.count >= count
    }
    return found
  }

  /// Texts the number, and waits for the one answer, with all of its parts.
  func ask(_ text: String, from phone: String, of daemon: Daemon) async throws -> String {
    let before = try await sent(to: phone).count
    try await receive(text, from: phone)
    let first = try await sent(to: phone, count: before + 1, by: daemon)[before]
    guard let parts = first.firstMatch(of: #/^\(1/(\d)\) /#).flatMap({ Int($0.1) }) else { return first }
    let told = try await sent(to: phone, count: before + parts, by: daemon)[before..<before + parts]
    return told.map { $0.replacing(#/^\(\d/\d\) /#, with: "") }.joined(separator: "\n")
  }

  /// Spoils the next requests of a kind; Support/loopback.py describes `how` and its options.
  func fault(_ method: String, _ resource: String, _ how: any Sendable, _ more: [String: any Sendable] = [:])
    async throws
  {
    let rule: [String: any Sendable] = [
      "do": "fault", "account": sid, "method": method, "path": "/2010-04-01/Accounts/\(sid)/\(resource)", "how": how,
    ]
    try await server.tell(rule.merging(more) { _, new in new })
  }

  /// The number of requests still to be spoilt.
  func faultsLeft() async throws -> Int {
    struct Answer: Decodable { var count: Int }
    let answer: Answer = try await server.ask(["do": "faults_left", "account": sid])
    return answer.count
  }

  /// The number of times that the bot has looked for texts to its number.
  func looks() async throws -> Int {
    struct Answer: Decodable { var count: Int }
    let answer: Answer = try await server.ask(["do": "looks", "account": sid])
    return answer.count
  }

  /// Sets how the account behaves: `pace`, `token`, `webhook` and others of Support/fake_twilio.py.
  func set(_ settings: [String: any Sendable]) async throws {
    try await server.tell(settings.merging(["do": "set", "account": sid]) { _, new in new })
  }
}
