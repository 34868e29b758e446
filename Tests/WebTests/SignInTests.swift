import Agenda
import Civil
import Foundation
import HTTPTypes
import Storage
import Store
import Testing

@testable import Web

/// Signing in with a browser, as OWASP's ASVS asks for it.
@Suite struct SignInTests {
  @Test func `a link shows a button however often it is looked at, and signs in once`() async throws {
    let site = try await PageSite()
    let link = try await site.link()
    var pages: Set<String> = []
    for _ in 0..<100 { pages.insert(try await site.get(link).text) }
    #expect(pages.count == 1 && pages.first?.contains("<button class=\"main\">Sign in</button>") == true)
    // The page does not tell whose link it is, nor whether the link is valid.
    #expect(try await site.get("/in/nothing").text == pages.first)
    let first = try await site.post(link)
    #expect(first.status == .seeOther && first.headers[.location] == "/")
    #expect(try await site.isSignedIn(first.cookie))
    let second = try await site.post(link)
    #expect(second.status == .forbidden && second.cookie == nil)
  }

  @Test(arguments: [
    ("/week/2026-W47", "/week/2026-W47"), ("/search?q=a%20b", "/search?q=a%20b"), ("/list/a%22b", "/list/a%22b"),
    ("/search?q=a;b", "/"), ("//evil.example", "/"),
  ])
  func `whoever opens a page signed out comes back there by the link`(path: String, end: String) async throws {
    let site = try await PageSite()
    let sent = try await site.get(path)
    let address = sent.status == .seeOther ? try #require(sent.headers[.location]) : "/sign-in?to=\(path)"
    #expect(address.hasPrefix("/sign-in?to="))
    let cookie = try await site.get(address).cookie
    let signedIn = try await site.post(try await site.link(), cookie: cookie)
    #expect(signedIn.status == .seeOther && signedIn.headers[.location] == end)
  }

  @Test func `a form that is sent after its session ended leads back to its page`() async throws {
    let site = try await PageSite()
    let ann = try await site.signIn()
    _ = try await site.post("/sessions/end", cookie: ann.cookie, body: "token=\(ann.token)")
    let answer = try await site.post("/say", cookie: ann.cookie, body: "token=\(ann.token)&message=milk&back=%2Flists")
    #expect(answer.status == .seeOther && answer.headers[.location] == "/sign-in?to=%2Flists")
  }

  @Test func `who is signed out while a form is taken is led back to its page`() async throws {
    let site = try await PageSite(actions: NoActions())
    let ann = try await site.signIn()
    let answer = try await site.post("/say", cookie: ann.cookie, body: "token=\(ann.token)&message=milk&back=%2Flists")
    #expect(answer.status == .seeOther && answer.headers[.location] == "/sign-in?to=%2Flists")
  }

  @Test func `wrong, used and expired links have one answer`() async throws {
    let site = try await PageSite()
    let (used, expired) = (try await site.link(), try await site.link())
    _ = try await site.post(used)
    site.clock.advance(601)
    let answers = try await [used, expired, "/in/wrong", "/in/%00"].asyncMap { try await site.post($0) }
    #expect(Set(answers.map(\.status)) == [.forbidden] && Set(answers.map(\.text)).count == 1)
    #expect(answers.allSatisfy { $0.cookie == nil })
  }

  @Test func `a link is over after ten minutes`() async throws {
    let site = try await PageSite()
    let (early, late) = (try await site.link(), try await site.link())
    site.clock.advance(599)
    #expect(try await site.post(early).status == .seeOther)
    site.clock.advance(2)
    #expect(try await site.post(late).status == .forbidden)
  }

  @Test(arguments: [
    ("https://nuthatch.example.org", "__Host-nuthatch", true), ("http://127.0.0.1:8780", "nuthatch", false),
  ])
  func `the cookie is nobody else's to read or to set`(address: String, name: String, isSecure: Bool) async throws {
    let site = try await PageSite(address)
    let cookie = try #require(try await site.post(try await site.link()).headers[.setCookie])
    #expect(cookie.hasPrefix(name + "="))
    let attributes = Set(cookie.split(separator: ";").dropFirst().map { $0.trimmingCharacters(in: .whitespaces) })
    #expect(attributes.isSuperset(of: ["Path=/", "HttpOnly", "SameSite=Lax", "Max-Age=15552000"]))
    #expect(attributes.contains("Secure") == isSecure && !cookie.contains("Domain"))
  }

  @Test func `each sign-in has a secret of its own, and ends the one before it in that browser`() async throws {
    let site = try await PageSite()
    let first = try #require(try await site.post(try await site.link()).cookie)
    let second = try #require(try await site.post(try await site.link(), cookie: first).cookie)
    #expect(first != second)
    let (old, new) = (try await site.isSignedIn(first), try await site.isSignedIn(second))
    #expect(!old && new)
    #expect(try await !site.isSignedIn("nuthatch=made-up"))
  }

  @Test func `who tries too many links is stopped, and nobody else is`() async throws {
    let site = try await PageSite()
    for attempt in 0..<1000 {
      let answer = try await site.post("/in/wrong", from: "2001:db8::\(String(attempt, radix: 16))")
      #expect(answer.status == (attempt < 10 ? .forbidden : .tooManyRequests))
      if attempt >= 10 { #expect(answer.headers[.retryAfter].flatMap { Int($0) } ?? 0 > 0) }
    }
    #expect(try await site.post(try await site.link(), from: "2001:db8:0:1::1").status == .seeOther)
    // A proxy on this machine tells the address of the client.
    let forwarded = HTTPField.Name("X-Forwarded-For")!
    let blocked = try await site.post(
      try await site.link(), from: "127.0.0.1", headers: [forwarded: "192.0.2.1, 2001:db8::1"])
    #expect(blocked.status == .tooManyRequests)
    let free = try await site.post(
      try await site.link(), from: "127.0.0.1", headers: [forwarded: "2001:db8::1, 192.0.2.1"])
    #expect(free.status == .seeOther)
    site.clock.advance(600)
    #expect(try await site.post("/in/wrong", from: "2001:db8::1").status == .forbidden)
  }

  // MARK: - Codes

  @Test func `a browser shows a code, waits, and goes on where it was going when somebody sent it`() async throws {
    let site = try await PageSite()
    let begun = try await site.post("/sign-in", body: "to=%2Fday%2F2026-11-22")
    let cookie = try #require(begun.cookie)
    let page = try #require(begun.headers[.location])
    #expect(page == "/sign-in/code?to=%2Fday%2F2026-11-22")
    let waiting = try await site.get(page, cookie: cookie)
    #expect(waiting.text.contains("http-equiv=\"refresh\""))
    let code = try #require(try waiting.text.firstMatch(of: /login (\d\d\d \d\d\d \d\d\d)/)?.output.1)
    #expect(try await site.allow(String(code)))
    let done = try await site.get(page, cookie: cookie)
    #expect(done.status == .seeOther && done.headers[.location] == "/day/2026-11-22")
    let session = done.headers[values: .setCookie].first { $0.hasPrefix("__Host-nuthatch=") && !$0.contains("=;") }
    #expect(try await site.isSignedIn(session.map { String($0.prefix { $0 != ";" }) }))
    // The code is used up, for this browser too.
    #expect(try await site.get(page, cookie: cookie).text.contains("does not work"))
  }

  @Test(arguments: [
    "//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "evil", "", "/%0d%0aX: y",
  ])
  func `nobody is sent elsewhere by signing in`(to: String) async throws {
    let site = try await PageSite()
    let encoded = try #require(to.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    let begun = try await site.post("/sign-in", body: "to=\(encoded)")
    let code = try #require(
      try await site.get("/sign-in/code", cookie: begun.cookie).text.firstMatch(of: /login ([\d ]+)</)?.output.1)
    _ = try await site.allow(String(code))
    let done = try await site.get("/sign-in/code?to=\(encoded)", cookie: begun.cookie)
    let location = try #require(done.headers[.location])
    #expect(location == "/" || to.hasPrefix("/%") && location.hasPrefix("/%"))
  }

  @Test func `a code is shown to its browser alone, and to no one after ten minutes`() async throws {
    let site = try await PageSite()
    let cookie = try #require(try await site.post("/sign-in").cookie)
    #expect(try await site.get("/sign-in/code").text.contains("does not work"))
    #expect(
      try await site.get("/sign-in/code", cookie: cookie.dropLast(40) + "x.111-222-333").text.contains("does not"))
    site.clock.advance(600)
    #expect(try await site.get("/sign-in/code", cookie: cookie).text.contains("does not work"))
  }

  @Test func `nobody gets codes without end`() async throws {
    let site = try await PageSite()
    for attempt in 0..<20 {
      let answer = try await site.post("/sign-in", from: "192.0.2.1")
      #expect(answer.status == (attempt < 10 ? .seeOther : .tooManyRequests))
    }
    #expect(try await site.post("/sign-in", from: "192.0.2.2").status == .seeOther)
  }

  // MARK: - Signing out

  @Test func `who signs out is signed out, in that browser`() async throws {
    let site = try await PageSite()
    let (one, other) = (try await site.signIn(), try await site.signIn())
    let answer = try await site.post("/sign-out", cookie: one.cookie, body: "token=\(one.token)")
    #expect(answer.headers[.location] == "/sign-in")
    #expect(answer.headers[.setCookie]?.contains("Max-Age=0") == true)
    let (first, second) = (try await site.isSignedIn(one.cookie), try await site.isSignedIn(other.cookie))
    #expect(!first && second)
  }

  @Test func `sessions are ended one by one, or all`() async throws {
    let site = try await PageSite()
    let (one, other, bobs) = (try await site.signIn(), try await site.signIn(), try await site.signIn(as: "bob"))
    // Nobody can end another person's session.
    let foreign = try await site.post(
      "/sessions/\(bobs.session.id)/end", cookie: one.cookie, body: "token=\(one.token)")
    #expect(foreign.status == .notFound)
    let ended = try await site.post(
      "/sessions/\(other.session.id)/end", cookie: one.cookie, body: "token=\(one.token)")
    #expect(ended.status == .seeOther)
    #expect(try await !site.isSignedIn(other.cookie))
    let third = try await site.signIn()
    _ = try await site.post("/sessions/end", cookie: one.cookie, body: "token=\(one.token)")
    let left = try await [one, third, bobs].asyncMap { try await site.isSignedIn($0.cookie) }
    #expect(left == [false, false, true])
  }

  @Test func `a session ends when it is not used for 30 days`() async throws {
    let site = try await PageSite()
    let one = try await site.signIn()
    for _ in 0..<5 {
      site.clock.advance(29 * 86_400)
      #expect(try await site.isSignedIn(one.cookie))
    }
    site.clock.advance(30 * 86_400)
    #expect(try await !site.isSignedIn(one.cookie))
  }
}
