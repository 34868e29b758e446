import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The endpoints a bot needs of Twilio's REST API (twilio.com/docs/messaging/api/message-resource).
struct SMSAPI: Sendable {
  /// Without a slash at its end.
  let server: String
  let accountSID: String
  /// `Basic ...` (RFC 7617).
  let authorization: String
  let transport: any Transport
  /// The longest answer that is read, in bytes.
  let longestAnswer: Int

  /// An answer that was no success, or not to be read.
  struct Refusal: Error {
    /// nil for a success that could not be read.
    var status: Int?
    /// Twilio's own number for what is wrong (twilio.com/docs/api/errors).
    var code: Int?
    var words: String
    /// Seconds to wait, if the server said.
    var wait: TimeInterval?
    /// Whether it was asked to change something.
    var isWrite: Bool
  }

  /// What an endpoint answered, and the server's clock.
  struct Answer<Value> {
    var value: Value
    var serverTime: Date?
  }

  init(account: SMSAccount, transport: any Transport, longestAnswer: Int) {
    var server = account.server
    while server.hasSuffix("/") { server.removeLast() }
    self.server = server
    accountSID = account.accountSID
    let pair = "\(account.keySID ?? account.accountSID):\(account.secret)"
    authorization = "Basic " + Data(pair.utf8).base64EncodedString()
    self.transport = transport
    self.longestAnswer = longestAnswer
  }

  // MARK: Endpoints

  /// The account's own numbers that are this one: one or none.
  func numbers(_ number: String) async throws -> [SMSNumber] {
    let list: SMSNumberList = try await get(path("IncomingPhoneNumbers.json"), [("PhoneNumber", number)]).value
    return list.numbers
  }

  /// The newest messages to a number, newest first.
  ///
  /// - Parameter earliest: older ones are left out by the instant they were sent; whether to the second or to the day
  ///   is the server's choice. Messages that still wait to be sent have no such instant, and are left out with them.
  func messages(to number: String, sentSince earliest: Date?, limit: Int) async throws -> Answer<SMSPage> {
    var query = [("To", number), ("PageSize", "\(limit)")]
    if let earliest { query.append(("DateSent>", earliest.formatted(.iso8601))) }
    return try await get(path("Messages.json"), query)
  }

  /// The page that another one names as its next.
  func page(_ address: String) async throws -> Answer<SMSPage> {
    try await get(address, [])
  }

  func message(_ sid: String) async throws -> SMSMessage {
    try await get(path("Messages/\(FormBody.percentEncoded(sid)).json"), []).value
  }

  func media(of sid: String) async throws -> [SMSMedia] {
    let list: SMSMediaList = try await get(path("Messages/\(FormBody.percentEncoded(sid))/Media.json"), []).value
    return list.media
  }

  func post(_ fields: [(String, String)]) async throws -> SMSMessage {
    try await ask(.post, path("Messages.json"), form: fields).value
  }

  /// The address of what has that path on the server.
  func address(_ path: String) -> String { server + path }

  // MARK: Requests

  private func path(_ rest: String) -> String {
    "/2010-04-01/Accounts/\(FormBody.percentEncoded(accountSID))/\(rest)"
  }

  private func get<Value: Decodable>(_ path: String, _ query: [(String, String)]) async throws -> Answer<Value> {
    try await ask(.get, query.isEmpty ? path : path + "?" + FormBody.encoded(query))
  }

  private func ask<Value: Decodable>(
    _ method: HTTPRequest.Method, _ path: String, form: [(String, String)]? = nil
  ) async throws -> Answer<Value> {
    var request = HTTPRequest(method, address(path))
    request.headers["Authorization"] = authorization
    request.headers["Accept"] = "application/json"
    request.mayReuseConnection = method == .get
    request.maximumResponseSize = longestAnswer
    if let form {
      request.headers["Content-Type"] = FormBody.contentType
      request.body = FormBody.data(form)
    }
    let response: HTTPResponse
    do {
      response = try await transport.send(request)
    } catch {
      if let tooLong = TooLong(error), method == .get { throw tooLong }
      throw NetworkFailure(error)
    }
    guard response.isSuccess else {
      let problem = SMSProblem(response)
      throw Refusal(
        status: response.status, code: problem.code, words: "\(request.redacted): \(response.status) \(problem.words)",
        wait: response.headers["Retry-After"].flatMap { Double($0) }.map { min(max(0, $0), 86_400) },
        isWrite: method != .get)
    }
    guard let value = try? JSONDecoder().decode(Value.self, from: response.body) else {
      throw Refusal(words: "\(request.redacted): the answer could not be read", isWrite: method != .get)
    }
    return Answer(value: value, serverTime: response.headers.date)
  }
}
