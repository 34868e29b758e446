import Conversation
import Facebook
import Foundation
import HTTP
import Testing

@Suite("Reading from Facebook", .timeLimit(.minutes(15)))
struct FacebookReadingTests {
  private static func started(
    _ change: (inout FacebookAccount) -> Void = { _ in }
  ) async throws -> (FacebookSubject, Reader) {
    try await FacebookSubject.started(FacebookSubject(change))
  }

  @Test func `what was written before the first start is not answered`() async throws {
    let subject = FacebookSubject()
    subject.server.write("old")
    subject.server.comment("@nuthatch old")
    subject.server.clock.advance(1)
    var (_, reader) = try await FacebookSubject.started(subject)
    #expect(try await reader.poll() == [])
    subject.server.write("new")
    #expect(try await reader.poll().map(\.text) == ["new"])
  }

  @Test func `people who write by turns are read in the order of their messages`() async throws {
    var (subject, reader) = try await Self.started()
    for number in 0..<60 {
      subject.server.write("\(number)", from: number % 2 == 0 ? FakeFacebook.ann : FakeFacebook.bob)
      subject.server.clock.advance(1)
    }
    let read = try await reader.poll()
    #expect(read.map(\.text) == (0..<60).map { "\($0)" })
    #expect(read[1].authorID == FakeFacebook.bob && read[1].conversationID == FakeFacebook.bob)
  }

  @Test func `what a person writes within one second keeps its order`() async throws {
    var (subject, reader) = try await Self.started()
    for number in 0..<9 { subject.server.write("\(number)") }
    #expect(try await reader.poll().map(\.text) == (0..<9).map { "\($0)" })
    subject.server.write("9")
    #expect(try await reader.poll().map(\.text) == ["9"])
  }

  @Test func `a conversation that moves to the front while the list is read is not lost`() async throws {
    var (subject, reader) = try await Self.started()
    let server = subject.server
    server.largestPage = 2
    for person in ["1001", "1002", "1003", "1004", "1005"] {
      server.write("of \(person)", from: person)
      server.clock.advance(400)
    }
    // The first page has the last two; the conversation that came first would have been on the third.
    server.afterList = { $0.write("of 1001 again", from: "1001") }
    try await reader.poll()
    server.clock.advance(400)
    try await reader.poll()
    #expect(
      Set(reader.delivered.map(\.text))
        == Set(["1001", "1002", "1003", "1004", "1005"].map { "of \($0)" } + ["of 1001 again"]))
    #expect(reader.delivered.count == 6)
  }

  @Test func `the Page's own messages are nobody's, and one without its author is told of`() async throws {
    var (subject, reader) = try await Self.started()
    subject.server.write("hello")
    let message = try #require(try await reader.poll().first)
    _ = try await subject.network.send(OutgoingMessage("Hello.", to: message))
    #expect(try await reader.poll() == [])
    subject.server.comment("lovely", isHidden: true)
    #expect(try await reader.poll() == [])
    #expect(reader.missed == [])
    subject.server.write("hidden", isHidden: true)
    #expect(try await reader.poll() == [])
    #expect(reader.missed == [.anonymous])
    subject.server.comment("@nuthatch hidden", isHidden: true)
    #expect(try await reader.poll() == [])
    #expect(reader.missed == [.anonymous, .anonymous])
  }

  @Test func `a message that came back from a restart is read once`() async throws {
    var (subject, reader) = try await Self.started()
    subject.server.write("one")
    try await reader.poll()
    subject.server.write("two")
    var restarted = Reader(subject.reopened())
    restarted.cursor = reader.cursor
    #expect(try await restarted.poll().map(\.text) == ["two"])
    #expect(try await restarted.poll() == [])
  }

  @Test func `pictures come with their addresses`() async throws {
    var (subject, reader) = try await Self.started()
    subject.server.write("", attachment: "https://scontent.example/v/1.jpg")
    let media = try #require(try await reader.poll().first).media
    #expect(
      media == [.init(url: "https://scontent.example/v/1.jpg", type: "image/jpeg", description: "a picture")])
  }

  @Test func `a comment that names the Page is read, and no other`() async throws {
    var (subject, reader) = try await Self.started()
    let server = subject.server
    server.comment("lovely")
    server.comment("@nuthatchery is somebody else, and so is their@nuthatch.example")
    server.comment("@Nuthatch todo milk", by: FakeFacebook.bob)
    server.clock.advance(1)
    server.comment("Nuthatch of the garden todo eggs", namesPage: true)
    let read = try await reader.poll()
    #expect(read.map(\.text) == ["@nuthatch todo milk", "@nuthatch todo eggs"])
    #expect(read.allSatisfy { $0.visibility == .open && $0.conversationID == FakeFacebook.post })
    #expect(read.first?.authorID == FakeFacebook.bob)
    #expect(try await reader.poll() == [])
  }

  @Test func `a comment below an old post is found`() async throws {
    let subject = FacebookSubject()
    subject.server.posts = (0..<300).map { "\(FakeFacebook.page)_\(1_000 - $0)" }
    var (_, reader) = try await FacebookSubject.started(subject)
    subject.server.comment("@nuthatch todo milk", below: subject.server.posts[280])
    let read = try await reader.poll()
    #expect(read.map(\.text) == ["@nuthatch todo milk"])
    #expect(read.first?.conversationID == subject.server.posts[280])
    #expect(try await reader.poll() == [])
  }

  @Test func `a page that is too much for the server is asked for in smaller ones`() async throws {
    var (subject, reader) = try await Self.started()
    for number in 0..<9 { subject.server.write("\(number)") }
    let body = #"{"error":{"message":"Please reduce the amount of data you're asking for, then retry","code":1}}"#
    subject.faults.fail(
      .get, FacebookSubject.path("conversations"), .answer(HTTPResponse(status: 500, body: Data(body.utf8))))
    #expect(try await reader.poll().map(\.text) == (0..<9).map { "\($0)" })
    #expect(subject.requests.contains { $0.url.contains("limit=12") })
  }

  @Test func `comments are read only where they are asked for`() async throws {
    var (subject, reader) = try await Self.started { $0.readsComments = false }
    subject.server.comment("@nuthatch todo milk")
    #expect(try await reader.poll() == [])
    #expect(!subject.requests.contains { $0.url.contains("/feed") })
  }

  @Test func `messages too long for one page are read in smaller ones`() async throws {
    var (subject, reader) = try await FacebookSubject.started(FacebookSubject(longestAnswer: 30_000))
    for number in 0..<20 {
      subject.server.write("\(number) " + String(repeating: "x", count: 1_900))
      subject.server.clock.advance(1)
    }
    #expect(try await reader.poll().map { $0.text.split(separator: " ")[0] } == (0..<20).map { "\($0)" })
  }

  @Test func `no request has the token in its address, and each proves the app's secret`() async throws {
    var (subject, reader) = try await Self.started()
    subject.server.write("hello")
    let message = try #require(try await reader.poll().first)
    _ = try await subject.network.send(OutgoingMessage("Hello.", to: message))
    _ = try await subject.network.find(OutgoingMessage("Hello.", to: message))
    for request in subject.requests where !request.url.contains("debug_token") {
      #expect(!request.url.contains(FakeFacebook.token))
      #expect(request.url.contains("appsecret_proof="))
      #expect(request.url.hasPrefix(FakeFacebook.server + "/v25.0/"))
    }
  }

  @Test(arguments: [
    ([("X-App-Usage", #"{"call_count":28,"total_time":25,"total_cputime":25}"#)], nil),
    ([("X-App-Usage", #"{"call_count":28,"total_time":25,"total_cputime":80}"#)], 20),
    ([("X-Page-Usage", #"{"call_count":99,"total_time":1,"total_cputime":1}"#)], 1),
    (
      [
        (
          "X-Business-Use-Case-Usage",
          #"{"2121":[{"type":"messenger","call_count":100,"total_cputime":1,"total_time":1,"estimated_time_to_regain_access":19}]}"#
        )
      ], 0
    ), ([("X-App-Usage", "nonsense"), ("X-Business-Use-Case-Usage", "[]")], nil),
    ([("X-App-Usage", #"{"call_count":1e300,"total_time":-1}"#)], 0),
  ])
  func `reading makes room when most of a limit is used`(headers: [(String, String)], left: Int?) async throws {
    let (subject, reader) = try await Self.started()
    subject.server.usage = headers
    let page = try await subject.network.messages(after: reader.cursor)
    #expect(page.budget?.remaining == left)
    if headers[0].1.contains("regain") {
      #expect(page.budget?.resets == subject.server.clock.now + 19 * 60)
    }
  }
}
