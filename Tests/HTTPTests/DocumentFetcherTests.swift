import Foundation
import Testing

@testable import HTTP

@Suite struct DocumentFetcherTests {
  /// Friday 20 November 2026, ten in the morning, UTC.
  private static let now: @Sendable () -> Date = { Date(timeIntervalSince1970: 1_795_168_800) }

  /// Gives each address its prepared answer, and keeps the requests.
  private final class Web: Transport, @unchecked Sendable {
    private let lock = NSLock()
    private let answers: [String: HTTPResponse]
    private var asked: [HTTPRequest] = []

    init(_ answers: [String: HTTPResponse]) { self.answers = answers }

    var requests: [HTTPRequest] { lock.withLock { asked } }

    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
      lock.withLock { asked.append(request) }
      return answers[request.url] ?? HTTPResponse(status: 404)
    }
  }

  private static func moved(_ address: String) -> HTTPResponse {
    HTTPResponse(status: 302, headers: ["Location": address])
  }

  @Test func `a document is asked for by what the last one was known by`() async throws {
    let web = Web([
      "https://a.example/c.ics": HTTPResponse(
        status: 200, headers: ["Content-Type": "text/calendar", "etag": "\"1\"", "Last-Modified": "yesterday"],
        body: Data([1]))
    ])
    let fetcher = DocumentFetcher(transport: web, now: Self.now)
    guard case .document(let document) = try await fetcher.fetch("webcal://a.example/c.ics", upTo: 100) else {
      Issue.record("there is no document")
      return
    }
    #expect(document.body == Data([1]) && document.contentType == "text/calendar")
    _ = try await fetcher.fetch("https://a.example/c.ics", since: document.validators, upTo: 100)
    #expect(web.requests.map { $0.headers["If-None-Match"] } == [nil, "\"1\""])
    #expect(web.requests.map { $0.headers["If-Modified-Since"] } == [nil, "yesterday"])
    #expect(
      web.requests.allSatisfy { $0.asksPublicAddressesOnly && !$0.followsRedirects && $0.maximumResponseSize == 100 })
  }

  @Test func `a document that is as it was is not sent again`() async throws {
    let fetcher = DocumentFetcher(transport: Web(["https://a.example/": HTTPResponse(status: 304)]), now: Self.now)
    #expect(try await fetcher.fetch("https://a.example/", since: .init(etag: "1"), upTo: 9) == .unchanged)
  }

  @Test func `only the servers that the operator names may be of another network, at each redirect`() async throws {
    let web = Web([
      "https://a.example/": Self.moved("https://calendar.intranet/x"),
      "https://calendar.intranet/x": Self.moved("https://printer.intranet/"),
      "https://printer.intranet/": HTTPResponse(status: 200),
    ])
    let exempt = try #require(Origin(named: "Calendar.Intranet"))
    let fetcher = DocumentFetcher(transport: web, exemptOrigins: [exempt], now: Self.now)
    _ = try await fetcher.fetch("https://a.example/", upTo: 9)
    #expect(web.requests.map(\.asksPublicAddressesOnly) == [true, false, true])
  }

  @Test(arguments: [
    "ftp://a.example/", "https://", "file:///etc/passwd", "https://ann:secret@a.example/", "https://a.example/insecure",
    "https://a.example/round", "https://a.example/nowhere", "https://a.example/404",
  ])
  func `an address that is not to be had is refused with a reason`(_ address: String) async throws {
    let web = Web([
      "https://a.example/insecure": Self.moved("http://a.example/"), "https://a.example/round": Self.moved("/round"),
      "https://a.example/nowhere": HTTPResponse(status: 301), "http://a.example/": HTTPResponse(status: 200),
    ])
    guard case .refused(let refusal) = try await DocumentFetcher(transport: web, now: Self.now).fetch(address, upTo: 9)
    else {
      Issue.record("\(address) is not refused")
      return
    }
    #expect(!refusal.reason.isEmpty && !refusal.reason.contains("secret"))
    #expect(!refusal.reason.contains("nowhere:") && !refusal.reason.contains("/404"))
    #expect(web.requests.count <= 6)
  }

  @Test(arguments: [
    "https://calendar.intranet:8443/x", "http://calendar.intranet/x", "https://calendar.intranet.example/x",
    "https://calendar.intranet@a.example/x",
  ])
  func `a server that is named is no other of the same host`(_ address: String) async throws {
    let web = Web(["https://a.example/": Self.moved(address)])
    let exempt = try #require(Origin(named: "https://calendar.intranet"))
    _ = try await DocumentFetcher(transport: web, exemptOrigins: [exempt], now: Self.now).fetch(
      "https://a.example/", upTo: 9)
    #expect(web.requests.allSatisfy { $0.asksPublicAddressesOnly })
  }

  @Test func `a server is named by its host, or by scheme and port too`() throws {
    #expect(Origin(named: "Intranet") == Origin(of: "https://intranet:443/x?y"))
    #expect(Origin(named: "http://intranet:8080/")?.description == "http://intranet:8080")
    #expect(Origin(named: "http://[::1]:80")?.description == "http://[::1]")
    for text in ["", "ftp://intranet", "https://intranet/calendar", "https://"] { #expect(Origin(named: text) == nil) }
  }

  @Test func `a refusal tells how long the server asks to wait, and no more of the address than its server`()
    async throws
  {
    let web = Web([
      "https://a.example/k3y/c.ics": HTTPResponse(status: 503, headers: ["Retry-After": "120"]),
      "https://a.example/k3y/forever": HTTPResponse(status: 503, headers: ["Retry-After": "1e300"]),
      "https://a.example/k3y/then": HTTPResponse(
        status: 503,
        headers: ["Retry-After": "Fri, 20 Nov 2026 10:02:00 GMT", "Date": "Fri, 20 Nov 2026 10:00:30 GMT"]),
      "https://a.example/k3y/undated": HTTPResponse(
        status: 503, headers: ["Retry-After": "Fri, 20 Nov 2026 10:02:00 GMT"]),
      "https://a.example/k3y/past": HTTPResponse(
        status: 503, headers: ["Retry-After": "Wed, 21 Oct 2015 07:28:00 GMT"]),
    ])
    for (path, wait) in [("c.ics", 120.0), ("forever", 86_400), ("then", 90), ("undated", 120), ("past", 0)] {
      let answer = try await DocumentFetcher(transport: web, now: Self.now).fetch(
        "https://a.example/k3y/\(path)", upTo: 9)
      guard case .refused(let refusal) = answer else {
        Issue.record("\(path) is not refused")
        continue
      }
      #expect(refusal.reason == "GET https://a.example: 503" && refusal.retryAfter == wait)
    }
    #expect(web.requests.allSatisfy { !$0.description.contains("k3y") })
  }
}
