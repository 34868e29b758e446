import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The feeds to read: statuses and comments that mention the account, and comments for it.
enum WeiboFeed: String, CaseIterable, Codable {
  case mentions = "statuses/mentions"
  case comments = "comments/mentions"
  case received = "comments/to_me"
}

/// The endpoints of Weibo's API, version 2, that a bot needs (open.weibo.com/wiki).
struct WeiboAPI: Sendable {
  private let server: String
  private let token: String
  /// The IP address of the bot's machine, which each comment names.
  private let address: String
  private let client: RESTClient

  /// - Parameter longestAnswer: the longest response to read, in bytes.
  init(account: WeiboAccount, transport: any Transport, longestAnswer: Int = HTTPRequest.longestAnswer) {
    server = account.server
    token = account.token
    address = account.address
    client = RESTClient(transport: transport, longestAnswer: longestAnswer, words: WeiboFailure.words)
  }

  // MARK: Accounts

  /// The owner of the token.
  func owner() async throws -> WeiboOwner { try await get("account/get_uid", []) }

  /// The user with an id.
  func user(_ id: String) async throws -> WeiboUser { try await get("users/show", [("uid", id)]) }

  /// The state of the token.
  func tokenState() async throws -> WeiboTokenState {
    try await post("oauth2/get_token_info", [("access_token", token)], isOurs: false)
  }

  /// Exchanges a code for a token.
  func grant(app: String, secret: String, code: String, redirectedTo callback: String) async throws -> WeiboGrant {
    try await post(
      "oauth2/access_token",
      [
        ("client_id", app), ("client_secret", secret), ("grant_type", "authorization_code"), ("code", code),
        ("redirect_uri", callback),
      ], isOurs: false)
  }

  // MARK: Reading

  /// The posts of a feed, newest first.
  ///
  /// - Parameters:
  ///   - since: an id that all of them are later than; nil for any.
  ///   - most: an id that none of them is later than; nil for any.
  ///   - page: the number of the page between the two, from 1.
  func list(
    _ feed: WeiboFeed, since: String?, upTo most: Int64?, page: Int = 1, limit: Int
  ) async throws -> WeiboList {
    let since = since.map { [("since_id", $0)] } ?? []
    let place = (most.map { [("max_id", "\($0)")] } ?? []) + (page > 1 ? [("page", "\(page)")] : [])
    return try await get(feed.rawValue, [("count", "\(limit)")] + since + place)
  }

  /// The account's own comments, newest first.
  func own(page: Int, limit: Int) async throws -> WeiboList {
    try await get("comments/by_me", [("count", "\(limit)"), ("page", "\(page)")])
  }

  // MARK: Writing

  /// Comments on a status, or replies to a comment on it; returns the new comment's id.
  func comment(_ text: String, on status: String, replyingTo comment: String?) async throws -> String {
    let fields = [("id", status), ("comment", text), ("rip", address)]
    let written: WeiboPost =
      if let comment {
        try await post("2/comments/reply.json", [("cid", comment)] + fields)
      } else {
        try await post("2/comments/create.json", fields)
      }
    return written.id
  }

  // MARK: Requests

  private func get<Value: Decodable>(_ path: String, _ query: [(String, String)]) async throws -> Value {
    let address = "\(server)/2/\(path).json" + (query.isEmpty ? "" : "?" + FormBody.encoded(query))
    let answer: RESTClient.Answer<Value> = try await client.ask(request(.get, address))
    return answer.value
  }

  /// - Parameter isOurs: whether the request carries the account's token.
  private func post<Value: Decodable>(
    _ path: String, _ fields: [(String, String)], isOurs: Bool = true
  ) async throws -> Value {
    var request = request(.post, "\(server)/\(path)", isOurs: isOurs)
    request.headers["Content-Type"] = FormBody.contentType
    request.body = FormBody.data(fields)
    let answer: RESTClient.Answer<Value> = try await client.ask(request)
    return answer.value
  }

  private func request(_ method: HTTPRequest.Method, _ address: String, isOurs: Bool = true) -> HTTPRequest {
    var request = HTTPRequest(method, address)
    request.followsRedirects = false
    if isOurs { request.headers["Authorization"] = "OAuth2 \(token)" }
    return request
  }
}
