import Foundation
import HTTP

/// The X API as far as a bot needs it, with one bot and whoever writes to it.
final class FakeX: Transport, @unchecked Sendable {
  struct User: Sendable {
    var id: String
    var username: String
    var isProtected = false
  }

  struct Post: Sendable {
    var id: String
    var author: User
    var text: String
    var created: Date
    var repliesTo: String?
    /// More fields, as the API gives them.
    var extra: [String: any Sendable] = [:]
  }

  struct Event: Sendable {
    var id: String
    var sender: User
    var conversation: String
    var text: String
    var created: Date
    var extra: [String: any Sendable] = [:]
  }

  static let bot = User(id: "2244994945", username: "nuthatch")
  static let ann = User(id: "1072250532645998596", username: "ann")

  let clock = TestClock()
  private let lock = NSLock()
  private var posts: [Post] = []
  private var events: [Event] = []
  private var sequence: Int64 = 0
  /// The valid access token, and the token that renews it.
  private(set) var accessToken = "access-0", refreshToken = "refresh-0"
  private var renewals = 0
  private var withheld: String?
  /// The longest page it gives, whatever is asked for.
  var largestPage = 20
  /// True if every page is the newest one.
  var repeatsPage = false
  /// True if only the older words for posts are known.
  var speaksOfTweets = false
  /// The requests left of the window, by the end of the path; a missing path has no limit.
  var remaining: [String: Int] = [:]
  /// The values of a query's fields, by the end of the path.
  private(set) var queries: [String: [[String: String]]] = [:]
  /// The things given, by the day: each thing is charged for once a day.
  var given: [Int: Set<String>] = [:]
  /// The app's rights, as every answer gives them.
  var access = "read-write-directmessages"

  var sentPosts: [Post] { lock.withLock { posts.filter { $0.author.id == Self.bot.id } } }
  var sentEvents: [Event] { lock.withLock { events.filter { $0.sender.id == Self.bot.id } } }

  static func pair(_ user: User) -> String { [user.id, bot.id].sorted().joined(separator: "-") }

  private func nextID() -> String {
    sequence += 1
    return String((Int64(clock.now.timeIntervalSince1970 * 1000) - 1_288_834_974_657) << 22 | (sequence & 0xFFF))
  }

  /// Someone posts; returns the id.
  @discardableResult
  func mention(
    _ text: String, by author: User = FakeX.ann, repliesTo: String? = nil, extra: [String: any Sendable] = [:]
  ) -> String {
    lock.withLock {
      let id = nextID()
      posts.append(
        Post(id: id, author: author, text: text, created: clock.now, repliesTo: repliesTo, extra: extra))
      return id
    }
  }

  /// Someone writes privately; returns the id.
  @discardableResult
  func message(
    _ text: String, by sender: User = FakeX.ann, in conversation: String? = nil, extra: [String: any Sendable] = [:]
  ) -> String {
    lock.withLock {
      let id = nextID()
      events.append(
        Event(
          id: id, sender: sender, conversation: conversation ?? Self.pair(sender), text: text, created: clock.now,
          extra: extra))
      return id
    }
  }

  /// A post of that id is not shown for now.
  func withhold(_ id: String?) { lock.withLock { withheld = id } }

  /// Invalidates the token pair that everybody has.
  func revoke() { lock.withLock { (accessToken, refreshToken) = ("access-lost", "refresh-lost") } }

  /// The access token ends, the other one goes on.
  func expire() { lock.withLock { accessToken = "access-ended" } }

  // MARK: Transport

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    lock.withLock { answer(request) }
  }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    let parts = URLComponents(string: request.url)
    let query = Dictionary((parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
    let path = (parts?.path ?? "").split(separator: "/").map(String.init)
    if path == ["2", "oauth2", "token"] { return token(request) }
    guard request.headers["Authorization"] == "Bearer \(accessToken)" || isSigned(request) else {
      return json(401, ["title": "Unauthorized", "type": "about:blank", "status": 401, "detail": "Unauthorized"])
    }
    let end = path.last ?? ""
    queries[end, default: []].append(query)
    var headers: HTTPHeaders = [:]
    if let left = remaining[end] {
      headers["x-rate-limit-limit"] = "15"
      headers["x-rate-limit-remaining"] = "\(max(0, left - 1))"
      headers["x-rate-limit-reset"] = "\(Int(clock.now.timeIntervalSince1970) + 900)"
      guard left > 0 else {
        return json(429, ["title": "Too Many Requests", "detail": "Too Many Requests", "type": "about:blank"], headers)
      }
      remaining[end] = left - 1
    }
    switch (request.method, path.dropFirst().map { $0 }) {
    case (.get, ["users", "me"]):
      headers["x-access-level"] = access
      return json(200, ["data": ["id": Self.bot.id, "username": Self.bot.username, "name": "N"]], headers)
    case (.get, ["users", Self.bot.id, "mentions"]):
      return list(posts.filter { $0.author.id != Self.bot.id && $0.id != withheld }, query, headers)
    case (.get, ["users", Self.bot.id, "tweets"]):
      return list(posts.filter { $0.author.id == Self.bot.id }, query, headers)
    case (.get, ["dm_events"]): return list(events, query, headers)
    case (.get, let rest) where rest.first == "dm_conversations" && rest.last == "dm_events" && rest.count == 4:
      let pair = [rest[2], Self.bot.id].sorted().joined(separator: "-")
      return list(events.filter { $0.conversation == pair }, query, headers)
    case (.post, ["tweets"]): return post(request)
    case (.post, let rest) where rest.first == "dm_conversations" && rest.last == "messages" && rest.count == 4:
      return write(request, to: rest[2])
    default: return json(404, ["title": "Not Found", "type": "about:blank", "status": 404])
    }
  }

  private func isSigned(_ request: HTTPRequest) -> Bool {
    request.headers["Authorization"]?.hasPrefix("OAuth oauth_consumer_key=\"ck\"") == true
  }

  private func token(_ request: HTTPRequest) -> HTTPResponse {
    let form = Self.form(request)
    guard form["grant_type"] == "refresh_token", form["refresh_token"] == refreshToken, form["client_id"] == "client"
    else {
      return json(
        400, ["error": "invalid_request", "error_description": "Value passed for the token was invalid."])
    }
    renewals += 1
    (accessToken, refreshToken) = ("access-\(renewals)", "refresh-\(renewals)")
    return json(
      200,
      [
        "token_type": "bearer", "expires_in": 7200, "access_token": accessToken, "refresh_token": refreshToken,
        "scope": "tweet.read tweet.write users.read dm.read dm.write offline.access",
      ])
  }

  private func post(_ request: HTTPRequest) -> HTTPResponse {
    let body = Self.body(request)
    guard let text = body["text"] as? String, !text.isEmpty, text.count <= 280 else { return invalid("text") }
    let thread = (body["reply"] as? [String: Any])?["in_reply_to_tweet_id"] as? String
    if posts.contains(where: { $0.author.id == Self.bot.id && $0.text == text }) {
      return forbidden("You are not allowed to create a Tweet with duplicate content.")
    }
    let post = Post(id: nextID(), author: Self.bot, text: text, created: clock.now, repliesTo: thread)
    posts.append(post)
    return json(201, ["data": ["id": post.id, "text": text]])
  }

  private func write(_ request: HTTPRequest, to person: String) -> HTTPResponse {
    guard let text = Self.body(request)["text"] as? String, !text.isEmpty, text.count <= 10_000 else {
      return invalid("text")
    }
    let pair = [person, Self.bot.id].sorted().joined(separator: "-")
    let event = Event(id: nextID(), sender: Self.bot, conversation: pair, text: text, created: clock.now)
    events.append(event)
    return json(201, ["data": ["dm_conversation_id": pair, "dm_event_id": event.id]])
  }
}
