import Conversation
import Foundation
import HTTP
import Testing
import X

@Suite("Reading X", .timeLimit(.minutes(15)))
struct XReadingTests {
  @Test func `what was written before the first start is not answered`() async throws {
    let subject = XSubject()
    for number in 0..<30 {
      subject.server.mention("@nuthatch old \(number)")
      subject.server.message("old \(number)")
    }
    subject.server.clock.advance(60)
    var (_, reader) = try await XSubject.started(subject)
    #expect(reader.delivered == [])
    subject.server.mention("@nuthatch new")
    subject.server.message("newer")
    #expect(try await reader.poll().map(\.text) == ["@nuthatch new", "newer"])
  }

  @Test func `mentions and private messages come in one order, each as what it is`() async throws {
    var (subject, reader) = try await XSubject.started()
    let protected = FakeX.User(id: "7", username: "Bob_1", isProtected: true)
    for number in 0..<60 {
      if number % 3 == 0 { subject.server.message("number \(number)") }
      if number % 3 == 1 { subject.server.mention("@nuthatch number \(number)") }
      if number % 3 == 2 { subject.server.mention("@nuthatch number \(number)", by: protected) }
      subject.server.clock.advance(1)
    }
    let messages = try await reader.poll()
    #expect(messages.map { $0.text.split(separator: " ").last.map(String.init) } == (0..<60).map { "\($0)" })
    #expect(messages.prefix(3).map(\.visibility) == [.direct, .open, .followers])
    #expect(messages.prefix(3).map(\.authorHandle) == ["ann", "ann", "Bob_1"])
    #expect(messages.prefix(2).map(\.authorID) == [FakeX.ann.id, FakeX.ann.id])
  }

  @Test func `a backlog is read whole after a restart, and nothing of it twice`() async throws {
    var (subject, reader) = try await XSubject.started()
    subject.server.largestPage = 7
    for number in 0..<40 {
      subject.server.mention("@nuthatch \(number)")
      subject.server.clock.advance(10)
    }
    try await reader.poll()
    for number in 40..<90 {
      subject.server.mention("@nuthatch \(number)")
      subject.server.clock.advance(10)
    }
    var restarted = Reader(subject.reopened())
    restarted.cursor = reader.cursor
    try await restarted.poll()
    #expect((reader.delivered + restarted.delivered).map(\.text) == (0..<90).map { "@nuthatch \($0)" })
  }

  @Test func `a page that was read and not stored is read again`() async throws {
    var (subject, reader) = try await XSubject.started()
    for number in 0..<9 { subject.server.message("\(number)") }
    _ = try await reader.network.messages(after: reader.cursor)
    #expect(try await reader.poll().count == 9)
  }

  @Test func `what does not pay for the fewest that can be asked for buys nothing`() async throws {
    let (subject, reader) = try await XSubject.started()
    for number in 0..<30 { subject.server.mention("@nuthatch \(number)") }
    for most in [0, 9_999] {
      await #expect(throws: NetworkFailure.self) {
        try await subject.network.messages(after: reader.cursor, spending: most)
      }
    }
    #expect(subject.server.given.values.filter { !$0.isEmpty }.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a backlog of several days' money is read whole, and no day costs more than it may`(isPublic: Bool)
    async throws
  {
    var (subject, reader) = try await XSubject.started()
    subject.server.largestPage = 100
    let texts = (0..<300).map { "@nuthatch \($0)" }
    for text in texts {
      if isPublic { subject.server.mention(text) } else { subject.server.message(text) }
      subject.server.clock.advance(1)
    }
    let perDay = 750_000
    var days = 0
    // Days after it was read whole, too.
    while days < 12 {
      days += 1
      subject.server.clock.advance(86_400)
      var left = perDay
      for _ in 0..<10 {
        // A failed call does not tell its cost, as in the agent.
        guard let page = try? await subject.network.messages(after: reader.cursor, spending: left) else { continue }
        left -= page.cost
        #expect(left >= 0)
        reader.delivered += page.messages
        reader.cursor = page.cursor ?? reader.cursor
        subject.server.clock.advance(60)
      }
    }
    #expect(reader.delivered.map(\.text) == texts)
    let price = isPublic ? 5_000 : 10_000
    #expect(subject.server.given.values.allSatisfy { $0.count * price <= perDay })
    // Messages are not read twice: the only further cost is a daily look at the newest ones.
    let looks = isPublic ? 0 : 5 * days
    #expect(subject.server.given.values.reduce(0) { $0 + $1.count } <= 300 + looks)
  }

  @Test func `what was paid for before a page failed is told at once, and the failure with the next call`() async throws
  {
    let (subject, reader) = try await XSubject.started()
    for number in 0..<30 { subject.server.message("\(number)") }
    subject.server.remaining["dm_events"] = 1
    subject.faults.fail(.get, "/2/users/", .answer(HTTPResponse(status: 503)))
    subject.faults.fail(.get, "/2/users/", .answer(HTTPResponse(status: 503)))
    let page = try await subject.network.messages(after: reader.cursor, spending: 300_000)
    #expect(page.messages == [] && page.cursor == nil && page.cost == 5 * 10_000)
    await #expect(throws: NetworkFailure.self) {
      try await subject.network.messages(after: reader.cursor, spending: 250_000)
    }
  }

  @Test func `what arrives while a backlog is read is not lost`() async throws {
    var (subject, reader) = try await XSubject.started()
    subject.server.largestPage = 10
    for number in 0..<40 {
      subject.server.message("\(number)")
      subject.server.clock.advance(1)
    }
    // The third page does not come; meanwhile more is written.
    subject.faults.fail(.get, "/2/users", .unreachable)
    subject.server.remaining["dm_events"] = 2
    #expect(try await reader.poll() == [])
    for number in 40..<45 {
      subject.server.message("\(number)")
      subject.server.clock.advance(1)
    }
    subject.server.clock.advance(900)
    subject.server.remaining["dm_events"] = nil
    try await reader.poll()
    try await reader.poll()
    #expect(Set(reader.delivered.map(\.text)) == Set((0..<45).map { "\($0)" }))
    #expect(reader.delivered.count == 45)
  }

  @Test func `idle polls ask for little and move nothing`() async throws {
    var (subject, reader) = try await XSubject.started()
    subject.server.mention("@nuthatch hello")
    subject.server.message("hello")
    try await reader.poll()
    for _ in 0..<3 {
      subject.server.clock.advance(200)
      try await reader.poll()
    }
    let cursor = reader.cursor
    let asked = subject.faults.requests.count
    try await reader.poll()
    #expect(reader.cursor == cursor)
    #expect(subject.faults.requests.count - asked == 2)
    #expect(subject.server.queries["dm_events"]?.last?["max_results"] == "5")
    #expect(subject.server.queries["mentions"]?.last?["since_id"] != nil)
    #expect(reader.delivered.count == 2)
  }

  @Test(arguments: [20.0, 200])
  func `a mention that shows up late, behind another, is read all the same`(seconds: TimeInterval) async throws {
    var (subject, reader) = try await XSubject.started()
    let author = FakeX.User(id: "8", username: "eve")
    let late = subject.server.mention("@nuthatch late", by: author)
    subject.server.withhold(late)
    subject.server.clock.advance(1)
    subject.server.mention("@nuthatch soon")
    try await reader.poll()
    subject.server.clock.advance(seconds)
    subject.server.withhold(nil)
    #expect(try await reader.poll().map(\.text) == ["@nuthatch late"])
  }

  @Test func `a long post is read whole, links are as they were written, and references are read once`() async throws {
    var (subject, reader) = try await XSubject.started()
    let link: [String: any Sendable] = [
      "start": 0, "end": 1, "url": "https://t.co/a1", "expanded_url": "https://example.org/a?b=1&c=2",
      "display_url": "example.org/a",
    ]
    let photo: [String: any Sendable] = [
      "start": 0, "end": 1, "url": "https://t.co/p1", "expanded_url": "https://x.com/ann/status/1/photo/1",
      "display_url": "pic.x.com/p1", "media_key": "3_1",
    ]
    subject.server.mention(
      "@nuthatch read https://t.co/a1 &amp;lt; &lt;b&gt; &copy; https://t.co/p1",
      extra: ["entities": ["urls": [link, photo]], "attachments": ["media_keys": ["3_1"]]])
    subject.server.clock.advance(1)
    subject.server.mention(
      "@nuthatch cut…",
      extra: [
        "note_post": ["text": "@nuthatch cut &amp; whole https://t.co/a1", "entities": ["urls": [link]]]
          as [String: any Sendable]
      ])
    subject.server.clock.advance(1)
    subject.server.message("see https://t.co/a1", extra: ["entities": ["urls": [link]]])
    let messages = try await reader.poll()
    #expect(
      messages.map(\.text) == [
        "@nuthatch read https://example.org/a?b=1&c=2 &lt; <b> &copy;",
        "@nuthatch cut & whole https://example.org/a?b=1&c=2", "see https://example.org/a?b=1&c=2",
      ])
    #expect(
      messages.first?.media == [.init(url: "https://pbs.twimg.com/media/1.jpg", type: "photo", description: "a tap")])
  }

  @Test func `its own words, passed on ones, and a group's talk are no messages`() async throws {
    var (subject, reader) = try await XSubject.started()
    subject.server.mention("@nuthatch to myself", by: FakeX.bot)
    subject.server.message("to ann", by: FakeX.bot, in: FakeX.pair(FakeX.ann))
    subject.server.mention("RT @bob: @nuthatch milk", extra: ["referenced_posts": [["type": "retweeted", "id": "5"]]])
    subject.server.message("shall we?", in: "1585094756761149440")
    subject.server.message("someone joined", extra: ["event_type": "ParticipantsJoin"])
    #expect(try await reader.poll() == [])
  }

  @Test(
    arguments: [
      ("@NutHatch buy milk", true), ("@nuthatch, buy milk", true), ("buy milk @nuthatch", true),
      ("@nuthatch! buy milk", true), ("@nuthatch. buy milk", true), ("@nuthatch", true), ("buy milk, @Nuthatch!", true),
      ("@nuthatch2 buy milk", false), ("@nuthatch_b buy milk", false),
      ("@nuthatché buy milk", false), ("try @nuthatch, it is great", false), ("@nuthatcher buy milk", false),
      ("mail me@nuthatch", false),
      ("buy milk", false),
    ])
  func `in a group who calls the bot is answered, in private`(text: String, isForIt: Bool) async throws {
    var (subject, reader) = try await XSubject.started()
    subject.server.message(text, in: "1585094756761149440")
    let messages = try await reader.poll()
    #expect(messages.map(\.text) == (isForIt ? [text] : []))
    guard let message = messages.first else { return }
    let traits = try await subject.network.connect().traits
    var answer = XSubject.answer("Added.", to: message.id)
    answer.visibility = traits.visibility(answering: message.visibility)
    _ = try await subject.network.send(answer)
    #expect(subject.server.sentPosts.isEmpty)
    #expect(subject.server.sentEvents.map(\.conversation) == [FakeX.pair(FakeX.ann)])
  }

  @Test func `an edited post is the one that was read before`() async throws {
    var (subject, reader) = try await XSubject.started()
    let first = subject.server.mention("@nuthatch buy milk")
    try await reader.poll()
    subject.server.clock.advance(30)
    let second = subject.server.mention("@nuthatch buy milk!", extra: ["edit_history_post_ids": [first]])
    #expect(try await reader.poll() == [])
    subject.server.clock.advance(300)
    subject.server.mention("@nuthatch buy Milk", extra: ["edit_history_post_ids": [first, second]])
    #expect(try await reader.poll() == [])
    subject.server.clock.advance(10)
    subject.server.mention("@nuthatch seen late", extra: ["edit_history_post_ids": ["9000000000000000001"]])
    #expect(try await reader.poll().count == 1)
  }

  @Test func `a post that answers tells what`() async throws {
    var (subject, reader) = try await XSubject.started()
    let id = subject.server.mention("@nuthatch done", repliesTo: "1234")
    let message = try #require(try await reader.poll().first)
    #expect(message.repliesTo == "1234" && message.id == id)
  }

  @Test func `a server that knows only the older words is asked in those`() async throws {
    var (subject, reader) = try await XSubject.started()
    subject.server.speaksOfTweets = true
    subject.server.mention("@nuthatch milk", repliesTo: "1234")
    let messages = try await reader.poll()
    #expect(messages.map(\.text) == ["@nuthatch milk"])
    #expect(messages.first?.repliesTo == "1234")
    #expect(messages.first?.authorHandle == "ann")
  }

  @Test func `problems beside what is there hide nothing`() async throws {
    var (subject, reader) = try await XSubject.started()
    let body = """
      {"data":[{"id":"9000000000000000001","text":"@nuthatch milk","author_id":"5"},{"text":"no id"},null],
      "errors":[{"type":"https://api.x.com/2/problems/resource-not-found","title":"Not Found Error",
      "detail":"Could not find user with id: [5].","resource_type":"user","value":"5"}],"meta":{"result_count":2}}
      """
    subject.faults.fail(
      .get, "/2/users/\(FakeX.bot.id)/mentions", .answer(HTTPResponse(status: 200, body: Data(body.utf8))))
    let message = try #require(try await reader.poll().first)
    #expect(message.authorHandle == "5")
  }

  @Test func `messages too long for one page are read in smaller ones`() async throws {
    // Five mentions at the least are asked for: as long as posts can be, they fit.
    let subject = XSubject(longestAnswer: 60_000)
    subject.server.largestPage = 100
    var reader = Reader(subject.network)
    try await reader.poll()
    for number in 0..<20 {
      await subject.write(
        "\(number) " + String(repeating: "x", count: 9_000), visibility: number < 10 ? .open : .direct)
    }
    await subject.write("honest", visibility: .direct)
    try await reader.poll()
    let words = reader.delivered.map { $0.text.replacing("@nuthatch ", with: "").split(separator: " ")[0] }
    #expect(words == (0..<20).map { "\($0)" } + ["honest"])
    try await reader.poll()
    #expect(reader.delivered.count == 21)
  }
}
