import Foundation

/// A bot at the stand-in for Telegram, and the people who write to it.
struct ChatBot: Correspondents {
  /// A message of the bot.
  struct Sent: Decodable, Equatable, Sendable {
    var id: String
    var chat: Int
    var text: String
    /// The number of the message that it replies to.
    var reply: Int?
    /// The buttons below it, row by row.
    var buttons: [[Button]] = []
  }

  /// A button, by its text.
  struct Button: Decodable, Equatable, Sendable {
    var text: String
  }

  let server: StandIn
  /// The name of the bot at the stand-in.
  let name: String
  let token: String
  let username: String

  static let ann = 7_001, bob = 7_002, group = -1_001_234_567_890
  private static let first = 10_000

  /// Makes a new bot.
  init() async throws {
    struct Answer: Decodable {
      var account: String
      var token: String
      var username: String
    }
    server = try await StandIn.telegram
    let answer: Answer = try await server.ask(["do": "account"])
    (name, token, username) = (answer.account, answer.token, answer.username)
  }

  var account: Daemon.Account {
    Daemon.Account(name: "chat", settings: ["network": "telegram", "server": server.url], secret: token)
  }

  /// Somebody writes, in a private chat or in a group; returns the message's id.
  @discardableResult
  func write(
    _ text: String, from person: Int, in chat: Int? = nil, picture: Data? = nil
  ) async throws -> String {
    struct Answer: Decodable { var id: String }
    var command: [String: any Sendable] = ["do": "write", "account": name, "from": person, "text": text]
    command["chat"] = chat
    command["file"] = picture?.base64EncodedString()
    let answer: Answer = try await server.ask(command)
    return answer.id
  }

  func write(_ text: String, as person: Int) async throws { try await write(text, from: Self.first + person) }

  func answers() async throws -> [Int: [String]] {
    Dictionary(grouping: try await sent()) { $0.chat - Self.first }.mapValues { $0.map(\.text) }
  }

  /// The bot's messages, oldest first.
  func sent() async throws -> [Sent] {
    struct Answer: Decodable { var messages: [Sent] }
    let answer: Answer = try await server.ask(["do": "sent", "account": name])
    return answer.messages
  }

  /// Writes, and waits for the one answer in the same chat.
  func ask(_ text: String, from person: Int, in chat: Int? = nil, of daemon: Daemon) async throws -> Sent {
    let place = chat ?? person
    let before = try await sent().count { $0.chat == place }
    try await write(text, from: person, in: chat)
    var answer: Sent?
    try await eventually("an answer to \(text)", log: daemon.log) {
      answer = try await sent().filter { $0.chat == place }.dropFirst(before).first
      return answer != nil
    }
    return answer ?? Sent(id: "", chat: 0, text: "")
  }

  /// Somebody edits a private message of theirs.
  func edit(_ message: String, _ text: String, from person: Int) async throws {
    try await server.tell(["do": "edit", "account": name, "from": person, "message": message, "text": text])
  }

  /// Somebody presses a button below a message, given by its text.
  func press(_ label: String, below message: Sent, from person: Int) async throws {
    try await server.tell(
      ["do": "press", "account": name, "from": person, "message": message.id, "label": label])
  }

  /// The presses whose arrival no client was told of.
  func unacknowledged() async throws -> [String] {
    struct Answer: Decodable { var messages: [String] }
    let answer: Answer = try await server.ask(["do": "pressed", "account": name])
    return answer.messages
  }

  /// Spoils the next requests of a method; `how` and what goes with it is in Support/loopback.py.
  func fault(_ method: String, _ name: String, _ how: any Sendable, _ more: [String: any Sendable] = [:]) async throws {
    let rule: [String: any Sendable] = [
      "do": "fault", "account": self.name, "method": method, "path": ".*/\(name)", "how": how,
    ]
    try await server.tell(rule.merging(more) { _, new in new })
  }

  /// Sets how the bot is treated: `blocked`, `webhook`, `token` and others of Support/fake_telegram.py.
  func set(_ settings: [String: any Sendable]) async throws {
    try await server.tell(settings.merging(["do": "set", "account": name]) { _, new in new })
  }

  /// Makes the stand-in look into the daemon's database whenever messages are confirmed.
  func watch(_ daemon: Daemon) async throws {
    try await server.tell(["do": "watch", "account": name, "database": daemon.database.path, "name": "chat"])
  }

  /// The messages that were confirmed before they were in the database.
  func unkept() async throws -> [String] {
    struct Answer: Decodable { var messages: [String] }
    let answer: Answer = try await server.ask(["do": "unkept", "account": name])
    return answer.messages
  }

  /// The commands of the bot that clients show.
  func menu() async throws -> [String] {
    struct Answer: Decodable { var commands: [String] }
    let answer: Answer = try await server.ask(["do": "menu", "account": name])
    return answer.commands
  }
}
