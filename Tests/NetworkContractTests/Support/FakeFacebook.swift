import Foundation
import HTTP
import Hashing

/// The Graph API as far as a bot needs it, with one Page, people who write to it, and its surprises: nobody can be
/// written to a day after their last message, a comment takes one private reply, authors may be hidden, and lists move
/// while they are read.
final class FakeFacebook: Transport, @unchecked Sendable {
  struct Message: Sendable {
    var id: String
    var from: String
    var text: String
    var created: Date
    var attachment: String?
    var isHidden = false
  }

  struct Comment: Sendable {
    var id: String
    var from: String
    var text: String
    var created: Date
    var isHidden = false
    var namesPage = false
    var post = FakeFacebook.post
  }

  /// A message of the Page.
  struct Sent: @unchecked Sendable {
    var to: String
    var text: String
    var type: String?
    var fields: [String: Any]
  }

  static let server = "https://graph.facebook.com"
  static let page = "2121008874780932", token = "EAAB-stand-in-token-of-nobody", app = "4711", secret = "app-s3cret"
  static let ann = "2711636948859886", bob = "2711636948859887"
  static let post = "\(page)_1"
  private static let names = [page: "nuthatch", ann: "ann", bob: "bob"]

  let clock = TestClock()
  private let lock = NSLock()
  private var threads: [String: [Message]] = [:]
  private var kept: [Sent] = []
  private var replied: Set<String> = []
  private var comments: [Comment] = []
  private var next = 1
  /// The people who have blocked the Page.
  var blocked: Set<String> = []
  /// The permissions that the token has; nil for all that there are.
  var scopes = ["pages_messaging", "pages_manage_metadata"]
  /// The time from which the app may no longer read people's data.
  var dataAccessExpires: Date?
  var isValid = true
  /// The longest list that is given, whatever is asked for.
  var largestPage = 25
  /// The rate limits in every answer.
  var usage: [(String, String)] = []
  /// Called once after a list of conversations was given.
  var afterList: (@Sendable (FakeFacebook) -> Void)?
  private(set) var subscribed: String?
  /// The Page's posts, the newest first.
  var posts = [FakeFacebook.post]

  var sent: [Sent] { lock.withLock { kept } }

  /// Somebody writes to the Page; returns the message's id.
  @discardableResult
  func write(
    _ text: String, from person: String = FakeFacebook.ann, attachment: String? = nil, isHidden: Bool = false
  ) -> String {
    lock.withLock { add(text, from: person, in: person, attachment: attachment, isHidden: isHidden) }
  }

  private func add(
    _ text: String, from author: String, in thread: String, attachment: String? = nil, isHidden: Bool = false
  ) -> String {
    let id = "m_" + String(format: "%08x", (next &* 2_654_435_761) & 0xFFFF_FFFF) + "\(next)"
    next += 1
    threads[thread, default: []].append(
      Message(id: id, from: author, text: text, created: clock.now, attachment: attachment, isHidden: isHidden))
    return id
  }

  /// Somebody comments on the Page's post; returns the comment's id.
  @discardableResult
  func comment(
    _ text: String, by person: String = FakeFacebook.ann, isHidden: Bool = false, namesPage: Bool = false,
    below post: String = FakeFacebook.post
  ) -> String {
    lock.withLock {
      let id = "\(post)_\(next)"
      next += 1
      comments.append(
        Comment(
          id: id, from: person, text: text, created: clock.now, isHidden: isHidden, namesPage: namesPage,
          post: post))
      return id
    }
  }

  // MARK: Transport

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    var response = lock.withLock { answer(request) }
    for (name, value) in usage { response.headers[name] = value }
    if request.url.contains("/conversations"), let happens = lock.withLock({ take() }) { happens(self) }
    return response
  }

  private func take() -> (@Sendable (FakeFacebook) -> Void)? {
    defer { afterList = nil }
    return afterList
  }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    let parts = URLComponents(string: request.url)
    let query = Dictionary((parts?.queryItems ?? []).map { ($0.name, $0.value ?? "") }) { $1 }
    let path = (parts?.path ?? "").split(separator: "/").map(String.init)
    guard path.first == "v25.0" else { return problem(400, 2500, "Unknown path components") }
    switch (request.method, Array(path.dropFirst())) {
    case (.get, ["debug_token"]): return look(query)
    case (.get, ["oauth", "access_token"]): return grant(query)
    default: break
    }
    let given = request.headers["Authorization"].map { String($0.dropFirst("Bearer ".count)) }
    guard given == Self.token || given == "lasting" else {
      return problem(400, 190, "Error validating access token: the session has been invalidated", 460)
    }
    if let proof = query["appsecret_proof"] {
      let code = SHA256.authentication(of: (given ?? "").utf8, key: Array(Self.secret.utf8)).hexadecimal
      guard proof == code else { return problem(400, 100, "Invalid appsecret_proof provided in the API argument") }
    }
    if let edge = path.last, path.count == 3, ["conversations", "messages"].contains(edge),
      !scopes.contains("pages_messaging")
    {
      return problem(403, 200, "Requires pages_messaging permission to manage the object")
    }
    if request.method == .post, path.last == "feed", !scopes.contains("pages_manage_posts") {
      return problem(403, 200, "The permission(s) pages_manage_posts are not available")
    }
    switch (request.method, Array(path.dropFirst())) {
    case (.get, ["me"]): return json(200, ["id": Self.page, "name": "Nuthatch of the garden", "username": "nuthatch"])
    case (.get, ["me", "accounts"]): return accounts(query)
    case (.get, [Self.page, "conversations"]): return conversations(query)
    case (.get, [Self.page, "feed"]):
      return feed(query)
    case (.get, let rest) where rest.count == 2 && rest[1] == "comments" && posts.contains(rest[0]):
      return json(200, commentList(of: rest[0], query, limit: 25))
    case (.get, let rest) where rest.count == 2 && rest[1] == "messages":
      return json(200, messages(of: String(rest[0].dropFirst(2)), query, limit: limit(query)))
    case (.post, [Self.page, "messages"]): return take(request)
    case (.post, [Self.page, "feed"]): return publish(request)
    case (.post, [Self.page, "subscribed_apps"]):
      subscribed = query["subscribed_fields"]
      return json(200, ["success": true])
    default: return problem(400, 100, "Unsupported request")
    }
  }

  // MARK: Signing in

  private func look(_ query: [String: String]) -> HTTPResponse {
    guard query["access_token"] == "\(Self.app)|\(Self.secret)" else { return problem(400, 190, "Invalid OAuth token") }
    var state: [String: Any] = ["app_id": Self.app, "is_valid": isValid, "scopes": scopes, "expires_at": 0]
    if let dataAccessExpires { state["data_access_expires_at"] = Int(dataAccessExpires.timeIntervalSince1970) }
    return json(200, ["data": state])
  }

  private func grant(_ query: [String: String]) -> HTTPResponse {
    guard query["client_id"] == Self.app, query["client_secret"] == Self.secret else {
      return problem(400, 1, "Error validating client secret.")
    }
    if query["code"] == "a-code" { return json(200, ["access_token": "an-hour", "token_type": "bearer"]) }
    guard query["fb_exchange_token"] == "an-hour" else {
      return problem(400, 100, "This authorization code has been used.", 36_009)
    }
    return json(200, ["access_token": "lasting", "token_type": "bearer", "expires_in": 5_184_000])
  }

  /// The Pages of whoever signs in: `others` are those that they may not write messages for.
  var otherPages: [[String: Any]] = []

  private func accounts(_ query: [String: String]) -> HTTPResponse {
    let own: [String: Any] = [
      "id": Self.page, "name": "Nuthatch of the garden", "access_token": Self.token, "tasks": ["MESSAGING", "MANAGE"],
    ]
    return list(otherPages + [own], query)
  }

  // MARK: Reading

  private func conversations(_ query: [String: String]) -> HTTPResponse {
    let wanted = query["user_id"]
    let all = threads.filter { wanted == nil || $0.key == wanted }.sorted {
      ($0.value.last?.created ?? .distantPast, $0.key) > ($1.value.last?.created ?? .distantPast, $1.key)
    }
    return list(
      all.map { person, written in
        var fields: [String: Any] = [
          "id": "t_\(person)", "updated_time": Self.time(written.last?.created ?? clock.now),
        ]
        if query["fields"]?.contains("messages") == true {
          fields["messages"] = messages(of: person, [:], limit: limit(query))
        }
        return fields
      }, query)
  }

  private func messages(of person: String, _ query: [String: String], limit: Int) -> [String: Any] {
    page(
      (threads[person] ?? []).reversed().map { message in
        var fields: [String: Any] = [
          "id": message.id, "created_time": Self.time(message.created), "message": message.text,
        ]
        if !message.isHidden { fields["from"] = Self.person(message.from) }
        if let url = message.attachment {
          fields["attachments"] = [
            "data": [
              ["id": "1", "mime_type": "image/jpeg", "name": "a picture", "image_data": ["url": url]] as [String: Any]
            ]
          ]
        }
        return fields
      }, query, limit: limit)
  }

  /// The posts of the Page, oldest first.
  private(set) var published: [(id: String, text: String)] = []

  private func publish(_ request: HTTPRequest) -> HTTPResponse {
    guard let body = request.body, let fields = try? JSONSerialization.jsonObject(with: body) as? [String: String],
      let text = fields["message"], !text.isEmpty
    else { return problem(400, 100, "Invalid parameter") }
    let id = "\(Self.page)_\(5_000 + published.count)"
    published.append((id, text))
    posts.insert(id, at: 0)
    return json(200, ["id": id])
  }

  /// Posts with none but the fields that were asked for.
  private func feed(_ query: [String: String]) -> HTTPResponse {
    let fields = query["fields"] ?? ""
    let all = posts.map { post -> [String: Any] in
      var shown: [String: Any] = ["id": post]
      if fields.hasSuffix(",message"), let own = published.first(where: { $0.id == post }) {
        shown["message"] = own.text
        shown["from"] = Self.person(Self.page)
      }
      let below = comments.filter { $0.post == post }
      if fields.contains("updated_time") { shown["updated_time"] = Self.time(below.last?.created ?? .distantPast) }
      if fields.contains("comments"), !below.isEmpty { shown["comments"] = commentList(of: post, [:], limit: 25) }
      return shown
    }
    return json(200, page(all, query, limit: min(query["limit"].flatMap { Int($0) } ?? 25, 100)))
  }

  private func commentList(of post: String, _ query: [String: String], limit: Int) -> [String: Any] {
    page(
      comments.filter { $0.post == post }.reversed().map { comment in
        var fields: [String: Any] = [
          "id": comment.id, "created_time": Self.time(comment.created), "message": comment.text,
        ]
        if !comment.isHidden { fields["from"] = Self.person(comment.from) }
        if comment.namesPage { fields["message_tags"] = [["id": Self.page, "name": "Nuthatch of the garden"]] }
        return fields
      }, query, limit: min(limit, largestPage))
  }

  private func limit(_ query: [String: String]) -> Int { min(query["limit"].flatMap { Int($0) } ?? 25, largestPage) }

  private func list(_ values: [[String: Any]], _ query: [String: String]) -> HTTPResponse {
    json(200, page(values, query, limit: limit(query)))
  }

  /// A page behind a cursor, which names the last that was given.
  private func page(_ values: [[String: Any]], _ query: [String: String], limit: Int) -> [String: Any] {
    var rest = values[...]
    if let after = query["after"], let index = values.firstIndex(where: { $0["id"] as? String == after }) {
      rest = values[(index + 1)...]
    }
    let slice = rest.prefix(limit)
    guard let last = slice.last?["id"] as? String else { return ["data": [Any]()] }
    var paging: [String: Any] = ["cursors": ["before": slice.first?["id"] ?? "", "after": last]]
    if slice.count < rest.count {
      paging["next"] = "https://elsewhere.example/?access_token=\(Self.token)&after=\(last)"
    }
    return ["data": Array(slice), "paging": paging]
  }

  // MARK: Writing

  private func take(_ request: HTTPRequest) -> HTTPResponse {
    guard let body = request.body, let fields = try? JSONSerialization.jsonObject(with: body) as? [String: Any],
      let recipient = fields["recipient"] as? [String: String], let message = fields["message"] as? [String: Any]
    else { return problem(400, 100, "Invalid parameter") }
    let type = fields["messaging_type"] as? String
    let template = message["template"] as? [String: Any]
    let text = message["text"] as? String ?? template.map(Self.text) ?? ""
    guard !text.isEmpty, text.utf16.count < 2_000 else {
      return problem(400, 100, "Length of param message[text] must be less than or equal to 2000", 2_018_109)
    }
    let person: String
    if let comment = recipient["comment_id"] {
      guard let written = comments.first(where: { $0.id == comment }) else {
        return problem(400, 100, "No matching user found", 2_018_001)
      }
      guard replied.insert(comment).inserted else { return problem(400, 10_900, "Activity already replied to") }
      person = written.from
    } else {
      person = recipient["id"] ?? ""
      if blocked.contains(person) { return problem(400, 551, "This person isn't available right now", 1_545_041) }
      let last = threads[person]?.last { $0.from == person }?.created
      guard last != nil else { return problem(400, 100, "No matching user found", 2_018_001) }
      guard type == "UTILITY" || clock.now.timeIntervalSince(last ?? .distantPast) <= 86_400 else {
        return problem(
          400, 10, "This message is sent outside of allowed window. Learn more about the new policy", 2_018_278)
      }
    }
    kept.append(Sent(to: person, text: text, type: type, fields: fields))
    let id = add(type == "UTILITY" ? "Reminder: \(text)" : text, from: Self.page, in: person)
    return json(200, ["recipient_id": person, "message_id": id])
  }

  /// The variable of a template.
  private static func text(of template: [String: Any]) -> String {
    let components = template["components"] as? [[String: Any]]
    let parameters = components?.first?["parameters"] as? [[String: Any]]
    return parameters?.first?["text"] as? String ?? ""
  }

  // MARK: Details

  private static func person(_ id: String) -> [String: Any] {
    ["id": id, "name": names[id] ?? "somebody", "email": "\(id)@facebook.com"]
  }

  private static func time(_ date: Date) -> String { UTCFormatter.format(date, "yyyy-MM-dd'T'HH:mm:ss'+0000'") }

  private func json(_ status: Int, _ body: [String: Any]) -> HTTPResponse {
    let date = UTCFormatter.format(clock.now, "EEE, dd MMM yyyy HH:mm:ss 'GMT'")
    return HTTPResponse(
      status: status, headers: ["Content-Type": "application/json", "Date": date],
      body: (try? JSONSerialization.data(withJSONObject: body, options: .sortedKeys)) ?? Data())
  }

  private func problem(_ status: Int, _ code: Int, _ message: String, _ subcode: Int? = nil) -> HTTPResponse {
    var error: [String: Any] = ["message": "(#\(code)) \(message)", "type": "OAuthException", "code": code]
    error["error_subcode"] = subcode
    return json(status, ["error": error])
  }
}
