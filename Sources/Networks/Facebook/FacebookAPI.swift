import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The endpoints of the Graph API that a bot needs (developers.facebook.com/docs/graph-api).
struct FacebookAPI: Sendable {
  /// The version of the API that requests name.
  static let version = "v25.0"

  private let server: String
  private let token: String
  /// The proof that every request carries in addition to its query; empty without an app secret.
  private let proof: [(String, String)]
  private let client: RESTClient

  private static let messageFields =
    "id,created_time,from,message,attachments{id,mime_type,name,image_data,video_data,file_url}"
  private static let commentFields = "id,message,created_time,from,message_tags"

  /// - Parameters:
  ///   - token: the token to send; the Page's by default.
  ///   - longestAnswer: the longest response to read, in bytes.
  init(
    account: FacebookAccount, token: String? = nil, transport: any Transport,
    longestAnswer: Int = HTTPRequest.longestAnswer
  ) {
    let token = token ?? account.token
    server = account.server
    self.token = token
    proof = account.appSecret.map { [("appsecret_proof", FacebookProof.proof(of: token, secret: $0))] } ?? []
    client = RESTClient(
      transport: transport, longestAnswer: longestAnswer, words: FacebookFailure.words, wait: FacebookFailure.wait)
  }

  // MARK: Accounts

  /// The Page of the token.
  func me() async throws -> FacebookPage { try await value("me", [("fields", "id,name,username")]) }

  /// The state of this client's token. The app itself asks for it.
  func look(app: String, secret: String) async throws -> FacebookTokenState {
    // The app's own token consists of its id and its secret.
    let query = [("input_token", token), ("access_token", "\(app)|\(secret)")]
    let answer: RESTClient.Answer<FacebookEnvelope<FacebookTokenState>> = try await client.ask(
      request(.get, "debug_token", query, isOurs: false))
    return answer.value.data
  }

  /// The Pages that a person may manage, with a token for each.
  func pages(after cursor: String?) async throws -> FacebookList<FacebookGrantedPage> {
    try await value("me/accounts", paging([("fields", "id,name,access_token,tasks")], after: cursor, limit: 100))
  }

  /// Exchanges a code, or a token that lasts an hour, for a token of a person.
  func token(_ query: [(String, String)]) async throws -> String {
    struct Granted: Decodable { var access_token: String }
    let answer: RESTClient.Answer<Granted> = try await client.ask(
      request(.get, "oauth/access_token", query, isOurs: false))
    return answer.value.access_token
  }

  // MARK: Reading

  /// A Page's conversations, those with the newest messages first, each with its newest messages.
  func conversations(
    of page: String, after cursor: String?, limit: Int
  ) async throws -> RESTClient.Answer<FacebookList<FacebookConversation>> {
    let fields = "id,updated_time,participants,messages.limit(\(limit)){\(Self.messageFields)}"
    let query = paging([("platform", "messenger"), ("fields", fields)], after: cursor, limit: limit)
    return try await client.ask(request(.get, "\(page)/conversations", query))
  }

  /// The messages of one conversation, newest first.
  func messages(
    of conversation: String, after cursor: String?, limit: Int
  ) async throws -> FacebookList<FacebookMessage> {
    try await value(
      "\(FormBody.percentEncoded(conversation))/messages",
      paging([("fields", Self.messageFields)], after: cursor, limit: limit))
  }

  /// The conversation of a Page with a person; empty if there is none.
  func conversation(of page: String, with person: String) async throws -> FacebookList<FacebookConversation> {
    try await value(
      "\(page)/conversations", [("platform", "messenger"), ("user_id", person), ("fields", "id,updated_time")])
  }

  /// A Page's posts, newest first, each with its newest comments.
  func feed(of page: String, limit: Int) async throws -> FacebookList<FacebookPost> {
    let fields = "id,comments.order(reverse_chronological).filter(stream).limit(\(limit)){\(Self.commentFields)}"
    return try await value("\(page)/feed", paging([("fields", fields)], after: nil, limit: limit))
  }

  /// A Page's older posts, newest first, without their comments.
  func posts(of page: String, after cursor: String, limit: Int) async throws -> FacebookList<FacebookPost> {
    try await value("\(page)/feed", paging([("fields", "id,updated_time")], after: cursor, limit: limit))
  }

  /// The posts on a Page's feed with their authors, newest first.
  func written(on page: String, after cursor: String?, limit: Int) async throws -> FacebookList<FacebookMessage> {
    try await value("\(page)/feed", paging([("fields", "id,created_time,from,message")], after: cursor, limit: limit))
  }

  /// The comments of one post, newest first.
  func comments(of post: String, after cursor: String?, limit: Int) async throws -> FacebookList<FacebookComment> {
    let query = [("fields", Self.commentFields), ("order", "reverse_chronological"), ("filter", "stream")]
    return try await value(
      "\(FormBody.percentEncoded(post))/comments", paging(query, after: cursor, limit: limit))
  }

  // MARK: Writing

  /// Sends a message, and returns its id.
  func send(_ message: FacebookOutgoing, from page: String) async throws -> String {
    var request = request(.post, "\(page)/messages", [])
    request.headers["Content-Type"] = "application/json"
    request.body = try JSONEncoder().encode(message)
    let answer: RESTClient.Answer<FacebookSent> = try await client.ask(request)
    return answer.value.id
  }

  /// Publishes a post of a Page, and returns its id (developers.facebook.com/docs/pages-api/posts).
  func publish(_ text: String, on page: String) async throws -> String {
    struct Published: Decodable { var id: String }
    var request = request(.post, "\(page)/feed", [])
    request.headers["Content-Type"] = "application/json"
    request.body = try JSONEncoder().encode(["message": text])
    let answer: RESTClient.Answer<Published> = try await client.ask(request)
    return answer.value.id
  }

  /// Makes Facebook notify the app of new messages and comments.
  func subscribe(_ page: String, to fields: [String]) async throws {
    struct Done: Decodable { var success: Bool }
    let query = [("subscribed_fields", fields.joined(separator: ","))]
    let _: RESTClient.Answer<Done> = try await client.ask(request(.post, "\(page)/subscribed_apps", query))
  }

  // MARK: Requests

  private func paging(_ query: [(String, String)], after cursor: String?, limit: Int) -> [(String, String)] {
    query + [("limit", "\(limit)")] + (cursor.map { [("after", $0)] } ?? [])
  }

  private func value<Value: Decodable>(_ path: String, _ query: [(String, String)]) async throws -> Value {
    let answer: RESTClient.Answer<Value> = try await client.ask(request(.get, path, query))
    return answer.value
  }

  /// - Parameter isOurs: whether the request carries this client's token.
  private func request(
    _ method: HTTPRequest.Method, _ path: String, _ query: [(String, String)], isOurs: Bool = true
  ) -> HTTPRequest {
    let query = query + (isOurs ? proof : [])
    let address = "\(server)/\(Self.version)/\(path)" + (query.isEmpty ? "" : "?" + FormBody.encoded(query))
    var request = HTTPRequest(method, address)
    request.followsRedirects = false
    if isOurs { request.headers["Authorization"] = "Bearer \(token)" }
    return request
  }
}
