import Conversation
import Foundation
import HTTP
import NetworkSupport
import Testing

/// A web of a few addresses.
private final class Addresses: Transport, @unchecked Sendable {
  private let answers: [String: HTTPResponse]
  private let lock = NSLock()
  private(set) var requests: [HTTPRequest] = []

  init(_ answers: [String: HTTPResponse]) { self.answers = answers }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    lock.withLock { requests.append(request) }
    if request.asksPublicAddressesOnly, request.url.contains("//10.") {
      throw HTTPFailure(.notPublic, mayHaveArrived: false, reason: "not one of the Internet's")
    }
    return answers[request.url] ?? HTTPResponse(status: 404)
  }
}

@Suite struct FileReaderTests {
  private static func redirect(_ target: String) -> HTTPResponse {
    HTTPResponse(status: 302, headers: ["Location": target])
  }
  private static let picture = HTTPResponse(status: 200, body: Data("picture".utf8))
  private static let whole = AttachedFile.whole(Data("picture".utf8))

  private static func reader(_ web: Addresses) -> FileReader {
    FileReader(transport: web, ownServer: "https://own.example") { url in
      url.host == "own.example" ? "Basic secret" : nil
    }
  }

  @Test func `credentials go to the account's own server and nowhere else`() async throws {
    let web = Addresses([
      "https://own.example/a": Self.redirect("https://cdn.example/b"), "https://cdn.example/b": Self.picture,
    ])
    #expect(try await Self.reader(web).file(at: "https://own.example/a", upTo: 99) == Self.whole)
    #expect(web.requests.map { $0.headers["Authorization"] } == ["Basic secret", nil])
    #expect(web.requests.map(\.asksPublicAddressesOnly) == [false, true])
    #expect(web.requests.allSatisfy { !$0.followsRedirects && $0.maximumResponseSize == 99 })
  }

  @Test(arguments: ["https://own.example.evil.example/a", "https://own.example:8443/a", "http://own.example/a"])
  func `what only looks like the own server is like any other`(url: String) async throws {
    let web = Addresses([:])
    _ = try await Self.reader(web).file(at: url, upTo: 99)
    #expect(web.requests.map(\.asksPublicAddressesOnly) == [true])
  }

  @Test(arguments: [
    "https://10.0.0.1/a", "https://x.example/to-private", "https://x.example/to-insecure", "https://x.example/loop",
    "https://x.example/nowhere", "https://ann:pw@x.example/a", "file:///etc/passwd", "ftp://x.example/a", "", "//x",
    "https://x.example/missing",
  ])
  func `what may not be asked, or is not there, is gone`(url: String) async throws {
    let web = Addresses([
      "https://x.example/to-private": Self.redirect("https://10.0.0.1/a"), "https://10.0.0.1/a": Self.picture,
      "https://x.example/to-insecure": Self.redirect("http://x.example/plain"),
      "http://x.example/plain": Self.picture, "https://x.example/loop": Self.redirect("/loop"),
      "https://x.example/nowhere": HTTPResponse(status: 302),
    ])
    let file = try await Self.reader(web).file(at: url, upTo: 99)
    guard case .gone(let reason) = file else {
      Issue.record("\(file)")
      return
    }
    #expect(!reason.contains("pw"))
  }

  @Test func `a file of 10 MB may take a quarter of an hour, as long as bytes come`() async throws {
    let web = Addresses(["https://x.example/a": Self.picture])
    _ = try await Self.reader(web).file(at: "https://x.example/a", upTo: 10_000_000)
    let request = try #require(web.requests.first)
    #expect(request.timeout >= 900)
    #expect(try #require(request.stallTimeout) <= 60)
  }

  @Test func `a redirect within the server is followed`() async throws {
    let web = Addresses(["https://x.example/a/b": Self.redirect("c"), "https://x.example/a/c": Self.picture])
    #expect(try await Self.reader(web).file(at: "https://x.example/a/b", upTo: 99) == Self.whole)
  }

  @Test(arguments: [429, 500, 503, 408]) func `a server that is busy is asked later`(status: Int) async throws {
    let web = Addresses(["https://x.example/a": HTTPResponse(status: status, headers: ["Retry-After": "7"])])
    let failure = try await failure { _ = try await Self.reader(web).file(at: "https://x.example/a", upTo: 99) }
    guard case .retry(after: 7, _, _, _) = failure else {
      Issue.record("\(failure)")
      return
    }
  }

  @Test func `credentials that do not hold are the account's trouble, not the picture's`() async throws {
    let web = Addresses(["https://own.example/a": HTTPResponse(status: 401)])
    let failure = try await failure { _ = try await Self.reader(web).file(at: "https://own.example/a", upTo: 99) }
    guard case .signedOut = failure else {
      Issue.record("\(failure)")
      return
    }
  }
}
