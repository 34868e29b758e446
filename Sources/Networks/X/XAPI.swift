import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The endpoints of the X API, version 2, that a bot needs (docs.x.com/x-api).
struct XAPI: Sendable {
  let server: String
  let signer: XSigner
  private let client: RESTClient
  var vocabulary = Vocabulary.posts

  /// - Parameter longestAnswer: the longest response to read, in bytes.
  init(
    server: String, signer: XSigner, transport: any Transport, now: @escaping @Sendable () -> Date,
    longestAnswer: Int = HTTPRequest.longestAnswer
  ) {
    self.server = server
    self.signer = signer
    client = .x(over: transport, longestAnswer: longestAnswer, now: now)
  }

  /// The API's word for posts in a query. Some servers know only the older one.
  enum Vocabulary: Sendable {
    case posts, tweets

    var query: [(String, String)] {
      switch self {
      case .posts:
        [
          ("post.fields", "attachments,conversation_id,created_at,entities,note_post"),
          ("expansions", "author_id,referenced_posts,attachments.media_keys"),
        ]
      case .tweets:
        [
          (
            "tweet.fields",
            "attachments,author_id,conversation_id,created_at,edit_history_tweet_ids,entities,note_tweet,referenced_tweets"
          ),
          ("expansions", "author_id,attachments.media_keys"),
        ]
      }
    }
  }

  private typealias Query = [(String, String)]

  // MARK: Endpoints

  func me() async throws -> RESTClient.Answer<XUser> {
    let answer: RESTClient.Answer<XOne<XUser>> = try await get("/2/users/me", [("user.fields", "username")])
    return RESTClient.Answer(value: answer.value.data, headers: answer.headers)
  }

  /// The posts that mention a user, newest first.
  ///
  /// - Parameter limit: from 5 to 100.
  func mentions(of user: String, after since: String?, page: String?, limit: Int) async throws
    -> RESTClient.Answer<XPage<XPost>>
  {
    var query: Query = [("max_results", "\(limit)")]
    if let since { query.append(("since_id", since)) }
    if let page { query.append(("pagination_token", page)) }
    return try await posts("/2/users/\(user)/mentions", query)
  }

  /// The posts of a user, newest first.
  ///
  /// - Parameter limit: from 5 to 100.
  func posts(by user: String, page: String?, limit: Int) async throws -> RESTClient.Answer<XPage<XPost>> {
    var query: Query = [("max_results", "\(limit)")]
    if let page { query.append(("pagination_token", page)) }
    return try await posts("/2/users/\(user)/tweets", query)
  }

  /// The private messages of all conversations, from and to the account, newest first.
  ///
  /// - Parameter limit: from 1 to 100.
  func events(page: String?, limit: Int) async throws -> RESTClient.Answer<XPage<XEvent>> {
    try await events("/2/dm_events", page, limit)
  }

  /// The private messages of the conversation with one person, newest first.
  func events(with person: String, page: String?, limit: Int) async throws -> RESTClient.Answer<XPage<XEvent>> {
    try await events("/2/dm_conversations/with/\(FormBody.percentEncoded(person))/dm_events", page, limit)
  }

  func post(_ text: String, answering post: String) async throws -> XWritten {
    struct Body: Encodable {
      struct Reply: Encodable { var in_reply_to_tweet_id: String }
      var text: String
      var reply: Reply
    }
    return try await write("/2/tweets", Body(text: text, reply: .init(in_reply_to_tweet_id: post)))
  }

  func message(_ text: String, to person: String) async throws -> XWritten {
    struct Body: Encodable { var text: String }
    return try await write("/2/dm_conversations/with/\(FormBody.percentEncoded(person))/messages", Body(text: text))
  }

  // MARK: Requests

  private func posts(_ path: String, _ query: Query) async throws -> RESTClient.Answer<XPage<XPost>> {
    try await get(
      path,
      query + vocabulary.query + [
        ("user.fields", "username,protected"), ("media.fields", "media_key,type,url,preview_image_url,alt_text"),
      ])
  }

  private func events(_ path: String, _ page: String?, _ limit: Int) async throws -> RESTClient.Answer<XPage<XEvent>> {
    var query: Query = [
      ("max_results", "\(limit)"), ("event_types", "MessageCreate"),
      ("dm_event.fields", "attachments,created_at,dm_conversation_id,entities,event_type,id,text"),
      ("expansions", "sender_id,attachments.media_keys"), ("user.fields", "username"),
      ("media.fields", "media_key,type,url,preview_image_url,alt_text"),
    ]
    if let page { query.append(("pagination_token", page)) }
    return try await get(path, query)
  }

  private func get<Value: Decodable>(_ path: String, _ query: Query) async throws -> RESTClient.Answer<Value> {
    try await ask(.get, path, query)
  }

  private func write(_ path: String, _ body: some Encodable) async throws -> XWritten {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    let answer: RESTClient.Answer<XOne<XWritten>> = try await ask(.post, path, [], body: encoder.encode(body))
    return answer.value.data
  }

  private func ask<Value: Decodable>(
    _ method: HTTPRequest.Method, _ path: String, _ query: Query, body: Data? = nil
  ) async throws -> RESTClient.Answer<Value> {
    let (request, response) = try await answered(method, path, query, body)
    do {
      return try client.read(response, to: request)
    } catch var refusal as RESTRefusal where refusal.status == nil {
      // A success that contains only errors counts as a refusal.
      let problem = XProblem(response)
      if let part = problem.parts.first {
        refusal.status = part.status ?? 400
        refusal.words = "\(request.redacted): \(problem.words)"
      }
      throw refusal
    }
  }

  /// Signs and sends a request; if the signature is refused, signs and sends it once more.
  private func answered(
    _ method: HTTPRequest.Method, _ path: String, _ query: Query, _ body: Data?
  ) async throws -> (HTTPRequest, HTTPResponse) {
    var refused: String?
    while true {
      let address = server + path
      var request = HTTPRequest(method, query.isEmpty ? address : address + "?" + FormBody.encoded(query))
      request.headers["Authorization"] = try await signer.authorization(
        method, address, query: query, instead: refused)
      if let body {
        request.headers["Content-Type"] = "application/json"
        request.body = body
      }
      let response = try await client.response(to: request)
      guard response.status == 401, refused == nil, signer.canRenew else { return (request, response) }
      refused = request.headers["Authorization"]
    }
  }
}

extension RESTClient {
  /// A client that reads refusals and rate limits as X tells them.
  ///
  /// - Parameter longestAnswer: the longest response to read, in bytes.
  static func x(
    over transport: any Transport, longestAnswer: Int = HTTPRequest.longestAnswer, now: @escaping @Sendable () -> Date
  ) -> RESTClient {
    RESTClient(
      transport: transport, longestAnswer: longestAnswer, words: { XProblem($0).words },
      wait: { XLimit.wait(after: $0.status, $0.headers, now: now()) })
  }
}
