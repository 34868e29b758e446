import Conversation
import Foundation
import HTTP
import Mastodon
import Testing

@Suite("Signing in", .timeLimit(.minutes(15)))
struct LoginTests {
  /// Answers by path, and keeps the requests.
  private final class Script: Transport, @unchecked Sendable {
    private let lock = NSLock()
    private let answers: [String: (Int, String)]
    private var kept: [HTTPRequest] = []
    var requests: [HTTPRequest] { lock.withLock { kept } }

    init(_ answers: [String: (Int, String)]) {
      self.answers = answers
    }

    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
      lock.withLock { kept.append(request) }
      let (status, body) = answers[URLComponents(string: request.url)?.path ?? ""] ?? (404, "")
      return HTTPResponse(status: status, body: Data(body.utf8))
    }

    func form(_ path: String) -> String {
      requests.first { $0.url.hasSuffix(path) }?.body.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
  }

  private static let answers = [
    "/api/v1/apps": (200, #"{"client_id":"id 1","client_secret":"s/1"}"#),
    "/oauth/token": (200, #"{"access_token":"t1","token_type":"Bearer"}"#),
    "/api/v1/accounts/verify_credentials": (200, #"{"id":"1","username":"nuthatch","acct":"nuthatch"}"#),
  ]
  private static let metadata = """
    {"scopes_supported":["read","write","read:accounts","read:notifications","read:statuses",
    "write:notifications","write:statuses"]}
    """

  @Test func `the code that the server shows is changed for a token`() async throws {
    let script = Script(Self.answers)
    let login = MastodonLogin(server: "example.org/", transport: script, now: wallClock)
    let application = try await login.register(website: "https://nuthatch.example")
    let page = login.authorizationURL(for: application)
    #expect(page.hasPrefix("https://example.org/oauth/authorize?client_id=id%201&"))
    #expect(page.contains("response_type=code"))
    #expect(page.contains("redirect_uri=urn%3Aietf%3Awg%3Aoauth%3A2.0%3Aoob"))
    let account = try await login.signIn(to: application, code: " c0de\n")
    #expect(account.token == "t1")
    #expect(account.handle == "nuthatch")
    #expect(account.server == "https://example.org")
    #expect(
      script.form("/oauth/token").contains(
        "grant_type=authorization_code&code=c0de&client_id=id%201&client_secret=s%2F1"))
    #expect(script.requests.last?.headers["Authorization"] == "Bearer t1")
  }

  @Test func `the code can be sent to an address, beside a word that tells it from a stranger's`() async throws {
    let script = Script(Self.answers)
    let address = "http://127.0.0.1:4000/"
    let login = MastodonLogin(server: "https://example.org", redirectURI: address, transport: script, now: wallClock)
    let application = try await login.register()
    let page = login.authorizationURL(for: application, state: "a b")
    #expect(page.contains("redirect_uri=http%3A%2F%2F127.0.0.1%3A4000%2F"))
    #expect(page.hasSuffix("&state=a%20b"))
    _ = try await login.signIn(to: application, code: "c0de")
    for path in ["/api/v1/apps", "/oauth/token"] {
      #expect(script.form(path).contains("http%3A%2F%2F127.0.0.1%3A4000%2F"))
    }
  }

  @Test(arguments: [
    (metadata, "read:accounts read:notifications read:statuses write:notifications write:statuses"),
    (#"{"scopes_supported":["read","write","follow"]}"#, "read write"), (#"{}"#, "read write"), ("", "read write"),
  ])
  func `no more rights are asked for than the server can part`(metadata: String, scopes: String) async throws {
    var answers = Self.answers
    answers["/.well-known/oauth-authorization-server"] = (metadata.isEmpty ? 404 : 200, metadata)
    let script = Script(answers)
    _ = try await MastodonLogin(server: "https://example.org", transport: script, now: wallClock).register()
    #expect(script.form("/api/v1/apps").removingPercentEncoding?.hasSuffix("scopes=\(scopes)") == true)
  }

  @Test func `a wrong code is refused for good, and nothing secret is said`() async throws {
    var answers = Self.answers
    answers["/oauth/token"] = (400, #"{"error":"invalid_grant","error_description":"The code is wrong."}"#)
    let login = MastodonLogin(server: "https://example.org", transport: Script(answers), now: wallClock)
    let application = try await login.register()
    let failure = try await failure { _ = try await login.signIn(to: application, code: "c0de") }
    guard case .permanent(let reason) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(reason.contains("The code is wrong."))
    #expect(!reason.contains("c0de"))
  }

  @Test func `a token can be tried by itself`() async throws {
    var answers = Self.answers
    #expect(
      try await MastodonLogin(server: "https://example.org", transport: Script(answers), now: wallClock).verify(
        token: "t"
      ).accountID
        == "1")
    answers["/api/v1/accounts/verify_credentials"] = (401, "")
    let login = MastodonLogin(server: "https://example.org", transport: Script(answers), now: wallClock)
    let failure = try await failure { _ = try await login.verify(token: "t") }
    guard case .signedOut = failure else {
      Issue.record("\(failure)")
      return
    }
  }
}
