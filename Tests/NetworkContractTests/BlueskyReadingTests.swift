import Bluesky
import Conversation
import Foundation
import HTTP
import Testing

@Suite("Reading Bluesky", .timeLimit(.minutes(15)))
struct BlueskyReadingTests {
  private typealias Fake = FakeBluesky

  // MARK: Posts

  @Test func `a post that names the account, and an answer to its own, are messages to it`() async throws {
    var (subject, reader) = try await BlueskySubject.started()
    let named = subject.server.post("@nuthatch.test buy milk")
    let own = "at://\(Fake.bot.did)/app.bsky.feed.post/3kown"
    let answer = subject.server.post("done", answering: own, root: named, reasons: ["reply"])
    let messages = try await reader.poll()
    #expect(messages.map(\.id) == [named, answer])
    #expect(messages.map(\.text) == ["@nuthatch.test buy milk", "@nuthatch.test done"])
    #expect(messages.map(\.conversationID) == [named, named])
    #expect(messages.map(\.repliesTo) == [nil, own])
    #expect(messages.allSatisfy { $0.visibility == .open && $0.authorID == Fake.ann.did })
  }

  @Test func `what others say to each other below its post is no message, however deep`() async throws {
    var (subject, reader) = try await BlueskySubject.started()
    let root = "at://\(Fake.bot.did)/app.bsky.feed.post/3kroot"
    var parent = subject.server.post("an answer", answering: root, reasons: ["reply"])
    for depth in 2...5 {
      let by = depth.isMultiple(of: 2) ? Fake.bob : Fake.ann
      parent = subject.server.post("depth \(depth)", by: by, answering: parent, root: root, reasons: ["reply"])
    }
    #expect(try await reader.poll().map(\.text) == ["@nuthatch.test an answer"])
  }

  @Test func `a post that names the account below somebody else's is told of twice, and read once`() async throws {
    var (subject, reader) = try await BlueskySubject.started()
    let root = "at://\(Fake.bot.did)/app.bsky.feed.post/3kroot"
    let answer = subject.server.post("an answer", by: Fake.bob, answering: root, reasons: ["reply"])
    subject.server.clock.advance(1)
    subject.server.post("@nuthatch.test see above", answering: answer, root: root, reasons: ["reply", "mention"])
    #expect(try await reader.poll().map(\.authorID) == [Fake.bob.did, Fake.ann.did])
    #expect(try await reader.poll() == [])
  }

  @Test(arguments: [0, 1, 10, 50, 59])
  func `a post that is listed among older ones is found`(minutes: Int) async throws {
    var (subject, reader) = try await BlueskySubject.started()
    for number in 0..<130 {
      subject.server.clock.advance(60)
      subject.server.post("@nuthatch.test number \(number)")
      if number.isMultiple(of: 30) { try await reader.poll() }
    }
    try await reader.poll()
    let claimed = subject.server.clock.now - TimeInterval(60 * minutes)
    let late = subject.server.post("@nuthatch.test bridged", claimed: claimed)
    let found = try await reader.poll()
    #expect(found.map(\.id) == [late])
    #expect(found.first?.sentAt == claimed)
    #expect(reader.delivered.count == 131 && Set(reader.delivered.map(\.id)).count == 131)
  }

  @Test(arguments: [2, 12, 23])
  func `a post that the network finds hours late is read within ten minutes`(hours: Int) async throws {
    var (subject, reader) = try await BlueskySubject.started()
    subject.server.clock.advance(86_400)
    subject.server.post("@nuthatch.test in time")
    try await reader.poll()
    let late = subject.server.post(
      "@nuthatch.test late", claimed: subject.server.clock.now - TimeInterval(3_600 * hours))
    subject.server.clock.advance(600)
    #expect(try await reader.poll().map(\.id) == [late])
    subject.server.clock.advance(600)
    #expect(try await reader.poll() == [])
  }

  @Test func `posts of one instant are not lost between two pages`() async throws {
    var (subject, reader) = try await BlueskySubject.started()
    // As a binary fraction, this is slightly less.
    subject.server.clock.advance(0.104)
    for number in 0..<150 {
      // Ninety-nine are newer, so that the first page ends in the middle of five of one instant.
      if number >= 55 || number < 50 { subject.server.clock.advance(1) }
      subject.server.post("@nuthatch.test number \(number)")
    }
    try await reader.poll()
    #expect(Set(reader.delivered.map(\.text)).count == 150)
    #expect(reader.delivered.count == 150)
  }

  @Test func `what was posted while nobody read for a week is read whole, in order`() async throws {
    var (subject, reader) = try await BlueskySubject.started()
    for number in 0..<250 {
      subject.server.clock.advance(2_400)
      subject.server.post("@nuthatch.test number \(number)")
    }
    try await reader.poll()
    #expect(reader.delivered.map(\.text) == (0..<250).map { "@nuthatch.test number \($0)" })
    reader.network = subject.reopened()
    #expect(try await reader.poll() == [])
  }

  @Test func `its own posts and those of bots are no messages`() async throws {
    var (subject, reader) = try await BlueskySubject.started()
    subject.server.post("@nuthatch.test a", by: Fake.bot)
    subject.server.post("@nuthatch.test b", by: .init(did: "did:plc:robot", handle: "robot.test", isBot: true))
    subject.server.write("c", by: Fake.bot, in: Fake.conversation(Fake.ann))
    #expect(try await reader.poll() == [])
  }

  @Test func `what was there before the first start is not answered`() async throws {
    let subject = BlueskySubject()
    subject.server.post("@nuthatch.test old")
    subject.server.write("old")
    var (_, reader) = try await BlueskySubject.started(subject)
    #expect(reader.delivered == [])
    subject.server.write("new")
    #expect(try await reader.poll().map(\.text) == ["new"])
  }

  @Test func `pictures are messages' files, at an address that anybody can ask`() async throws {
    var (subject, reader) = try await BlueskySubject.started()
    let blob: [String: Any] = [
      "$type": "blob", "ref": ["$link": "bafkreipicture"], "mimeType": "image/jpeg", "size": 9,
    ]
    let images: [String: Any] = ["$type": "app.bsky.embed.images", "images": [["alt": "the tap", "image": blob]]]
    subject.server.post("@nuthatch.test mend it", ["embed": images])
    subject.server.post(
      "@nuthatch.test and this", ["embed": ["$type": "app.bsky.embed.recordWithMedia", "media": images]])
    let url = try #require(await subject.serve(HTTPResponse(status: 200, body: Data("a picture".utf8))))
    let media = try await reader.poll().flatMap(\.media)
    #expect(media.map(\.description) == ["the tap", "the tap"] && media.map(\.type) == ["image/jpeg", "image/jpeg"])
    #expect(media.first?.url.removingPercentEncoding == url)
    #expect(try await subject.network.file(at: media[0].url, upTo: 99) == .whole(Data("a picture".utf8)))
    let asked = try #require(subject.requests.last)
    #expect(asked.headers["Authorization"] == nil)
  }

  // MARK: Direct messages

  @Test func `a direct message tells whom it is from, and what it replies to`() async throws {
    var (subject, reader) = try await BlueskySubject.started()
    let id = try await subject.network.send(BlueskySubject.message("Hi."))
    let own = try #require(id.split(separator: "/").last.map(String.init))
    subject.server.write("done", replyingTo: own)
    let message = try #require(try await reader.poll().first)
    #expect(message.repliesTo == id)
    #expect(message.authorHandle == "ann.test" && message.authorID == Fake.ann.did)
    #expect(message.conversationID == Fake.conversation(Fake.ann))
  }

  @Test func `what a stranger begins is taken up, once`() async throws {
    var (subject, reader) = try await BlueskySubject.started()
    for word in ["one", "two"] {
      subject.server.write(word, by: Fake.bob)
      try await reader.poll()
    }
    #expect(subject.server.accepted == [Fake.conversation(Fake.bob)])
    #expect(subject.calls("chat.bsky.convo.acceptConvo") == 1)
  }

  @Test(arguments: ["InvalidRequest", "AccountDeactivated"])
  func `a conversation that cannot be seen keeps nobody else's messages back`(code: String) async throws {
    var (subject, reader) = try await BlueskySubject.started()
    subject.server.withheld[Fake.conversation(Fake.bob)] = code
    subject.server.write("one", by: Fake.bob)
    subject.server.write("two")
    #expect(try await reader.poll().map(\.text) == ["two"])
    #expect(try await reader.poll() == [])
  }

  @Test func `the talk of a group is not read, and nobody answers there`() async throws {
    var (subject, reader) = try await BlueskySubject.started()
    subject.server.groups = ["group-1"]
    subject.server.write("@nuthatch buy milk", in: "group-1")
    #expect(try await reader.poll() == [])
    _ = try await subject.network.send(BlueskySubject.message("Added.", in: "group-1"))
    #expect(subject.server.messages.last?.conversation == Fake.conversation(Fake.ann))
  }

  @Test func `after a long stop, what the log has forgotten is read from the conversations`() async throws {
    var (subject, reader) = try await BlueskySubject.started()
    subject.server.write("before")
    try await reader.poll()
    for number in 0..<130 {
      subject.server.write("number \(number)", by: number.isMultiple(of: 2) ? Fake.ann : Fake.bob)
      subject.server.clock.advance(1_000)
    }
    subject.server.forgotten = subject.server.log.count - 5
    try await reader.poll()
    #expect(reader.delivered.map(\.text) == ["before"] + (0..<130).map { "number \($0)" })
    #expect(try await reader.poll() == [])
  }

  @Test func `a log that forgets nothing is read alone`() async throws {
    var (subject, reader) = try await BlueskySubject.started()
    for _ in 0..<20 {
      subject.server.clock.advance(7_000)
      try await reader.poll()
    }
    #expect(subject.calls("chat.bsky.convo.getMessages") == 0)
  }

  @Test func `the cursor stays where nothing happens`() async throws {
    var (subject, reader) = try await BlueskySubject.started()
    subject.server.write("one")
    try await reader.poll()
    let page = try await subject.network.messages(after: reader.cursor)
    #expect(page.cursor == nil && page.messages == [])
  }

  // MARK: Trouble

  @Test(arguments: ["chat.bsky.convo.getLog", "app.bsky.notification.listNotifications"])
  func `one service that fails keeps back nothing of the other`(method: String) async throws {
    var (subject, reader) = try await BlueskySubject.started()
    subject.server.write("direct")
    subject.server.clock.advance(1)
    subject.server.post("@nuthatch.test open")
    subject.faults.fail(.get, "/xrpc/\(method)", .answer(HTTPResponse(status: 502)))
    subject.faults.fail(.get, "/xrpc/\(method)", .answer(HTTPResponse(status: 502)))
    #expect(try await reader.poll().count == 1)
    guard case .retry = try await failure(of: { _ = try await subject.network.messages(after: reader.cursor) }) else {
      Issue.record("the failure is not told")
      return
    }
    try await reader.poll()
    #expect(Set(reader.delivered.map(\.text)) == ["direct", "@nuthatch.test open"] && reader.delivered.count == 2)
  }

  @Test func `a first look of which half fails begins there all the same`() async throws {
    let subject = BlueskySubject()
    subject.faults.fail(.get, "/xrpc/chat.bsky.convo.getLog", .answer(HTTPResponse(status: 502)))
    var reader = Reader(subject.network)
    try await reader.poll()
    subject.server.clock.advance(1)
    subject.server.post("@nuthatch.test soon")
    #expect(try await reader.poll().map(\.text) == ["@nuthatch.test soon"])
  }

  @Test func `a page that is too long is read in smaller ones`() async throws {
    let subject = BlueskySubject(longestAnswer: 20_000)
    var (_, reader) = try await BlueskySubject.started(subject)
    for number in 0..<90 {
      subject.server.post("@nuthatch.test \(number) " + String(repeating: "x", count: 200))
      subject.server.clock.advance(1)
    }
    try await reader.poll()
    #expect(reader.delivered.count == 90)
  }

  @Test func `what is left of the limit is told, and one that is used up is waited for`() async throws {
    let (subject, reader) = try await BlueskySubject.started()
    subject.server.limit = (3_000, 100)
    let page = try await subject.network.messages(after: reader.cursor)
    let budget = try #require(page.budget)
    #expect(budget.limit == 3_000 && budget.remaining == 99)
    #expect(abs(budget.resets.timeIntervalSince(subject.server.clock.now) - 120) < 1)
    subject.server.limit = (3_000, 0)
    guard
      case .retry(let after?, _, .no, _) = try await failure(of: {
        _ = try await subject.network.messages(after: reader.cursor)
      })
    else {
      Issue.record("nobody waits")
      return
    }
    #expect(abs(after - 120) < 1)
  }
}
