import Conversation
import Foundation
import HTTP
import Testing
import X

/// Files that a network gives only to their recipients.
@Suite struct FileTests {
  private static let file = HTTPResponse(status: 200, body: Data("a picture".utf8))

  @Test func `Twilio's server is told who asks, and the server that it redirects to is not`() async throws {
    let subject = SMSSubject()
    let url = try #require(
      await subject.serve(HTTPResponse(status: 307, headers: ["Location": "https://mms.example/x?signature=1"])))
    subject.faults.fail(.get, "/x", .answer(Self.file))
    #expect(try await subject.network.file(at: url, upTo: 99) == .whole(Self.file.body))
    let requests = subject.requests.suffix(2)
    #expect(requests.first?.headers["Authorization"]?.hasPrefix("Basic ") == true)
    #expect(requests.last?.headers["Authorization"] == nil)
    #expect(requests.map(\.asksPublicAddressesOnly) == [false, true])
  }

  @Test func `a homeserver is told who asks`() async throws {
    let subject = MatrixSubject()
    let url = try #require(await subject.serve(Self.file))
    #expect(try await subject.network.file(at: url, upTo: 99) == .whole(Self.file.body))
    #expect(subject.requests.last?.headers["Authorization"]?.hasPrefix("Bearer ") == true)
  }

  @Test(arguments: [XSubject.keys, nil])
  func `X is told who asks for a file of a private message`(keys: XCredentials?) async throws {
    let subject = XSubject(credentials: keys)
    let url = try #require(await subject.serve(Self.file))
    #expect(try await subject.network.file(at: url, upTo: 99) == .whole(Self.file.body))
    let header = try #require(subject.requests.last?.headers["Authorization"])
    #expect(header.hasPrefix(keys == nil ? "Bearer " : "OAuth "))
    // Public ones are anybody's.
    _ = try await subject.network.file(at: "https://pbs.twimg.com/media/1.jpg", upTo: 99)
    #expect(subject.requests.last?.headers["Authorization"] == nil)
  }
}
