import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The methods of an account's server that a bot needs. The server passes on requests for other services
/// (docs.bsky.app/docs/advanced-guides/api-directory).
struct BlueskyAPI: Sendable {
  /// The account's server, without a slash at its end.
  var host: String
  let keeper: TokenKeeper
  private let client: RESTClient
  private let now: @Sendable () -> Date

  typealias Query = [(String, String)]

  /// The service behind the account's server that answers; nil for the server's own choice.
  enum Service: String {
    case chat = "did:web:api.bsky.chat#bsky_chat"
  }

  init(
    host: String, keeper: TokenKeeper, transport: any Transport, longestAnswer: Int,
    now: @escaping @Sendable () -> Date
  ) {
    (self.host, self.keeper, self.now) = (host, keeper, now)
    client = RESTClient(
      transport: transport, longestAnswer: longestAnswer, words: BlueskyFailure.words,
      wait: BlueskyLimit.wait(at: now))
  }

  // MARK: The account

  func session() async throws -> BlueskySession { try await get("com.atproto.server.getSession").value }

  /// The version of the server's software; nil if the server does not name it.
  func software() async -> String? {
    for path in ["/xrpc/_health", "/xrpc/com.atproto.server.describeServer"] {
      let answer: RESTClient.Answer<Software>? = try? await client.ask(HTTPRequest(.get, host + path))
      if let version = answer?.value.version { return version.inOneLine(limit: 60) }
    }
    return nil
  }

  private struct Software: Decodable {
    var version: String?
    init(from decoder: any Decoder) throws { version = try Lenient(decoder).optionalID("version") }
  }

  // MARK: Posts

  /// The posts that mention the account or reply to its own, newest first, and the time of the request by the server's
  /// clock.
  func notifications(
    from cursor: String?, limit: Int
  ) async throws -> (page: BlueskyNotifications, budget: RateBudget?, asked: Date) {
    let query = [("reasons", "mention"), ("reasons", "reply"), ("limit", "\(limit)")]
    let asking = now()
    let answer: RESTClient.Answer<BlueskyNotifications> = try await get(
      "app.bsky.notification.listNotifications", query + (cursor.map { [("cursor", $0)] } ?? []))
    return (answer.value, BlueskyLimit.budget(answer.headers, at: now()), answer.headers.date ?? asking)
  }

  func post(_ uri: String) async throws -> BlueskyPosts.Item? {
    let posts: BlueskyPosts = try await get("app.bsky.feed.getPosts", [("uris", uri)]).value
    return posts.items.first { $0.reference.uri == uri }
  }

  // MARK: Records

  /// One of the account's records as JSON, with any contents.
  ///
  /// - Throws: `RESTRefusal`, with the code `RecordNotFound` if there is none.
  func record(_ uri: BlueskyURI) async throws -> Data {
    let request = HTTPRequest(.get, address("com.atproto.repo.getRecord", Self.query(of: uri)))
    let response = try await self.response(to: request, service: nil)
    let _: RESTClient.Answer<BlueskyRecord> = try client.read(response, to: request)
    return response.body
  }

  /// Writes a record. The body is JSON of `repo`, `collection`, `rkey`, `record` and `swapRecord`.
  ///
  /// - Throws: `RESTRefusal`, with the code `InvalidSwap` if there is another version of it.
  func put(_ body: Data) async throws -> BlueskyRecord { try await post("com.atproto.repo.putRecord", body) }

  private static func query(of uri: BlueskyURI) -> Query {
    [("repo", uri.account), ("collection", uri.collection), ("rkey", uri.key)]
  }

  // MARK: Conversations

  /// The events after the one given. With nil, there are no events, only the end of the log.
  func log(after rev: String?) async throws -> BlueskyLog {
    try await get("chat.bsky.convo.getLog", rev.map { [("cursor", $0)] } ?? [], service: .chat).value
  }

  func conversations(from cursor: String?, limit: Int) async throws -> BlueskyConversations {
    try await get(
      "chat.bsky.convo.listConvos", [("limit", "\(limit)")] + (cursor.map { [("cursor", $0)] } ?? []), service: .chat
    ).value
  }

  func conversation(_ id: String) async throws -> BlueskyConversation {
    let answer: BlueskyOneConversation = try await get(
      "chat.bsky.convo.getConvo", [("convoId", id)], service: .chat
    ).value
    return answer.convo
  }

  /// The only conversation with just one person. The server makes it if there is none.
  func conversation(with person: String) async throws -> BlueskyConversation {
    let answer: BlueskyOneConversation = try await get(
      "chat.bsky.convo.getConvoForMembers", [("members", person)], service: .chat
    ).value
    return answer.convo
  }

  func messages(in conversation: String, from cursor: String?, limit: Int) async throws -> BlueskyMessages {
    let query = [("convoId", conversation), ("limit", "\(limit)")] + (cursor.map { [("cursor", $0)] } ?? [])
    return try await get("chat.bsky.convo.getMessages", query, service: .chat).value
  }

  /// Accepts a conversation that a stranger has begun.
  func accept(_ conversation: String) async throws {
    struct Body: Encodable { var convoId: String }
    struct Nothing: Decodable {}
    let _: Nothing = try await post(
      "chat.bsky.convo.acceptConvo", JSONEncoder().encode(Body(convoId: conversation)), service: .chat)
  }

  /// A direct message to send (chat.bsky.convo.defs#messageInput).
  struct Message: Encodable {
    struct Reply: Encodable { var messageId: String }
    var text: String
    var facets: [BlueskyFacet]?
    var replyTo: Reply?
  }

  func send(_ message: Message, to conversation: String) async throws -> BlueskyChatMessage {
    struct Body: Encodable {
      var convoId: String
      var message: Message
    }
    return try await post(
      "chat.bsky.convo.sendMessage", JSONEncoder().encode(Body(convoId: conversation, message: message)), service: .chat
    )
  }

  // MARK: Requests

  private func address(_ method: String, _ query: Query = []) -> String {
    "\(host)/xrpc/\(method)" + (query.isEmpty ? "" : "?" + FormBody.encoded(query))
  }

  private func get<Value: Decodable>(
    _ method: String, _ query: Query = [], service: Service? = nil
  ) async throws -> RESTClient.Answer<Value> {
    let request = HTTPRequest(.get, address(method, query))
    return try client.read(try await response(to: request, service: service), to: request)
  }

  private func post<Value: Decodable>(
    _ method: String, _ body: Data, service: Service? = nil
  ) async throws -> Value {
    var request = HTTPRequest(.post, address(method), body: body)
    request.headers["Content-Type"] = "application/json"
    return try client.read(try await response(to: request, service: service), to: request).value
  }

  /// Sends a request; once more with another token if the first one is refused.
  private func response(to request: HTTPRequest, service: Service?) async throws -> HTTPResponse {
    var refused: String?
    while true {
      let token = try await keeper.accessToken(insteadOf: refused)
      var request = request
      request.headers["Authorization"] = "Bearer \(token)"
      if let service { request.headers["atproto-proxy"] = service.rawValue }
      let response = try await client.response(to: request)
      guard refused == nil, BlueskyFailure.isOfToken(response) else { return response }
      refused = token
    }
  }
}
