import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The endpoints of Twilio's REST API that a bot needs (twilio.com/docs/messaging/api/message-resource).
struct SMSAPI: Sendable {
  /// The API's address, without a slash at its end.
  let server: String
  let accountSID: String
  /// The value of the `Authorization` header: `Basic ...` (RFC 7617).
  let authorization: String
  private let client: RESTClient

  init(account: SMSAccount, transport: any Transport, longestAnswer: Int) {
    var server = account.server
    while server.hasSuffix("/") { server.removeLast() }
    self.server = server
    accountSID = account.accountSID
    let pair = "\(account.keySID ?? account.accountSID):\(account.secret)"
    authorization = "Basic " + Data(pair.utf8).base64EncodedString()
    client = RESTClient(transport: transport, longestAnswer: longestAnswer, words: { SMSProblem($0).words })
  }

  // MARK: Endpoints

  /// The account's numbers that equal this one: one or none.
  func numbers(_ number: String) async throws -> [SMSNumber] {
    let list: SMSNumberList = try await get(path("IncomingPhoneNumbers.json"), [("PhoneNumber", number)]).value
    return list.numbers
  }

  /// The newest messages to a number, newest first.
  ///
  /// - Parameter earliest: leaves out messages sent before this instant, which the server rounds to the second or to
  ///   the day. Messages that still wait to be sent have no such instant, and are left out too.
  func messages(to number: String, sentSince earliest: Date?, limit: Int) async throws -> RESTClient.Answer<SMSPage> {
    var query = [("To", number), ("PageSize", "\(limit)")]
    if let earliest { query.append(("DateSent>", earliest.formatted(.iso8601))) }
    return try await get(path("Messages.json"), query)
  }

  /// The page at an address that another page names as its next.
  func page(_ address: String) async throws -> RESTClient.Answer<SMSPage> {
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

  /// The address of a path on the server.
  func address(_ path: String) -> String { server + path }

  // MARK: Requests

  private func path(_ rest: String) -> String {
    "/2010-04-01/Accounts/\(FormBody.percentEncoded(accountSID))/\(rest)"
  }

  private func get<Value: Decodable>(_ path: String, _ query: [(String, String)]) async throws
    -> RESTClient.Answer<Value>
  {
    try await ask(.get, query.isEmpty ? path : path + "?" + FormBody.encoded(query))
  }

  private func ask<Value: Decodable>(
    _ method: HTTPRequest.Method, _ path: String, form: [(String, String)]? = nil
  ) async throws -> RESTClient.Answer<Value> {
    var request = HTTPRequest(method, address(path))
    request.headers["Authorization"] = authorization
    if let form {
      request.headers["Content-Type"] = FormBody.contentType
      request.body = FormBody.data(form)
    }
    return try await client.ask(request)
  }
}
