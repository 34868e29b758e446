import Conversation
import Foundation
import HTTP
import Testing

@testable import nuthatch

/// Documents that people name by their address are fetched only from the public Internet.
@Suite struct PublicDocumentsTests {
  /// Answers by the address, and notes the requests.
  private final class Answers: Transport, @unchecked Sendable {
    private let lock = NSLock()
    private let answers: [String: Result<HTTPResponse, HTTPFailure>]
    private var asked: [HTTPRequest] = []

    init(_ answers: [String: Result<HTTPResponse, HTTPFailure>]) { self.answers = answers }

    var requests: [HTTPRequest] { lock.withLock { asked } }

    func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
      lock.withLock { asked.append(request) }
      return try (answers[request.url] ?? .success(HTTPResponse(status: 404))).get()
    }
  }

  @Test func `a document is read behind redirects, of which each is asked of public addresses alone`() async throws {
    let transport = Answers([
      "https://example.org/club.ics": .success(
        HTTPResponse(status: 302, headers: ["Location": "https://files.example/1"])),
      "https://files.example/1": .success(HTTPResponse(status: 200, body: Data("BEGIN".utf8))),
    ])
    let reading = PublicDocuments.reading(over: transport)
    #expect(try await reading("webcal://example.org/club.ics", 99) == .whole(Data("BEGIN".utf8)))
    #expect(transport.requests.count == 2)
    #expect(transport.requests.allSatisfy { $0.asksPublicAddressesOnly && !$0.followsRedirects })
    #expect(transport.requests.allSatisfy { $0.maximumResponseSize == 99 })
    guard case .gone(let reason) = try await reading("https://example.org/other", 99) else {
      Issue.record("there is nothing")
      return
    }
    #expect(reason.contains("404") && !reason.contains("other"))
  }

  @Test func `nothing around the bot is asked`() async throws {
    let client = LazyClient()
    for address in ["https://127.0.0.1:9/club.ics", "https://localhost:9/club.ics", "https://10.0.0.1/club.ics"] {
      guard case .gone = try await PublicDocuments.reading(over: client)(address, 99) else {
        Issue.record("\(address)")
        continue
      }
    }
    await client.shutdown()
  }
}
