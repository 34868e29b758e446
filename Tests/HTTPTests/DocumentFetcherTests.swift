import Foundation
import Testing

@testable import HTTP

@Suite struct DocumentFetcherTests {
  /// Answers each address as it is told, and keeps what was asked.
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
    let fetcher = DocumentFetcher(transport: web)
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
    let fetcher = DocumentFetcher(transport: Web(["https://a.example/": HTTPResponse(status: 304)]))
    #expect(try await fetcher.fetch("https://a.example/", since: .init(etag: "1"), upTo: 9) == .unchanged)
  }

  @Test func `only the hosts that the operator names may be of another network, at each redirect`() async throws {
    let web = Web([
      "https://a.example/": Self.moved("https://calendar.intranet/x"),
      "https://calendar.intranet/x": Self.moved("https://printer.intranet/"),
      "https://printer.intranet/": HTTPResponse(status: 200),
    ])
    let fetcher = DocumentFetcher(transport: web, exemptHosts: ["Calendar.Intranet"])
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
    guard case .refused(let reason) = try await DocumentFetcher(transport: web).fetch(address, upTo: 9) else {
      Issue.record("\(address) is not refused")
      return
    }
    #expect(!reason.isEmpty && !reason.contains("secret"))
    #expect(web.requests.count <= 6)
  }
}
