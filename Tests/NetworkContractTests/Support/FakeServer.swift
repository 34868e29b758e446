import Foundation
import HTTP

/// A small server of the Mastodon client API, in memory, that speaks one dialect of it.
final class FakeServer: Transport, @unchecked Sendable {
  struct Account: Equatable {
    var id: String
    var username: String
    var isBot = false
  }

  struct Post {
    var id: String
    var author: Account
    var text: String
    var visibility: String
    var inReplyTo: String?
    var created: Date
    var media: [[String: String]] = []
  }

  struct Notification {
    var id: String
    var type: String
    var post: Post
    var created: Date
    var isVisible = true
    /// Hidden by the policy.
    var isFiltered = false
  }

  let dialect: Dialect
  let clock: TestClock
  let bot: Account
  let ann: Account
  let token = "s3cret-token"

  private let writer: DialectWriter
  private let lock = NSLock()
  private var nextNumber = 1
  private var random = SystemRandomNumberGenerator()
  private(set) var posts: [Post] = []
  private(set) var notifications: [Notification] = []
  private var keys: [String: String] = [:]
  /// Notifications as they are sent, by id: made once, or the tests would do little else.
  private var rendered: [String: String] = [:]
  private var received: [HTTPRequest] = []
  private(set) var policy: [String: String] = [:]
  /// True if new posts cannot be read yet.
  private var isHolding = false
  var isTokenRevoked = false
  var remaining = 300

  init(_ dialect: Dialect = .mastodon, clock: TestClock = TestClock()) {
    self.dialect = dialect
    self.clock = clock
    let ids = dialect.idsAreNumbers ? ["7", "8"] : ["109900000000000007", "109900000000000008"]
    bot = Account(id: ids[0], username: "nuthatch", isBot: true)
    ann = Account(id: ids[1], username: "ann")
    writer = DialectWriter(dialect: dialect, accounts: [bot, ann])
    if dialect.hasPolicy {
      for kind in ["for_not_following", "for_not_followers", "for_new_accounts", "for_private_mentions"] {
        policy[kind] = "filter"
      }
    }
  }

  // MARK: What people do

  /// Writes a post that mentions the bot; returns its id.
  @discardableResult
  func mention(
    _ text: String, by author: Account? = nil, visibility: String = "direct", inReplyTo: String? = nil,
    type: String = "mention", media: [[String: String]] = []
  ) -> String {
    lock.withLock {
      let post = Post(
        id: newID(dialect.statusIDs), author: author ?? ann, text: text, visibility: visibility, inReplyTo: inReplyTo,
        created: clock.now, media: media)
      posts.append(post)
      let notification = Notification(
        id: newID(dialect.notificationIDs), type: type, post: post, created: clock.now, isVisible: !isHolding,
        isFiltered: policy.values.contains("filter"))
      notifications.append(notification)
      rendered[notification.id] = writer.text(of: writer.notification(notification))
      clock.advance(0.25)
      return post.id
    }
  }

  /// Every request, in order.
  var requests: [HTTPRequest] { lock.withLock { received } }

  /// Until `release`, new posts have their place in the order but cannot be read.
  func hold() { lock.withLock { isHolding = true } }

  func release() {
    lock.withLock {
      isHolding = false
      for index in notifications.indices { notifications[index].isVisible = true }
    }
  }

  func change(_ body: (inout Notification) -> Void) {
    lock.withLock { for index in notifications.indices { body(&notifications[index]) } }
  }

  /// The bot's posts.
  var sent: [Post] { lock.withLock { posts.filter { $0.author == bot } } }

  // MARK: Transport

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    if dialect.dropsKeptConnections, request.method != .get, request.mayReuseConnection {
      throw HTTPFailure(.broken, mayHaveArrived: true, reason: "the connection that was used before was closed")
    }
    return answered(request)
  }

  private func answered(_ request: HTTPRequest) -> HTTPResponse {
    lock.withLock {
      received.append(request)
      var response = answer(request)
      rateLimit(&response)
      if let ahead = dialect.dateIsAhead { response.headers["Date"] = Self.http(clock.now.addingTimeInterval(ahead)) }
      return response
    }
  }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard let address = URLComponents(string: request.url) else { return json(400, ["error": "address"]) }
    let query = Self.pairs(address.percentEncodedQuery ?? "")
    let form = Self.pairs(request.body.map { String(decoding: $0, as: UTF8.self) } ?? "")
    let path = address.path.split(separator: "/").map(String.init)
    if address.path == "/.well-known/nodeinfo" || address.path == "/nodeinfo/2.0" { return nodeinfo(address.path) }
    if address.path.hasPrefix("/api/v"), address.path.hasSuffix("/instance") { return instance(address.path) }
    guard request.headers["Authorization"] == "Bearer \(token)", !isTokenRevoked else {
      return HTTPResponse(status: dialect.badToken.status, body: Data(dialect.badToken.body.utf8))
    }
    switch (request.method, path.dropFirst(2).joined(separator: "/")) {
    case (.get, "accounts/verify_credentials"): return json(200, writer.account(bot))
    case (.get, "notifications"): return mentions(query)
    case (.get, "notifications/policy") where dialect.hasPolicy: return json(200, policy)
    case (.patch, "notifications/policy") where dialect.hasPolicy:
      policy.merge(form) { $1 }
      for index in notifications.indices { notifications[index].isFiltered = false }
      return json(200, policy)
    case (.post, "statuses"): return take(form, key: request.headers["Idempotency-Key"])
    case (.get, "accounts/\(bot.id)/statuses"): return ownPosts(.account, query)
    case (.get, "timelines/home"): return ownPosts(.home, query)
    case (.get, let rest) where rest.hasPrefix("statuses/") && rest.hasSuffix("/context"):
      let descendants = posts.filter { $0.inReplyTo == path[3] }.map(writer.status)
      return json(200, ["ancestors": [], "descendants": descendants] as [String: Any])
    default: return json(404, ["error": "Record not found"])
    }
  }

  // MARK: Endpoints

  private func nodeinfo(_ path: String) -> HTTPResponse {
    guard let software = dialect.software else { return HTTPResponse(status: 404) }
    if path == "/nodeinfo/2.0" {
      return json(200, ["software": ["name": software, "version": dialect.version]])
    }
    let link = ["rel": "http://nodeinfo.diaspora.software/ns/schema/2.0", "href": "https://example.org/nodeinfo/2.0"]
    return json(200, ["links": [link]])
  }

  private func instance(_ path: String) -> HTTPResponse {
    let isSecond = path == "/api/v2/instance"
    let code = isSecond ? dialect.instance2 : dialect.instance1
    guard code == 200 else { return HTTPResponse(status: code, body: Data("<html>no</html>".utf8)) }
    var answer: [String: Any] = ["version": dialect.version, isSecond ? "domain" : "uri": "example.org"]
    if let maximum = dialect.maximumCharacters {
      answer["configuration"] = ["statuses": ["max_characters": maximum]]
    }
    return json(200, answer)
  }

  private func mentions(_ query: [String: String]) -> HTTPResponse {
    let isOpen = query["include_filtered"] == "true"
    var found = notifications.filter {
      $0.isVisible && (isOpen || !$0.isFiltered) && (!dialect.filtersTypes || $0.type == query["types[]"])
    }
    if let listed = dialect.newestListed { found = Array(found.suffix(listed)) }
    if let maximum = query["max_id"], let index = found.firstIndex(where: { $0.id == maximum }) {
      found = Array(found[..<index])
    }
    let limit = min(query["limit"].flatMap { Int($0) } ?? dialect.defaultPage, dialect.largestPage)
    if let minimum = query["min_id"], dialect.minimum != .ignored {
      // The place of one that is gone is where it was: every server compares, none looks it up.
      if let index = notifications.firstIndex(where: { $0.id == minimum }) {
        let after = Set(notifications[(index + 1)...].map(\.id))
        found = found.filter { after.contains($0.id) }
      }
      found = Array(dialect.minimum == .oldestAfter ? found.prefix(limit) : found.suffix(limit))
    } else {
      found = Array(found.suffix(limit))
    }
    switch dialect.order {
    case .newestFirst: found.reverse()
    case .oldestFirst: break
    case .shuffled: found.shuffle(using: &random)
    }
    return array(found.map { rendered[$0.id] ?? writer.text(of: writer.notification($0)) })
  }

  private func take(_ form: [String: String], key: String?) -> HTTPResponse {
    if dialect.honoursKeys, let key, let id = keys[key], let post = posts.first(where: { $0.id == id }) {
      return json(200, writer.status(post))
    }
    let text = form["status"] ?? ""
    let limit = dialect.maximumCharacters ?? 500
    if dialect.badText != 200, text.isEmpty || Self.length(text) > limit {
      return json(dialect.badText, ["error": "Validation failed: Text"])
    }
    let thread = form["in_reply_to_id"]
    if let thread, !posts.contains(where: { $0.id == thread }), dialect.unknownThread != 200 {
      return json(dialect.unknownThread, ["error": "Record not found"])
    }
    let post = Post(
      id: newID(dialect.statusIDs), author: bot, text: text, visibility: form["visibility"] ?? "public",
      inReplyTo: thread, created: clock.now)
    posts.append(post)
    if let key { keys[key] = post.id }
    return json(200, writer.status(post))
  }

  private func ownPosts(_ list: Dialect.PostList, _ query: [String: String]) -> HTTPResponse {
    // A home timeline has the posts of those who are followed among them.
    var own = posts.filter { $0.author == bot || (list == .home && $0.visibility == "public") }
    if !dialect.listsDirectPosts.contains(list) { own.removeAll { $0.visibility == "direct" } }
    if let maximum = query["max_id"], let index = own.firstIndex(where: { $0.id == maximum }) {
      own = Array(own[..<index])
    }
    let limit = min(query["limit"].flatMap { Int($0) } ?? dialect.defaultPage, dialect.largestPage)
    return array(own.suffix(limit).reversed().map { writer.text(of: writer.status($0)) })
  }

  // MARK: Details

  private func newID(_ kind: Dialect.IDs) -> String {
    defer { nextNumber += 1 }
    switch kind {
    case .counter: return "\(nextNumber)"
    case .digits(let count):
      let base = "1" + String(repeating: "0", count: count - 1)
      return String((Int(base) ?? 0) + nextNumber)
    case .ulid: return "01M7XG" + String(repeating: "0", count: 14) + String(format: "%06d", nextNumber)
    case .digest:
      return String(format: "%016llx%016llx", UInt64.random(in: 0 ... .max), UInt64.random(in: 0 ... .max))
    }
  }

  private func json(_ status: Int, _ body: Any) -> HTTPResponse {
    HTTPResponse(status: status, headers: ["Content-Type": "application/json"], body: Data(writer.text(of: body).utf8))
  }

  private func array(_ elements: [String]) -> HTTPResponse {
    let body = "[" + elements.joined(separator: ",") + "]"
    return HTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: Data(body.utf8))
  }

  private func rateLimit(_ response: inout HTTPResponse) {
    guard dialect.rateHeaders != .none else { return }
    remaining -= 1
    let reset = clock.now.addingTimeInterval(120)
    response.headers["X-RateLimit-Limit"] = "300"
    response.headers["X-RateLimit-Remaining"] = "\(remaining)"
    response.headers["X-RateLimit-Reset"] =
      dialect.rateHeaders == .iso ? writer.time(reset) : String(Int(reset.timeIntervalSince1970))
  }

  // MARK: Text

  /// The length of a text as Mastodon counts it.
  private static func length(_ text: String) -> Int {
    text.replacing(#/https?://\S+/#, with: String(repeating: "x", count: 23))
      .replacing(#/@(\w+)@[\w.-]+/#) { "@\($0.output.1)" }.count
  }

  /// RFC 9110's form of an instant.
  private static func http(_ date: Date) -> String {
    date.formatted(
      Date.VerbatimFormatStyle(
        format: """
          \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
          \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) GMT
          """, locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian)))
  }

  private static func pairs(_ text: String) -> [String: String] {
    text.split(separator: "&").reduce(into: [:]) { pairs, pair in
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = sides.map { $0.replacing("+", with: " ").removingPercentEncoding ?? "" }
      pairs[decoded[0]] = decoded.count > 1 ? decoded[1] : ""
    }
  }
}

extension FakeServer {
  /// Makes everything readable but the mention with those words.
  func releaseAll(but text: String) {
    change { notification in notification.isVisible = notification.post.text != text }
  }

  /// Deletes a mention.
  func forget(_ text: String) {
    change { notification in if notification.post.text == text { notification.isVisible = false } }
  }
}
