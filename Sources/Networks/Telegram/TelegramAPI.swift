import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The methods of the Bot API that a bot needs (core.telegram.org/bots/api).
struct TelegramAPI: Sendable {
  private let server: String
  private let client: RESTClient

  /// The seconds that a request may take beyond its intended wait. They are many, since nobody can find out whether a
  /// message arrived if its response is lost.
  private static let patience: TimeInterval = 60

  /// - Parameters:
  ///   - server: the server's address, without a slash at its end.
  ///   - transport: a transport that knows the token.
  ///   - longestAnswer: the longest response to read, in bytes.
  init(server: String, transport: TelegramTransport, longestAnswer: Int) {
    self.server = server
    client = RESTClient(
      transport: transport, longestAnswer: longestAnswer, words: TelegramFailure.words, wait: TelegramFailure.wait)
  }

  // MARK: The bot

  func me() async throws -> TelegramBot { try await get("getMe") }

  func webhook() async throws -> TelegramWebhook { try await get("getWebhookInfo") }

  func deleteWebhook() async throws {
    struct Body: Encodable { var drop_pending_updates = false }
    let _: Bool = try await post("deleteWebhook", Body())
  }

  func show(_ commands: [TelegramCommand]) async throws {
    struct Body: Encodable { var commands: [TelegramCommand] }
    let _: Bool = try await post("setMyCommands", Body(commands: commands))
  }

  // MARK: Reading

  /// The updates from an id on. The server forgets all updates before `first`.
  ///
  /// - Parameters:
  ///   - first: the id to begin at; -1 for only the newest update, nil for the oldest that the server has.
  ///   - wait: the seconds to wait for an update.
  func updates(from first: Int64?, limit: Int, wait: TimeInterval) async throws -> Lenient.List<TelegramUpdate> {
    var query = [
      ("limit", "\(limit)"), ("timeout", "\(Int(wait))"),
      ("allowed_updates", #"["message","edited_message","callback_query"]"#),
    ]
    if let first { query.append(("offset", "\(first)")) }
    return try await get("getUpdates", query, timeout: Self.patience + wait)
  }

  func file(_ id: String) async throws -> TelegramFile { try await get("getFile", [("file_id", id)]) }

  /// Acknowledges the press of a button, so that clients no longer show it as busy.
  func acknowledge(press id: String) async throws {
    struct Body: Encodable { var callback_query_id: String }
    let _: Bool = try await post("answerCallbackQuery", Body(callback_query_id: id))
  }

  // MARK: Writing

  /// A message to send: plain text without markup.
  struct Message: Encodable {
    struct Reply: Encodable {
      var message_id: Int64
      var allow_sending_without_reply = true
    }
    struct Preview: Encodable { var is_disabled = true }
    struct Keyboard: Encodable { var inline_keyboard: [[Button]] }
    struct Button: Encodable {
      var text: String
      var callback_data: String
    }

    var chat_id: Int64
    var text: String
    var reply_parameters: Reply?
    var link_preview_options = Preview()
    var reply_markup: Keyboard?
  }

  func send(_ message: Message) async throws -> TelegramSent { try await post("sendMessage", message) }

  // MARK: Requests

  /// The wrapper around the value of a response.
  private struct Envelope<Value: Decodable>: Decodable { var result: Value }

  private func address(_ method: String) -> String { server + TelegramTransport.methods + method }

  private func get<Value: Decodable>(
    _ method: String, _ query: [(String, String)] = [], timeout: TimeInterval = patience
  ) async throws -> Value {
    let address = address(method) + (query.isEmpty ? "" : "?" + FormBody.encoded(query))
    return try await ask(HTTPRequest(.get, address, timeout: timeout))
  }

  private func post<Value: Decodable>(_ method: String, _ body: some Encodable) async throws -> Value {
    var request = HTTPRequest(
      .post, address(method), body: try JSONEncoder().encode(body), timeout: Self.patience)
    request.headers["Content-Type"] = "application/json"
    return try await ask(request)
  }

  private func ask<Value: Decodable>(_ request: HTTPRequest) async throws -> Value {
    var request = request
    request.followsRedirects = false
    let answer: RESTClient.Answer<Envelope<Value>> = try await client.ask(request)
    return answer.value.result
  }
}
