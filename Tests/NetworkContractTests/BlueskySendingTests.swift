import Bluesky
import Conversation
import Foundation
import HTTP
import Testing

@Suite("Writing to Bluesky", .timeLimit(.minutes(15)))
struct BlueskySendingTests {
  private typealias Fake = FakeBluesky

  @Test func `an answer to a post names its addressee alone, and says which thread it is of`() async throws {
    let (subject, _) = try await BlueskySubject.started()
    let root = subject.server.post("a thread")
    let asked = subject.server.post("@nuthatch.test buy milk", answering: root)
    let id = try await subject.network.send(
      BlueskySubject.message("👍 Done, @bob.test: https://example.org/é", answering: asked))
    let post = try #require(subject.server.ownPosts.values.first?.value)
    #expect(post["text"] as? String == "@ann.test 👍 Done, @bob.test: https://example.org/é")
    let reply = try #require(post["reply"] as? [String: [String: String]])
    #expect(reply["parent"]?["uri"] == asked && reply["root"]?["uri"] == root)
    #expect(reply["parent"]?["cid"] == subject.server.posts[asked]?.cid)
    let facets = try #require(post["facets"] as? [[String: Any]])
    let features = facets.compactMap { ($0["features"] as? [[String: Any]])?.first }
    #expect(features.compactMap { $0["did"] as? String } == [Fake.ann.did])
    #expect(features.compactMap { $0["uri"] as? String } == ["https://example.org/"])
    #expect(id == "at://\(Fake.bot.did)/app.bsky.feed.post/\(subject.server.written[0])")
    #expect(subject.server.written[0].wholeMatch(of: #/[234567abcdefghij][2-7a-z]{12}/#) != nil)
  }

  @Test(arguments: BlueskyDialect.all)
  func `an answer that is sent five times is one post`(dialect: BlueskyDialect) async throws {
    let (subject, _) = try await BlueskySubject.started(BlueskySubject(dialect))
    let asked = subject.server.post("@nuthatch.test buy milk")
    var ids: Set<String> = []
    for _ in 0..<5 {
      subject.server.clock.advance(1)
      let network = subject.reopened()
      ids.insert(
        try await network.send(BlueskySubject.message("Noted.", answering: asked, key: "main/1/answer/1")))
    }
    #expect(ids.count == 1 && subject.server.ownPosts.count == 1)
    // In a new database, the same key answers another message.
    let other = subject.server.post("@nuthatch.test buy bread")
    _ = try await subject.network.send(BlueskySubject.message("Noted.", answering: other, key: "main/1/answer/1"))
    #expect(subject.server.ownPosts.count == 2)
  }

  @Test(arguments: BlueskyDialect.all)
  func `whether an answer arrived is known for certain`(dialect: BlueskyDialect) async throws {
    let (subject, _) = try await BlueskySubject.started(BlueskySubject(dialect))
    let message = BlueskySubject.message("Noted.", answering: subject.server.post("@nuthatch.test buy milk"))
    #expect(try await subject.network.find(message) == .absent)
    for fault in [FaultyTransport.Fault.lostRequest, .lostAnswer] {
      subject.faults.fail(.post, "/xrpc/com.atproto.repo.putRecord", fault)
      guard
        case .retry(_, _, .pending, _) = try await failure(of: { _ = try await subject.network.send(message) })
      else {
        Issue.record("no doubt")
        return
      }
    }
    let key = try #require(subject.server.written.first)
    #expect(
      try await subject.network.find(message) == .arrived(id: "at://\(Fake.bot.did)/app.bsky.feed.post/\(key)"))
  }

  @Test func `nobody is written to in public who has not asked, and no post that is gone is answered`() async throws {
    let (subject, _) = try await BlueskySubject.started()
    var message = BlueskySubject.message("Hello.")
    message.visibility = .open
    for message in [message, BlueskySubject.message("Hello.", answering: "at://did:plc:ann/app.bsky.feed.post/3kgone")]
    {
      guard case .permanent = try await failure(of: { _ = try await subject.network.send(message) }) else {
        Issue.record("written")
        return
      }
    }
    #expect(subject.server.ownPosts.isEmpty)
  }

  @Test func `a public answer holds no private content, and a direct one does`() async throws {
    let traits = try await BlueskySubject().network.connect().traits
    #expect(traits.visibility(answering: .open) == .open && traits.publicReply != nil)
    #expect(traits.visibility(answering: .direct) == .direct)
    #expect(traits.of(.open).lengthLimit == 300 && traits.lengthLimit == 1_000)
  }

  @Test(arguments: [(IncomingMessage.Visibility.open, 290), (.direct, 2_400)])
  func `families of emoji are counted as the network counts them`(
    visibility: IncomingMessage.Visibility, count: Int
  ) async throws {
    let (subject, _) = try await BlueskySubject.started()
    let traits = try await subject.network.connect().traits.of(visibility)
    let asked = subject.server.post("@nuthatch.test buy milk")
    let text = String(repeating: "👩‍👩‍👧", count: count)
    let parts = traits.parts(of: text, mentioning: "ann.test")
    #expect(parts.count > 1 && parts.joined() == text)
    for part in parts {
      _ = try await subject.network.send(
        BlueskySubject.message(part, answering: visibility == .open ? asked : nil))
    }
    #expect(await subject.sent().count == parts.count)
  }

  // MARK: Direct messages

  @Test func `a direct message goes to its recipient alone, and its links can be followed`() async throws {
    let (subject, _) = try await BlueskySubject.started()
    let id = try await subject.network.send(BlueskySubject.message("é https://example.org", to: Fake.bob))
    let sent = try #require(subject.server.messages.last)
    #expect(sent.conversation == Fake.conversation(Fake.bob) && id == "\(sent.conversation)/\(sent.id)")
    let index = try #require(subject.server.facets.last?.first?["index"] as? [String: Int])
    #expect(index == ["byteStart": 3, "byteEnd": 22])
    // A private message that answers a post.
    _ = try await subject.network.send(
      BlueskySubject.message("b", in: "at://did:plc:ann/app.bsky.feed.post/3kpost"))
    #expect(subject.server.messages.last?.conversation == Fake.conversation(Fake.ann))
  }

  @Test func `an answer to a message that was deleted arrives without it`() async throws {
    let (subject, _) = try await BlueskySubject.started()
    let id = subject.server.write("buy milk")
    subject.server.messages[0].isDeleted = true
    let message = BlueskySubject.message("Added.", answering: id, in: Fake.conversation(Fake.ann))
    _ = try await subject.network.send(message)
    #expect(subject.server.messages.last?.text == "Added." && subject.server.messages.last?.repliesTo == nil)
  }

  @Test func `a direct message in doubt is looked for among those to its recipient`() async throws {
    let (subject, _) = try await BlueskySubject.started()
    let earlier = try await subject.network.send(BlueskySubject.message("Added."))
    let message = BlueskySubject.message("Added.")
    #expect(try await subject.network.find(message, earlier: [earlier]) == .absent)
    #expect(try await subject.network.find(message, others: [earlier]) == .absent)
    subject.faults.fail(.post, "/xrpc/chat.bsky.convo.sendMessage", .lostAnswer)
    guard
      case .retry(_, _, .pending, _) = try await failure(of: { _ = try await subject.network.send(message) })
    else {
      Issue.record("no doubt")
      return
    }
    let arrived = try #require(subject.server.messages.last?.id)
    for number in 0..<100 { subject.server.write("number \(number)") }
    #expect(
      try await subject.network.find(message, earlier: [earlier])
        == .arrived(id: "\(Fake.conversation(Fake.ann))/\(arrived)"))
  }

  // MARK: Refusals

  @Test(arguments: [
    ("BlockedActor", "optedOut"), ("BlockedSubject", "optedOut"), ("MessagesDisabled", "optedOut"),
    ("NotFollowedBySender", "permanent"), ("AccountSuspended", "permanent"), ("RecipientNotFound", "permanent"),
  ])
  func `whoever cannot be written to is told apart`(code: String, kind: String) async throws {
    let (subject, _) = try await BlueskySubject.started()
    subject.server.closed[Fake.ann.did] = code
    let error = try await failure { _ = try await subject.network.send(BlueskySubject.message("Hi.")) }
    #expect("\(error)".hasPrefix(kind))
    if code == "NotFollowedBySender" { #expect("\(error)".contains("they can write to the bot first")) }
  }

  @Test(
    arguments: [
      (400, #"{"error":"InvalidRequest","message":"too long"}"#, "permanent"),
      (400, #"{"error":"ConvoLocked","message":"locked"}"#, "permanent"),
      (401, #"{"error":"AuthenticationRequired","message":"who?"}"#, "signedOut"),
      (400, #"{"error":"InvalidToken","message":"Bad token method"}"#, "signedOut"),
      (403, #"{"error":"AccountTakedown","message":"gone"}"#, "signedOut"),
      (429, #"{"error":"RateLimitExceeded","message":"slowly"}"#, "retry"),
      (500, #"{"error":"InternalServerError"}"#, "retry"), (502, #"{"error":"UpstreamFailure"}"#, "retry"),
      (503, "", "retry"), (504, "", "retry"), (413, "too large", "permanent"),
    ])
  func `every refusal is one of four kinds`(status: Int, body: String, kind: String) async throws {
    let (subject, _) = try await BlueskySubject.started()
    subject.faults.fail(
      .post, "/xrpc/chat.bsky.convo.sendMessage", .answer(HTTPResponse(status: status, body: Data(body.utf8))))
    subject.faults.fail(
      .post, "/xrpc/chat.bsky.convo.sendMessage", .answer(HTTPResponse(status: status, body: Data(body.utf8))))
    let error = try await failure { _ = try await subject.network.send(BlueskySubject.message("Hi.")) }
    #expect("\(error)".hasPrefix(kind))
    if case .retry(_, _, let doubt, _) = error { #expect((doubt == .no) == (status == 429)) }
    if body.contains("Bad token") { #expect("\(error)".contains("Allow access to your direct messages")) }
  }
}
