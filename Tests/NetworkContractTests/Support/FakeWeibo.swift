import Foundation
import HTTP

/// Weibo's API as far as a bot needs it, with one account, people who write to it, and its surprises: 100 calls a day,
/// repeated text refused for a while, a name put in front of replies, and comments that are posted although the answer
/// reads like a refusal.
final class FakeWeibo: Transport, @unchecked Sendable {
  struct Post: Sendable {
    var id: Int
    var author: String
    var text: String
    var created: Date
    /// The status that it comments on, and the comment that it replies to.
    var status: Int?
    var replied: Int?
    var isDeleted = false
  }

  static let server = "https://api.weibo.com"
  static let me = "1658122963", ann = "1964356285", bob = "1743848193"
  static let token = "2.00stand-in-token-of-nobody-xyz", app = "4711", secret = "app-s3cret"
  private static let names = [me: "nuthatch", ann: "ann", bob: "小鳥"]

  let clock = TestClock()
  private let lock = NSLock()
  private var posts: [Post] = []
  private var next = 3_526_584_588_286_949
  private var made: [Date] = []
  /// The people who let nobody comment.
  var closed: Set<String> = []
  /// The calls that a day has.
  var callsPerDay = 1_000
  /// True if comments are shown later, and reported as refused.
  var isLate = false
  /// The form fields of the last comment.
  private(set) var lastFields: [String: String] = [:]

  /// The bot's comments, oldest first.
  var sent: [Post] { lock.withLock { posts.filter { $0.author == Self.me } } }
  /// The number of calls in the last day.
  var calls: Int { lock.withLock { made.filter { $0 > clock.now - 86_400 }.count } }

  /// Somebody writes a status; returns its id.
  @discardableResult
  func write(_ text: String, by person: String = FakeWeibo.ann) -> Int { lock.withLock { add(text, person) } }

  /// Somebody comments on a status; returns the comment's id.
  @discardableResult
  func comment(_ text: String, on status: Int, by person: String = FakeWeibo.ann, replyingTo comment: Int? = nil) -> Int
  {
    lock.withLock {
      let name = comment.flatMap { id in posts.first { $0.id == id } }.flatMap { Self.names[$0.author] }
      return add((name.map { "回复@\($0):" } ?? "") + text, person, status, comment)
    }
  }

  /// Deletes somebody's post.
  func delete(_ id: Int) {
    lock.withLock { for index in posts.indices where posts[index].id == id { posts[index].isDeleted = true } }
  }

  private func add(_ text: String, _ author: String, _ status: Int? = nil, _ replied: Int? = nil) -> Int {
    next += 3
    posts.append(
      Post(id: next, author: author, text: text, created: clock.now, status: status, replied: replied))
    return next
  }

  // MARK: Transport

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse { lock.withLock { answer(request) } }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    let parts = URLComponents(string: request.url)
    let query = Dictionary((parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
    let fields = Dictionary(FormBody.pairs(in: request.body ?? Data())) { $1 }
    let path = parts?.path ?? ""
    if path == "/oauth2/access_token" { return grant(fields) }
    if path == "/oauth2/get_token_info" {
      guard fields["access_token"] == Self.token else { return problem(21_327, "expired_token") }
      return json(200, ["uid": Int(Self.me) ?? 0, "appkey": Self.app, "create_at": 1, "expire_in": 600_000])
    }
    guard request.headers["Authorization"] == "OAuth2 \(Self.token)" else {
      return problem(21_332, "invalid_access_token")
    }
    made.append(clock.now)
    guard made.filter({ $0 > clock.now - 86_400 }).count <= callsPerDay else {
      return problem(10_023, "User requests out of rate limit!")
    }
    switch (request.method, path) {
    case (.get, "/2/account/get_uid.json"): return json(200, ["uid": Int(Self.me) ?? 0])
    case (.get, "/2/users/show.json"): return json(200, Self.user(query["uid"] ?? ""))
    case (.get, "/2/statuses/mentions.json"):
      return list("statuses", posts.filter { $0.status == nil && $0.text.lowercased().contains("@nuthatch") }, query)
    case (.get, "/2/comments/mentions.json"):
      return list("comments", posts.filter { $0.status != nil && $0.text.lowercased().contains("@nuthatch") }, query)
    case (.get, "/2/comments/to_me.json"):
      return list("comments", posts.filter { $0.status != nil && author(of: $0.replied) == Self.me }, query)
    case (.get, "/2/comments/by_me.json"):
      return list("comments", posts.filter { $0.author == Self.me }, query)
    case (.post, "/2/comments/create.json"), (.post, "/2/comments/reply.json"):
      return take(fields, isReply: path.hasSuffix("reply.json"))
    default: return problem(10_020, "Request API not found!")
    }
  }

  private func author(of id: Int?) -> String? { posts.first { $0.id == id }?.author }

  // MARK: Answers

  private func grant(_ fields: [String: String]) -> HTTPResponse {
    guard fields["client_id"] == Self.app, fields["client_secret"] == Self.secret else {
      return problem(21_324, "invalid_client")
    }
    guard fields["code"] == "a-code" else { return problem(21_325, "invalid_grant") }
    return json(200, ["access_token": Self.token, "expires_in": 604_800, "uid": Self.me])
  }

  /// The newest first. Deleted ones leave gaps.
  private func list(_ name: String, _ all: [Post], _ query: [String: String]) -> HTTPResponse {
    let since = query["since_id"].flatMap { Int($0) } ?? 0, most = query["max_id"].flatMap { Int($0) } ?? .max
    let count = min(query["count"].flatMap { Int($0) } ?? 50, 200), page = query["page"].flatMap { Int($0) } ?? 1
    let fitting = all.reversed().filter { $0.id > since && $0.id <= most }
    let shown = fitting.dropFirst((page - 1) * count).prefix(count).filter { !$0.isDeleted }
    return json(200, [name: shown.map(shape), "next_cursor": 0, "previous_cursor": 0, "total_number": all.count])
  }

  private func shape(_ post: Post) -> [String: Any] {
    var fields: [String: Any] = [
      "id": post.id, "idstr": "\(post.id)", "mid": "\(post.id)", "text": post.text, "user": Self.user(post.author),
      "created_at": UTCFormatter.format(post.created + 8 * 3_600, "EEE MMM dd HH:mm:ss '+0800' yyyy"),
    ]
    if let status = post.status, let below = posts.first(where: { $0.id == status }) { fields["status"] = shape(below) }
    if let replied = post.replied, let answered = posts.first(where: { $0.id == replied }) {
      fields["reply_comment"] = ["id": answered.id, "idstr": "\(answered.id)", "user": Self.user(answered.author)]
    }
    return fields
  }

  private func take(_ fields: [String: String], isReply: Bool) -> HTTPResponse {
    lastFields = fields
    let text = fields["comment"] ?? ""
    guard fields["rip"]?.isEmpty == false else { return problem(10_008, "Param error, see doc for more info.") }
    let length = text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 1 : 2) }
    guard length > 0, length <= 280 else { return problem(20_012, "content is too long") }
    guard let status = fields["id"].flatMap({ Int($0) }), let below = posts.first(where: { $0.id == status }),
      !below.isDeleted
    else { return problem(20_101, "target weibo does not exist!") }
    guard !closed.contains(below.author) else { return problem(20_206, "author only allows who they follow") }
    let replied = isReply ? fields["cid"].flatMap { Int($0) } : nil
    guard !isReply || posts.contains(where: { $0.id == replied && !$0.isDeleted }) else {
      return problem(20_201, "target weibo comment does not exist!")
    }
    let name = author(of: replied).flatMap { Self.names[$0] }
    let whole = (name.map { "回复@\($0):" } ?? "") + text
    let recent = posts.filter { $0.author == Self.me && $0.created > clock.now - 600 }
    guard !recent.contains(where: { $0.status == status && $0.text == whole && $0.replied == replied }) else {
      return problem(20_019, "repeat content!")
    }
    let id = add(whole, Self.me, status, replied)
    if isLate { return problem(20_032, "Update success, while server slow now, please wait 1-2 minutes.") }
    return posts.first { $0.id == id }.map { json(200, shape($0)) } ?? problem(10_001, "System error!")
  }

  // MARK: Details

  private static func user(_ id: String) -> [String: Any] {
    ["id": Int(id) ?? 0, "idstr": id, "screen_name": names[id] ?? "somebody", "name": names[id] ?? "somebody"]
  }

  private func problem(_ code: Int, _ text: String) -> HTTPResponse {
    json(code == 10_023 ? 403 : 400, ["request": "/2/some.json", "error_code": "\(code)", "error": text])
  }

  private func json(_ status: Int, _ body: [String: Any]) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "application/json;charset=UTF-8"],
      body: (try? JSONSerialization.data(withJSONObject: body, options: .sortedKeys)) ?? Data())
  }
}
