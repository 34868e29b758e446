import Foundation
import HTTPTypes
import Testing

@testable import Web

/// The protection of people's data against other sites' pages.
@Suite struct GuardTests {
  /// A request, and its expected result.
  struct Case: Sendable, CustomTestStringConvertible {
    var method: HTTPRequest.Method = .get
    var path: String
    var status: Int
    var testDescription: String { "\(method) \(path)" }
  }

  static let cases: [Case] = [
    Case(path: "/in/token", status: 200), Case(path: "/sign-in", status: 200), Case(path: "/sign-in/code", status: 200),
    Case(method: .post, path: "/in/token", status: 403), Case(method: .post, path: "/sign-in", status: 303),
    Case(method: .post, path: "/sign-out", status: 303), Case(method: .post, path: "/sessions/end", status: 303),
    Case(method: .post, path: "/sessions/1/end", status: 303), Case(path: "/nothing", status: 404),
    Case(path: "/health", status: 200), Case(path: "/feed/x.ics", status: 404), Case(path: "/metrics", status: 404),
    Case(method: .put, path: "/sign-in", status: 404), Case(method: .head, path: "/sign-in", status: 200),
    Case(method: .post, path: "/webhook/none", status: 404), Case(path: "/operator", status: 403),
    Case(method: .post, path: "/operator/replay", status: 403),
  ]

  @Test(arguments: cases) func `every answer has the headers that protect its reader`(_ asked: Case) async throws {
    let site = try await PageSite(operations: QuietOperations())
    let answer = try await site.ask(asked.method, asked.path, from: "192.0.2.1")
    #expect(answer.status.code == asked.status)
    let policy = try #require(answer.headers[HTTPField.Name("Content-Security-Policy")!])
    for part in ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"] {
      #expect(policy.contains(part))
    }
    #expect(!policy.contains("unsafe"))
    let wanted = [
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Strict-Transport-Security", "max-age=31536000"), ("Cache-Control", "no-store"),
    ]
    for (name, value) in wanted { #expect(answer.headers[HTTPField.Name(name)!] == value, "\(name)") }
    #expect(answer.headers[HTTPField.Name("X-Robots-Tag")!]?.contains("noindex") == true)
  }

  @Test func `plain HTTP on this machine promises no TLS`() async throws {
    let site = try await PageSite("http://127.0.0.1:8780")
    #expect(try await site.get("/sign-in").headers[HTTPField.Name("Strict-Transport-Security")!] == nil)
  }

  @Test(arguments: [
    ("nuthatch.example.org", 200), ("NUTHATCH.example.org:443", 200), ("evil.example", 421), ("127.0.0.1:8780", 421),
    ("nuthatch.example.org:8080", 421), ("nuthatch.example.org.evil.example", 421), ("", 421),
  ])
  func `pages are served under our own name alone`(host: String, status: Int) async throws {
    let site = try await PageSite()
    #expect(try await site.ask(.get, "/sign-in", host: host).status.code == status)
  }

  @Test(arguments: [
    (["Sec-Fetch-Site": "same-origin"], true), (["Sec-Fetch-Site": "none"], true),
    (["Sec-Fetch-Site": "cross-site"], false), (["Sec-Fetch-Site": "same-site"], false),
    (["Sec-Fetch-Site": "cross-site", "Origin": "https://nuthatch.example.org"], false),
    (["Origin": "https://nuthatch.example.org"], true), (["Origin": "https://evil.example"], false),
    (["Origin": "null"], false), (["Origin": "http://nuthatch.example.org"], false), ([:], false),
  ])
  func `a change comes from a page of ours`(headers: [String: String], isTaken: Bool) async throws {
    let site = try await PageSite()
    let one = try await site.signIn()
    var fields: HTTPFields = [:]
    for (name, value) in headers { fields[HTTPField.Name(name)!] = value }
    let answer = try await site.ask(
      .post, "/sessions/end", cookie: one.cookie, headers: fields, body: "token=\(one.token)", sendsOrigin: false)
    #expect(answer.status == (isTaken ? .seeOther : .forbidden))
    #expect(try await site.isSignedIn(one.cookie) == !isTaken)
  }

  @Test func `a form needs the token of its session`() async throws {
    let site = try await PageSite()
    let (one, other) = (try await site.signIn(), try await site.signIn())
    for body in ["", "token=", "token=\(other.token)", "token=\(one.token)x", "Token=\(one.token)"] {
      for path in ["/sessions/end", "/sign-out"] {
        #expect(try await site.post(path, cookie: one.cookie, body: body).status == .forbidden)
      }
    }
    #expect(try await site.isSignedIn(one.cookie))
    #expect(FormToken.isSame("a", "a") && !FormToken.isSame("a", "b") && !FormToken.isSame("a", "ab"))
    #expect(!one.cookie.contains(one.token))
  }

  @Test(arguments: [
    ("https://nuthatch.example.org", "https://nuthatch.example.org"),
    ("https://Nuthatch.Example.org:443/", "https://nuthatch.example.org"),
    ("https://nuthatch.example.org:8443", "https://nuthatch.example.org:8443"),
    ("http://127.0.0.1:8780", "http://127.0.0.1:8780"), ("http://localhost", "http://localhost"),
    ("http://[::1]:8780", "http://[::1]:8780"), ("http://nuthatch.example.org", nil), ("http://10.0.0.1", nil),
    ("https://example.org/nuthatch", nil), ("https://ann@example.org", nil), ("ftp://example.org", nil), ("", nil),
    ("https://", nil),
  ])
  func `pages have an address of https, or of this machine`(text: String, origin: String?) {
    #expect(SiteAddress(text)?.origin == origin)
  }

  @Test(arguments: [
    ("a=1&b=%C3%A9+x&a=2", ["a": "1", "b": "é x"]), ("", [:]), ("a", ["a": ""]), ("%zz=%", ["%zz": "%"]),
    ("a=b=c", ["a": "b=c"]), ("a=%FF", ["a": "\u{FFFD}"]),
  ])
  func `a form is read as the URL Standard says`(body: String, values: [String: String]) {
    let form = SubmittedForm(Array(body.utf8))
    for (name, value) in values { #expect(form[name] == value) }
    #expect(Set(form.names) == Set(values.keys))
  }

  @Test(arguments: [
    ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"),
    (
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 "
        + "Mobile/15E148 Safari/604.1", "Safari on iPhone"
    ),
    (
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
        + "Safari/537.36 Edg/140.0.0.0", "Edge on Windows"
    ),
    ("<script>alert(1)</script>", "a browser"), (nil, "a browser"),
  ])
  func `a browser is told by its name`(agent: String?, name: String) {
    #expect(BrowserName.described(agent) == name)
  }
}
