import Conversation
import Foundation
import HTTP
import NetworkSupport

/// The endpoints of the Mastodon client API that a bot needs (docs.joinmastodon.org/methods).
struct MastodonAPI: Sendable {
  let server: MastodonServer
  let token: String
  private var client: RESTClient

  /// Whether a request that changes something gets its own connection.
  var writesOverFreshConnections: Bool {
    get { client.writesOverFreshConnections }
    set { client.writesOverFreshConnections = newValue }
  }

  /// - Parameter longestAnswer: the longest response to read, in bytes.
  init(
    server: MastodonServer, token: String, transport: any Transport, now: @escaping @Sendable () -> Date,
    longestAnswer: Int = HTTPRequest.longestAnswer
  ) {
    self.server = server
    self.token = token
    client = .mastodon(over: transport, longestAnswer: longestAnswer, now: now)
  }

  // MARK: Endpoints

  func verifyCredentials() async throws -> MastodonAccount {
    try await get("/api/v1/accounts/verify_credentials").value
  }

  /// The instance by version 2 of the API, completed by version 1 if that is missing, broken or lacks the limit; nil if
  /// there is neither.
  func instance() async throws -> MastodonInstance? {
    let second: MastodonInstance? = try? await get("/api/v2/instance").value
    if let second, second.maximumCharacters != nil { return second }
    do {
      let first: MastodonInstance = try await get("/api/v1/instance").value
      return second.map { $0.completed(by: first) } ?? first
    } catch let refusal as RESTRefusal where refusal.isFinal || refusal.status == nil {
      return second
    }
  }

  /// The name of the server's software (nodeinfo.diaspora.software); nil if the server does not give it.
  func software() async throws -> String? {
    struct Links: Decodable {
      struct Link: Decodable { var href: String }
      var links: [Link]
    }
    struct Info: Decodable {
      struct Software: Decodable { var name: String }
      var software: Software
    }
    let links: Links = try await get("/.well-known/nodeinfo").value
    // Only the path is used, so that the token goes only to its own server.
    guard let path = links.links.last.flatMap({ URLComponents(string: $0.href)?.percentEncodedPath }),
      path.hasPrefix("/")
    else { return nil }
    let info: Info = try await get(path).value
    return info.software.name.lowercased()
  }

  /// Notifications of mentions, in whatever order the server gives them.
  ///
  /// - Parameter last: an earlier page. Most polls get the same page again, which then need not be decoded.
  func mentions(after minimum: String?, before maximum: String?, limit: Int, unlike last: NotificationPage?)
    async throws
    -> NotificationPage
  {
    var query = [("types[]", "mention"), ("include_filtered", "true"), ("limit", "\(limit)")]
    if let minimum { query.append(("min_id", minimum)) }
    if let maximum { query.append(("max_id", maximum)) }
    let request = request(.get, "/api/v1/notifications?" + FormBody.encoded(query))
    let response = try await client.response(to: request)
    if response.isSuccess, var page = last, page.body == response.body {
      page.headers = response.headers
      return page
    }
    let answer: RESTClient.Answer<Lenient.List<MastodonNotification>> = try client.read(response, to: request)
    return NotificationPage(
      notifications: answer.value.values, headers: response.headers, body: response.body)
  }

  /// The posts of a list that contains an account's own ones, newest first.
  func posts(in list: PostList, of account: String, before maximum: String?, limit: Int) async throws
    -> Lenient.List<MastodonStatus>
  {
    var query = [("limit", "\(limit)")]
    if let maximum { query.append(("max_id", maximum)) }
    let answer: RESTClient.Answer<Lenient.List<MastodonStatus>>
    switch list {
    case .account:
      let path = "/api/v1/accounts/\(FormBody.percentEncoded(account))/statuses"
      answer = try await get(path, query + [("exclude_reblogs", "true")])
    case .home: answer = try await get("/api/v1/timelines/home", query)
    }
    return answer.value
  }

  func context(of status: String) async throws -> MastodonContext {
    try await get("/api/v1/statuses/\(FormBody.percentEncoded(status))/context").value
  }

  func post(_ fields: [(String, String)], key: String) async throws -> MastodonReference {
    let request = request(.post, "/api/v1/statuses", form: fields, headers: ["Idempotency-Key": key])
    let response = try await client.response(to: request)
    if response.isSuccess, let id = ObjectID.text(in: response.body) { return MastodonReference(id: id) }
    return try client.read(response, to: request).value
  }

  func policy() async throws -> MastodonPolicy {
    try await get("/api/v2/notifications/policy").value
  }

  func accept(_ kinds: [String]) async throws -> MastodonPolicy {
    try await ask(.patch, "/api/v2/notifications/policy", form: kinds.map { ($0, "accept") }).value
  }

  /// The strangers whose notifications are held back (`api/v1/notifications/requests`).
  func strangers() async throws -> [MastodonReference] {
    let list: Lenient.List<MastodonReference> = try await get("/api/v1/notifications/requests", [("limit", "80")]).value
    return list.values
  }

  func accept(_ stranger: MastodonReference) async throws {
    struct Nothing: Decodable {}
    let path = "/api/v1/notifications/requests/\(FormBody.percentEncoded(stranger.id))/accept"
    let _: RESTClient.Answer<Nothing> = try await ask(.post, path, form: [])
  }

  // MARK: Requests

  private func get<Value: Decodable>(_ path: String, _ query: [(String, String)] = []) async throws
    -> RESTClient.Answer<Value>
  {
    try await ask(.get, query.isEmpty ? path : path + "?" + FormBody.encoded(query))
  }

  private func ask<Value: Decodable>(
    _ method: HTTPRequest.Method, _ path: String, form: [(String, String)]? = nil, headers: HTTPHeaders = [:]
  ) async throws -> RESTClient.Answer<Value> {
    try await client.ask(request(method, path, form: form, headers: headers))
  }

  private func request(
    _ method: HTTPRequest.Method, _ path: String, form: [(String, String)]? = nil, headers: HTTPHeaders = [:]
  ) -> HTTPRequest {
    var request = HTTPRequest(method, server.url + path, headers: headers)
    request.headers["Authorization"] = "Bearer \(token)"
    if let form {
      request.headers["Content-Type"] = FormBody.contentType
      request.body = FormBody.data(form)
    }
    return request
  }
}

extension RESTClient {
  /// A client that reads refusals and rate limits as Mastodon tells them.
  ///
  /// - Parameter longestAnswer: the longest response to read, in bytes.
  static func mastodon(
    over transport: any Transport, longestAnswer: Int = HTTPRequest.longestAnswer, now: @escaping @Sendable () -> Date
  ) -> RESTClient {
    RESTClient(
      transport: transport, longestAnswer: longestAnswer, words: MastodonFailure.words,
      wait: { MastodonRateLimit($0.headers, now: now()).wait(after: $0.status) })
  }
}
