import Foundation
import HTTP

/// The lists, and the forms of requests and answers.
extension FakeX {
  func list(_ items: [Post], _ query: [String: String], _ headers: HTTPHeaders) -> HTTPResponse {
    let words = speaksOfTweets ? "tweet" : "post"
    guard let fields = query["\(words).fields"]?.split(separator: ",").map(String.init) else {
      let unknown = speaksOfTweets ? "post.fields" : "tweet.fields"
      return invalid(unknown, "The query parameter [\(unknown)] is not one of the known ones")
    }
    let start = query["start_time"].flatMap { try? Date($0, strategy: .iso8601) } ?? .distantPast
    let found = items.filter { post in
      post.created >= start
        && (query["since_id"].map { (post.id.utf8.count, post.id) > ($0.utf8.count, $0) } ?? true)
    }
    return page(found, query, headers, id: \.id, author: \.author) { post in
      var item: [String: Any] = [
        "id": post.id, "text": post.text, "edit_history_\(words)_ids": [post.id], "author_id": post.author.id,
      ]
      if fields.contains("created_at") { item["created_at"] = Self.iso(post.created) }
      if fields.contains("conversation_id") { item["conversation_id"] = post.repliesTo ?? post.id }
      if let thread = post.repliesTo { item["referenced_\(words)s"] = [["type": "replied_to", "id": thread]] }
      return item.merging(post.extra) { $1 }
    }
  }

  func list(_ items: [Event], _ query: [String: String], _ headers: HTTPHeaders) -> HTTPResponse {
    page(items, query, headers, id: \.id, author: \.sender) { event in
      [
        "id": event.id, "text": event.text, "event_type": "MessageCreate", "sender_id": event.sender.id,
        "dm_conversation_id": event.conversation, "created_at": Self.iso(event.created),
      ].merging(event.extra) { $1 }
    }
  }

  /// A page, the newest first; the token is how many were given before, counted from the oldest so that it stands
  /// still when more come.
  private func page<Item>(
    _ items: [Item], _ query: [String: String], _ headers: HTTPHeaders, id: KeyPath<Item, String>,
    author: KeyPath<Item, User>, _ fields: (Item) -> [String: Any]
  ) -> HTTPResponse {
    let size = min(query["max_results"].flatMap { Int($0) } ?? 100, largestPage)
    let token = repeatsPage ? nil : query["pagination_token"]
    let end = token.map { $0.hasPrefix("tokentokentokent") ? Int($0.dropFirst(16)) ?? 0 : 0 } ?? items.count
    guard token == nil || (1...max(1, items.count)).contains(end), end <= items.count else {
      return invalid("pagination_token")
    }
    let start = max(0, end - size)
    let given = items[start..<end].reversed().map { $0 }
    self.given[Int(clock.now.timeIntervalSince1970 / 86_400), default: []].formUnion(given.map { $0[keyPath: id] })
    var meta: [String: Any] = ["result_count": given.count]
    if start > 0 { meta["next_token"] = "tokentokentokent\(start)" }
    var body: [String: Any] = ["meta": meta]
    if !given.isEmpty {
      body["data"] = given.map(fields)
      let users = Dictionary(given.map { ($0[keyPath: author].id, $0[keyPath: author]) }) { $1 }.values
      body["includes"] = [
        "users": users.map { ["id": $0.id, "username": $0.username, "name": "N", "protected": $0.isProtected] },
        "media": [
          ["media_key": "3_1", "type": "photo", "url": "https://pbs.twimg.com/media/1.jpg", "alt_text": "a tap"]
        ],
      ]
    }
    return json(200, body, headers)
  }

  func invalid(_ parameter: String, _ detail: String? = nil) -> HTTPResponse {
    json(
      400,
      [
        "errors": [["parameters": [parameter: []], "message": detail ?? "`\(parameter)` is invalid"]],
        "title": "Invalid Request", "detail": "One or more parameters to your request was invalid.",
        "type": "https://api.x.com/2/problems/invalid-request",
      ])
  }

  func forbidden(_ detail: String) -> HTTPResponse {
    json(403, ["title": "Forbidden", "detail": detail, "type": "about:blank", "status": 403])
  }

  func json(_ status: Int, _ body: [String: Any], _ headers: HTTPHeaders = [:]) -> HTTPResponse {
    var headers = headers
    headers["Content-Type"] = "application/json; charset=utf-8"
    headers["Date"] = Self.http(clock.now)
    let data = (try? JSONSerialization.data(withJSONObject: body)) ?? Data()
    return HTTPResponse(status: status, headers: headers, body: data)
  }

  static func body(_ request: HTTPRequest) -> [String: Any] {
    let object = request.body.flatMap { try? JSONSerialization.jsonObject(with: $0) }
    return object as? [String: Any] ?? [:]
  }

  static func form(_ request: HTTPRequest) -> [String: String] {
    let body = request.body.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let items = URLComponents(string: "http://x/?" + body)?.queryItems ?? []
    return Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
  }

  private static func iso(_ date: Date) -> String { format(date, "yyyy-MM-dd'T'HH:mm:ss'.000Z'") }
  private static func http(_ date: Date) -> String { format(date, "EEE, dd MMM yyyy HH:mm:ss 'UTC'") }
  private static func format(_ date: Date, _ pattern: String) -> String { UTCFormatter.format(date, pattern) }
}
