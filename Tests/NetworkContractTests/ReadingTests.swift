import Conversation
import Foundation
import HTTP
import Testing

@Suite("Reading mentions", .timeLimit(.minutes(15)))
struct ReadingTests {
  private func started(_ dialect: Dialect) async throws -> (FakeServer, Reader) {
    let subject = MastodonSubject(dialect)
    var reader = Reader(subject.network)
    try await reader.poll()
    return (subject.server, reader)
  }

  @Test(arguments: Dialect.all)
  func `what was written before the first start is not answered`(dialect: Dialect) async throws {
    let subject = MastodonSubject(dialect)
    for number in 0..<50 { subject.server.mention("@nuthatch old \(number)") }
    var reader = Reader(subject.network)
    #expect(try await reader.poll() == [])
    subject.server.mention("@nuthatch new")
    #expect(try await reader.poll().map(\.text) == ["@nuthatch new"])
    subject.server.clock.advance(600)
    #expect(try await reader.poll() == [])
    subject.server.mention("@nuthatch newer")
    #expect(try await reader.poll().map(\.text) == ["@nuthatch newer"])
  }

  @Test(arguments: Dialect.all)
  func `a backlog is read whole after a restart, and nothing of it twice`(dialect: Dialect) async throws {
    let subject = MastodonSubject(dialect)
    var reader = Reader(subject.network)
    try await reader.poll()
    for number in 0..<7 { subject.server.mention("@nuthatch \(number)") }
    try await reader.poll()
    for number in 7..<130 { subject.server.mention("@nuthatch \(number)") }
    subject.server.clock.advance(3_600)
    var restarted = Reader(subject.reopened())
    restarted.cursor = reader.cursor
    try await restarted.poll()
    #expect((reader.delivered + restarted.delivered).map(\.text) == (0..<130).map { "@nuthatch \($0)" })
    #expect(reader.missed + restarted.missed == [])
  }

  @Test(arguments: Dialect.all)
  func `messages too long for one page are read in smaller ones`(dialect: Dialect) async throws {
    let subject = MastodonSubject(dialect, longestAnswer: 60_000)
    var reader = Reader(subject.network)
    try await reader.poll()
    for number in 0..<12 { subject.server.mention("@nuthatch \(number) " + String(repeating: "x", count: 9_000)) }
    subject.server.mention("@nuthatch honest")
    try await reader.poll()
    #expect(reader.delivered.map { $0.text.split(separator: " ")[1] } == (0..<12).map { "\($0)" } + ["honest"])
    #expect(reader.missed == [])
  }

  @Test(arguments: Dialect.all)
  func `a message that alone is too long is stepped over, and told once`(dialect: Dialect) async throws {
    let subject = MastodonSubject(dialect, longestAnswer: 60_000)
    subject.server.mention("@nuthatch old")
    var reader = Reader(subject.network)
    try await reader.poll()
    for words in ["before", "between", "behind"] {
      subject.server.mention("@nuthatch \(words)")
      if words != "behind" { subject.server.mention("@nuthatch " + String(repeating: "x", count: 70_000)) }
    }
    for _ in 0..<3 {
      try await reader.poll()
      subject.server.clock.advance(60)
    }
    subject.server.mention("@nuthatch next")
    try await reader.poll()
    #expect(reader.delivered.map(\.text) == ["before", "between", "behind", "next"].map { "@nuthatch \($0)" })
    #expect(reader.missed == [.tooLong, .tooLong])
  }

  @Test(arguments: [nil, 600.0])
  func `what came faster than the server lists it is told, once`(pause: TimeInterval?) async throws {
    var dialect = Dialect.snac
    dialect.newestListed = 64
    let subject = MastodonSubject(dialect)
    subject.server.mention("@nuthatch old")
    var reader = Reader(subject.network)
    try await reader.poll()
    subject.server.mention("@nuthatch first")
    try await reader.poll()
    if let pause { subject.server.clock.advance(pause) }
    for number in 0..<63 { subject.server.mention("@nuthatch \(number)") }
    try await reader.poll()
    #expect(reader.delivered.count == 64 && reader.missed == [])
    for number in 63..<163 { subject.server.mention("@nuthatch \(number)") }
    try await reader.poll()
    try await reader.poll()
    #expect(reader.delivered.count == 128)
    #expect(reader.missed == [.unlisted])
  }

  @Test(arguments: Dialect.all)
  func `a page that was read and not stored is read again`(dialect: Dialect) async throws {
    var (server, reader) = try await started(dialect)
    for number in 0..<5 { server.mention("@nuthatch \(number)") }
    _ = try await reader.network.messages(after: reader.cursor)
    try await reader.poll()
    #expect(reader.delivered.count == 5)
  }

  @Test(arguments: Dialect.all)
  func `what arrives late, behind what was read, is read all the same`(dialect: Dialect) async throws {
    let subject = MastodonSubject(dialect)
    let server = subject.server
    server.mention("@nuthatch old")
    var reader = Reader(subject.network)
    try await reader.poll()
    server.mention("@nuthatch first")
    try await reader.poll()
    // Both have their place in the order; the second can be read first.
    server.hold()
    server.mention("@nuthatch late")
    server.mention("@nuthatch later still")
    server.releaseAll(but: "@nuthatch late")
    try await reader.poll()
    server.clock.advance(8)
    server.release()
    try await reader.poll()
    #expect(Set(reader.delivered.map(\.text)) == ["@nuthatch first", "@nuthatch late", "@nuthatch later still"])
    #expect(reader.delivered.count == 3)
  }

  @Test(arguments: [Dialect.mastodon, .goToSocial, .takahe])
  func `while nothing comes, only what is newer is asked for, and what came late is found soon`(
    dialect: Dialect
  ) async throws {
    let subject = MastodonSubject(dialect)
    let server = subject.server
    server.mention("@nuthatch old")
    var reader = Reader(subject.network)
    try await reader.poll()
    for number in 0..<5 { server.mention("@nuthatch \(number)") }
    try await reader.poll()
    try await reader.poll()
    try await reader.poll()
    #expect(server.requests.last?.url.contains("min_id=\(server.notifications[5].id)") == true)
    server.hold()
    server.mention("@nuthatch late")
    server.mention("@nuthatch later still")
    server.releaseAll(but: "@nuthatch late")
    #expect(try await reader.poll().map(\.text) == ["@nuthatch later still"])
    server.release()
    server.clock.advance(9)
    #expect(try await reader.poll() == [])
    server.clock.advance(1)
    #expect(try await reader.poll().map(\.text) == ["@nuthatch late"])
    server.mention("@nuthatch last")
    try await reader.poll()
    #expect(reader.delivered.count == 8)
  }

  @Test func `a look at what is newer alone settles nothing below it`() async throws {
    let subject = MastodonSubject(.mastodon)
    let server = subject.server
    server.mention("@nuthatch old")
    var reader = Reader(subject.network)
    try await reader.poll()
    server.hold()
    server.mention("@nuthatch late")
    server.mention("@nuthatch first")
    server.releaseAll(but: "@nuthatch late")
    #expect(try await reader.poll().map(\.text) == ["@nuthatch first"])
    try await reader.poll()
    server.clock.advance(115)
    #expect(try await reader.poll() == [])
    server.release()
    server.clock.advance(6)
    #expect(try await reader.poll() == [])
    server.clock.advance(10)
    #expect(try await reader.poll().map(\.text) == ["@nuthatch late"])
  }

  @Test func `many that come at once hide none that came late before them`() async throws {
    let subject = MastodonSubject(.mastodon)
    let server = subject.server
    server.mention("@nuthatch old")
    var reader = Reader(subject.network)
    try await reader.poll()
    server.mention("@nuthatch first")
    try await reader.poll()
    server.hold()
    server.mention("@nuthatch late")
    server.mention("@nuthatch second")
    server.releaseAll(but: "@nuthatch late")
    try await reader.poll()
    try await reader.poll()
    for number in 0..<35 { server.mention("@nuthatch \(number)") }
    server.release()
    try await reader.poll()
    #expect(reader.delivered.count == 38)
    #expect(reader.delivered.filter { $0.text == "@nuthatch late" }.count == 1)
  }

  @Test(arguments: Dialect.all)
  func `the bot's own posts and other bots' are ignored, and hold nothing up`(dialect: Dialect) async throws {
    var (server, reader) = try await started(dialect)
    let robot = FakeServer.Account(id: "109900000000000099", username: "robot", isBot: true)
    for _ in 0..<45 { server.mention("@nuthatch beep", by: robot) }
    server.mention("@nuthatch to myself", by: server.bot)
    server.mention("@nuthatch hello")
    try await reader.poll()
    #expect(reader.delivered.map(\.text) == ["@nuthatch hello"])
  }

  @Test(arguments: Dialect.all)
  func `other notifications among the mentions hold nothing up`(dialect: Dialect) async throws {
    var (server, reader) = try await started(dialect)
    for _ in 0..<45 { server.mention("nice", type: "favourite") }
    server.mention("@nuthatch hello")
    for _ in 0..<45 { server.mention("nice", type: "reblog") }
    try await reader.poll()
    #expect(reader.delivered.map(\.text) == ["@nuthatch hello"])
  }

  @Test(arguments: Dialect.all)
  func `since_id is never used, a limit always`(dialect: Dialect) async throws {
    var (server, reader) = try await started(dialect)
    for number in 0..<50 { server.mention("@nuthatch \(number)") }
    try await reader.poll()
    let asked = server.requests.filter { $0.url.contains("/api/v1/notifications?") }
    #expect(!asked.isEmpty)
    #expect(asked.allSatisfy { !$0.url.contains("since_id") && $0.url.contains("limit=") })
  }

  @Test(arguments: Dialect.all)
  func `the next message is not kept waiting by those just read`(dialect: Dialect) async throws {
    let subject = MastodonSubject(dialect)
    subject.server.mention("@nuthatch old")
    var reader = Reader(subject.network)
    try await reader.poll()
    for number in 0..<33 {
      subject.server.mention("@nuthatch \(number)")
      #expect(try await reader.poll().map(\.text) == ["@nuthatch \(number)"])
    }
  }

  @Test func `a backlog on a server of a known kind costs a request a page`() async throws {
    let subject = MastodonSubject(.mastodon)
    let server = subject.server
    server.mention("@nuthatch old")
    var reader = Reader(subject.network)
    try await reader.poll()
    for number in 0..<120 { server.mention("@nuthatch \(number)") }
    let before = server.requests.count
    try await reader.poll()
    #expect(server.requests.count - before == 4)
  }

  @Test func `when nothing happens a poll is one request and moves nothing`() async throws {
    var (server, reader) = try await started(.mastodon)
    server.mention("@nuthatch hello")
    try await reader.poll()
    server.clock.advance(600)
    try await reader.poll()
    let before = server.requests.count
    let page = try await reader.network.messages(after: reader.cursor)
    #expect(page.cursor == nil)
    #expect(!page.hasMore)
    #expect(server.requests.count - before == 1)
  }

  @Test func `a cursor that is only an id goes on from there`() async throws {
    let subject = MastodonSubject(.mastodon)
    for number in 0..<5 { subject.server.mention("@nuthatch \(number)") }
    var reader = Reader(subject.network)
    reader.cursor = subject.server.notifications[2].id
    #expect(try await reader.poll().map(\.text) == ["@nuthatch 3", "@nuthatch 4"])
  }

  @Test func `a mention that was deleted since does not stop the reading`() async throws {
    var (server, reader) = try await started(.ignorant)
    server.mention("@nuthatch one")
    try await reader.poll()
    server.forget("@nuthatch one")
    server.mention("@nuthatch two")
    #expect(try await reader.poll().map(\.text) == ["@nuthatch two"])
  }

  @Test func `the budget that the server tells is passed on, in this machine's time`() async throws {
    for dialect in [Dialect.mastodon, .mock] {
      let subject = MastodonSubject(dialect)
      let page = try await subject.network.messages(after: nil)
      let budget = try #require(page.budget)
      #expect(budget.limit == 300)
      #expect(budget.remaining == subject.server.remaining)
      #expect(abs(budget.resets.timeIntervalSince(subject.server.clock.now) - 120) < 2)
    }
  }

  @Test func `media, what it replies to and each visibility are carried`() async throws {
    var (server, reader) = try await started(.mastodon)
    let thread = server.mention("@nuthatch photo", visibility: "public")
    server.mention(
      "@nuthatch look", visibility: "unlisted", inReplyTo: thread,
      media: [
        ["type": "image", "url": "https://example.org/a.png", "description": "a bird"],
        ["type": "unknown", "remote_url": "https://other.example/b.ogg"],
      ])
    server.mention("@nuthatch psst", visibility: "private")
    server.mention("@nuthatch hm", visibility: "mutuals_only")
    let messages = try await reader.poll()
    #expect(messages.map(\.visibility) == [.open, .unlisted, .followers, .followers])
    #expect(messages.map(\.repliesTo) == [nil, thread, nil, nil])
    #expect(
      messages[1].media == [
        IncomingMessage.Media(url: "https://example.org/a.png", type: "image", description: "a bird"),
        IncomingMessage.Media(url: "https://other.example/b.ogg", type: "unknown"),
      ])
  }

  @Test func `words in the field for the warning, and nothing else, are the message`() async throws {
    let subject = MastodonSubject(.mastodon)
    func entry(_ id: Int, _ content: String, _ warning: String) -> String {
      """
      {"id":"\(id)","type":"mention","created_at":"2026-11-18T11:06:\(id)Z","status":{"id":"\(id)","content":"\(content)",
      "spoiler_text":"\(warning)","account":{"id":"12"}}}
      """
    }
    let page = [
      entry(51, "<p>@nuthatch</p>", "milk"), entry(52, "<p>@nuthatch eggs</p>", "food"), entry(53, "", "tea"),
    ]
    let body = Data("[\(page.joined(separator: ","))]".utf8)
    subject.faults.fail(.get, "/api/v1/notifications", .answer(HTTPResponse(status: 200, body: body)))
    let messages = try await subject.network.messages(after: "50").messages
    #expect(messages.map(\.text) == ["@nuthatch milk", "@nuthatch eggs", "tea"])
  }

  @Test func `a cursor says what it holds, and less than all of it will do`() async throws {
    let subject = MastodonSubject(.mastodon)
    for number in 0..<4 { subject.server.mention("@nuthatch \(number)") }
    var reader = Reader(subject.network)
    reader.cursor = #"{"floor":{"id":"\#(subject.server.notifications[1].id)"}}"#
    #expect(try await reader.poll().map(\.text) == ["@nuthatch 2", "@nuthatch 3"])
  }

  @Test(arguments: [#""\u0000""#, #""""#, #""a\u0000b""#, #""\n""#, "{}", "null", "[]", "true"])
  func `an author whose id cannot be kept is refused alone`(id: String) async throws {
    let subject = MastodonSubject(.mastodon)
    var reader = Reader(subject.network)
    try await reader.poll()
    let page = """
      [{"id":"50","type":"mention","status":{"id":"9000","content":"hi","account":{"id":\(id)}}},
       {"id":"51","type":"mention","status":{"id":"9001","content":"hi","account":{"id":"12"}}}]
      """
    subject.faults.fail(.get, "/api/v1/notifications", .answer(.init(status: 200, body: Data(page.utf8))))
    #expect(try await reader.poll().map(\.id) == ["9001"])
  }

  @Test func `an entry that cannot be read does not hide the others`() async throws {
    let subject = MastodonSubject(.mastodon)
    var reader = Reader(subject.network)
    try await reader.poll()
    let page = """
      [{"id":{"no":"id"}},7,null,{"id":"50","type":"mention","status":null},
       {"id":51,"type":"mention","status":{"id":9001,"content":"<p>hi</p>","account":{"id":12}}}]
      """
    subject.faults.fail(.get, "/api/v1/notifications", .answer(.init(status: 200, body: Data(page.utf8))))
    let messages = try await reader.poll()
    #expect(messages.map(\.id) == ["9001"])
    #expect(messages.map(\.authorID) == ["12"])
  }
}
