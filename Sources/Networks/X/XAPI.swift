import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The endpoints a bot needs of the X API, version 2 (docs.x.com/x-api).
struct XAPI: Sendable {
  let server: String
  let signer: XSigner
  let transport: any Transport
  let now: @Sendable () -> Date
  var vocabulary = Vocabulary.posts
  /// The longest answer that is read, in bytes.
  var longestAnswer = HTTPRequest.longestAnswer

  /// What the API calls posts in a query: their older name is all that some servers know.
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

  /// An answer that was no success, or not to be read.
  struct Refusal: Error {
    /// nil for a success that could not be read.
    var status: Int?
    var problem: XProblem
    var words: String
    /// Seconds to wait, if the server said.
    var wait: TimeInterval?
    var limit: XLimit?
    /// Whether it was asked to change something.
    var isWrite: Bool
  }

  /// What an endpoint answered, and the headers it came with.
  struct Answer<Value> {
    var value: Value
    var headers: HTTPHeaders
  }

  private typealias Query = [(String, String)]

  // MARK: Endpoints

  func me() async throws -> Answer<XUser> {
    let answer: Answer<XOne<XUser>> = try await get("/2/users/me", [("user.fields", "username")])
    return Answer(value: answer.value.data, headers: answer.headers)
  }

  /// Posts that name a user, the newest first.
  ///
  /// - Parameter limit: from 5 to 100.
  func mentions(of user: String, after since: String?, page: String?, limit: Int) async throws -> Answer<XPage<XPost>> {
    var query: Query = [("max_results", "\(limit)")]
    if let since { query.append(("since_id", since)) }
    if let page { query.append(("pagination_token", page)) }
    return try await posts("/2/users/\(user)/mentions", query)
  }

  /// What a user has posted, the newest first.
  ///
  /// - Parameter limit: from 5 to 100.
  func posts(by user: String, page: String?, limit: Int) async throws -> Answer<XPage<XPost>> {
    var query: Query = [("max_results", "\(limit)")]
    if let page { query.append(("pagination_token", page)) }
    return try await posts("/2/users/\(user)/tweets", query)
  }

  /// Private messages of all conversations, from and to the account, the newest first.
  ///
  /// - Parameter limit: from 1 to 100.
  func events(page: String?, limit: Int) async throws -> Answer<XPage<XEvent>> {
    try await events("/2/dm_events", page, limit)
  }

  /// The same of the conversation with one person.
  func events(with person: String, page: String?, limit: Int) async throws -> Answer<XPage<XEvent>> {
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

  private func posts(_ path: String, _ query: Query) async throws -> Answer<XPage<XPost>> {
    try await get(
      path,
      query + vocabulary.query + [
        ("user.fields", "username,protected"), ("media.fields", "media_key,type,url,preview_image_url,alt_text"),
      ])
  }

  private func events(_ path: String, _ page: String?, _ limit: Int) async throws -> Answer<XPage<XEvent>> {
    var query: Query = [
      ("max_results", "\(limit)"), ("event_types", "MessageCreate"),
      ("dm_event.fields", "attachments,created_at,dm_conversation_id,entities,event_type,id,text"),
      ("expansions", "sender_id,attachments.media_keys"), ("user.fields", "username"),
      ("media.fields", "media_key,type,url,preview_image_url,alt_text"),
    ]
    if let page { query.append(("pagination_token", page)) }
    return try await get(path, query)
  }

  private func get<Value: Decodable>(_ path: String, _ query: Query) async throws -> Answer<Value> {
    try await ask(.get, path, query)
  }

  private func write(_ path: String, _ body: some Encodable) async throws -> XWritten {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    let answer: Answer<XOne<XWritten>> = try await ask(.post, path, [], body: encoder.encode(body))
    return answer.value.data
  }

  private func ask<Value: Decodable>(
    _ method: HTTPRequest.Method, _ path: String, _ query: Query, body: Data? = nil
  ) async throws -> Answer<Value> {
    let (request, response) = try await answered(method, path, query, body)
    let problem = XProblem(response)
    func refusal(_ status: Int?, _ words: String) -> Refusal {
      Refusal(
        status: status, problem: problem, words: "\(request.redacted): \(words)",
        wait: XLimit.wait(after: response.status, response.headers, now: now()),
        limit: XLimit(response.headers, now: now()),
        isWrite: method != .get)
    }
    guard response.isSuccess else { throw refusal(response.status, "\(response.status) \(problem.words)") }
    if let value = try? JSONDecoder().decode(Value.self, from: response.body) {
      return Answer(value: value, headers: response.headers)
    }
    // A success without anything in it but what went wrong is none.
    if let part = problem.parts.first { throw refusal(part.status ?? 400, problem.words) }
    throw refusal(nil, "the answer could not be read")
  }

  /// Signs and sends a request; once more, signed anew, where the signature is refused.
  private func answered(
    _ method: HTTPRequest.Method, _ path: String, _ query: Query, _ body: Data?
  ) async throws -> (HTTPRequest, HTTPResponse) {
    var refused: String?
    while true {
      let address = server + path
      var request = HTTPRequest(method, query.isEmpty ? address : address + "?" + FormBody.encoded(query))
      do {
        request.headers["Authorization"] = try await signer.authorization(
          method, address, query: query, instead: refused)
      } catch let failure as NetworkFailure {
        throw failure.beforeSending
      }
      request.headers["Accept"] = "application/json"
      request.mayReuseConnection = method == .get
      request.maximumResponseSize = longestAnswer
      if let body {
        request.headers["Content-Type"] = "application/json"
        request.body = body
      }
      let response: HTTPResponse
      do {
        response = try await transport.send(request)
      } catch {
        if let tooLong = TooLong(error), method == .get { throw tooLong }
        throw NetworkFailure(error)
      }
      guard response.status == 401, refused == nil, signer.canRenew else { return (request, response) }
      refused = request.headers["Authorization"]
    }
  }
}
