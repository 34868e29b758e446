import Conversation
import Foundation
import HTTP
import Hashing
import NetworkSupport
import Testing

@testable import X

@Suite("Logging in to X", .timeLimit(.minutes(15)))
struct XLoginTests {
  private static let granted = """
    {"token_type":"bearer","expires_in":7200,"access_token":"access-0","refresh_token":"refresh-0",
    "scope":"tweet.write users.read tweet.read dm.read dm.write offline.access"}
    """

  private static let now = Date(timeIntervalSince1970: 1_795_168_800)

  private func login(_ faults: FaultyTransport, secret: String? = nil) -> XLogin {
    XLogin(
      server: "https://api.x.com/", clientID: "client", clientSecret: secret, redirectURI: "http://127.0.0.1:8779/",
      transport: faults, now: { Self.now }, verifier: "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk")
  }

  private func answer(_ status: Int, _ body: String) -> FaultyTransport.Fault {
    .answer(HTTPResponse(status: status, body: Data(body.utf8)))
  }

  @Test func `the page asks for what the bot does, with the proof of RFC 7636's own example`() {
    let page = login(FaultyTransport(FakeX())).authorizationURL(state: "a b")
    #expect(page.hasPrefix("https://x.com/i/oauth2/authorize?response_type=code&client_id=client&"))
    #expect(page.contains("code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM&code_challenge_method=S256"))
    #expect(page.contains("redirect_uri=http%3A%2F%2F127.0.0.1%3A8779%2F&"))
    #expect(
      page.contains("scope=tweet.read%20tweet.write%20users.read%20dm.read%20dm.write%20offline.access&state=a%20b"))
  }

  @Test(arguments: [nil, "s3cret"])
  func `a code is changed for a pair`(secret: String?) async throws {
    let faults = FaultyTransport(FakeX())
    faults.fail(.post, "/2/oauth2/token", answer(200, Self.granted))
    let account = try await login(faults, secret: secret).signIn(code: " c0de\n")
    #expect(account.handle == "nuthatch")
    #expect(account.tokens.refreshToken == "refresh-0")
    #expect(account.tokens.expires == Self.now + 7200)
    let request = try #require(faults.requests.first)
    #expect(
      FakeX.form(request) == [
        "grant_type": "authorization_code", "code": "c0de", "client_id": "client",
        "redirect_uri": "http://127.0.0.1:8779/", "code_verifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
      ])
    let basic = secret.map { "Basic " + Data("client:\($0)".utf8).base64EncodedString() }
    #expect(request.headers["Authorization"] == basic)
  }

  @Test(arguments: [
    (400, #"{"error":"invalid_request","error_description":"Value passed for the authorization code was invalid."}"#),
    (200, #"{"access_token":"a","refresh_token":"r","scope":"tweet.read users.read"}"#),
  ])
  func `a wrong code and too few rights are refused for good, and nothing secret is said`(
    status: Int, body: String
  ) async throws {
    let faults = FaultyTransport(FakeX())
    faults.fail(.post, "/2/oauth2/token", answer(status, body))
    let failure = try await failure { _ = try await login(faults).signIn(code: "c0de") }
    guard case .permanent(let reason) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(reason.contains("authorization code was invalid") || reason.contains("dm.write"))
    #expect(!reason.contains("c0de"))
  }
}
