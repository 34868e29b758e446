import Conversation
import Foundation
import HTTP
import Testing

@Suite("Sending and reading back", .timeLimit(.minutes(15)))
struct SendingTests {
  /// A server with one message read from it.
  private func asked(
    _ dialect: Dialect, visibility: String = "direct"
  ) async throws -> (subject: MastodonSubject, message: IncomingMessage) {
    let subject = MastodonSubject(dialect)
    var reader = Reader(subject.network)
    try await reader.poll()
    subject.server.mention("@nuthatch milk", visibility: visibility)
    return (subject, try #require(try await reader.poll().first))
  }

  private static let visibilities: [(IncomingMessage.Visibility, String)] = [
    (.direct, "direct"), (.followers, "private"), (.unlisted, "unlisted"), (.open, "public"),
  ]

  @Test(arguments: visibilities)
  func `visibility is kept as the agent chose it`(visibility: IncomingMessage.Visibility, word: String) async throws {
    let (subject, message) = try await asked(.mastodon)
    var answer = OutgoingMessage("Added.", to: message)
    answer.visibility = visibility
    _ = try await subject.network.send(answer)
    #expect(subject.server.sent.map(\.visibility) == [word])
  }

  @Test(arguments: Dialect.all)
  func `an answer mentions its author as their server names them`(dialect: Dialect) async throws {
    let (subject, message) = try await asked(dialect)
    _ = try await subject.network.send(OutgoingMessage("Added.", to: message))
    #expect(subject.server.sent.map(\.text) == ["@ann\(dialect.localSuffix) Added."])
  }

  @Test(arguments: Dialect.all)
  func `an answer to what is gone is sent without a thread`(dialect: Dialect) async throws {
    let (subject, message) = try await asked(dialect)
    var answer = OutgoingMessage("Added.", to: message)
    answer.repliesTo = "999999"
    _ = try await subject.network.send(answer)
    #expect(subject.server.sent.count == 1)
    if dialect.unknownThread != 200 { #expect(subject.server.sent[0].inReplyTo == nil) }
  }

  @Test(arguments: Dialect.all)
  func `where a repeated request is not recognised, what is written goes over a fresh connection`(dialect: Dialect)
    async throws
  {
    let (subject, message) = try await asked(dialect)
    _ = try await subject.network.send(OutgoingMessage("Added.", to: message))
    let posts = subject.faults.requests.filter { $0.method == .post }
    #expect(posts.map(\.mayReuseConnection) == [dialect.honoursKeys])
    #expect(subject.faults.requests.allSatisfy { $0.method != .get || $0.mayReuseConnection })
  }

  @Test(arguments: Dialect.all)
  func `nobody but its addressee is mentioned, as the server finds mentions`(dialect: Dialect) async throws {
    let (subject, message) = try await asked(dialect)
    let words = ["_@bob@example.org", "Ask @bob.", "(@bob)", "①@bob", "mail bob@victim.example", "x@victim"]
    for word in words { _ = try await subject.network.send(OutgoingMessage(word, to: message)) }
    // As in Mastodon and GoToSocial, the character before a mention is no letter and no digit.
    let bounded = #/(?:^|[^\p{L}\p{Nd}])@\w/#
    let isBounded = ["mastodon", "gotosocial", "takahe"].contains(dialect.software)
    for post in subject.server.sent {
      let text = post.text.dropFirst("@ann\(dialect.localSuffix) ".count)
      #expect(!text.contains(bounded), "\(text)")
      if !isBounded { #expect(!text.contains(/@\w/), "\(text)") }
    }
    #expect(subject.server.sent.count == words.count)
    if isBounded { #expect(subject.server.sent.contains { $0.text.hasSuffix("bob@victim.example") }) }
  }

  @Test func `a message that answers nothing is no reply`() async throws {
    let (subject, message) = try await asked(.mastodon)
    var reminder = OutgoingMessage("Reminder: milk.", to: message)
    reminder.repliesTo = nil
    _ = try await subject.network.send(reminder)
    #expect(subject.server.sent.map(\.inReplyTo) == [nil])
  }

  @Test func `each attempt at a message carries its key`() async throws {
    let (subject, message) = try await asked(.mastodon)
    let answer = OutgoingMessage("Added.", to: message, key: "answer-1")
    let first = try await subject.network.send(answer)
    #expect(try await subject.network.send(answer) == first)
    #expect(subject.server.sent.count == 1)
    let posts = subject.server.requests.filter { $0.method == .post }
    #expect(posts.map { $0.headers["Idempotency-Key"] } == ["answer-1", "answer-1"])
  }

  @Test(arguments: [
    (Dialect.mastodon, true), (.mock, true), (.goToSocial, false), (.takahe, false), (.snac, false),
    (.onePerPage, false), (.bare, false),
  ])
  func `whether keys are honoured is learnt from the software`(dialect: Dialect, isHonoured: Bool) async throws {
    let traits = try await MastodonSubject(dialect).network.connect().traits
    switch traits.idempotency {
    case .honoured(let window): #expect(isHonoured && window < 3_600 && window > 3_000)
    case .none: #expect(!isHonoured)
    }
  }

  @Test func `software that only claims to be compatible is not trusted with keys`() async throws {
    var dialect = Dialect.mastodon
    dialect.version = "2.7.2 (compatible; Other 1.0)"
    #expect(try await MastodonSubject(dialect).network.connect().traits.idempotency == .none)
  }

  @Test(arguments: [
    (FaultyTransport.Fault.cutAnswer, NetworkFailure.Doubt.maybe), (.answer(HTTPResponse(status: 500)), .maybe),
    (.lostAnswer, .pending), (.lostRequest, .pending), (.answer(HTTPResponse(status: 502)), .pending),
  ])
  func `a lost or broken answer leaves doubt, and the server its time where it may be at work`(
    fault: FaultyTransport.Fault, doubt: NetworkFailure.Doubt
  ) async throws {
    let (subject, message) = try await asked(.goToSocial)
    subject.faults.fail(.post, "/api/v1/statuses", fault)
    let failure = try await failure { _ = try await subject.network.send(OutgoingMessage("Added.", to: message)) }
    guard case .retry(_, _, let left, _) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(left == doubt)
  }

  @Test(arguments: [FaultyTransport.Fault.unreachable, .answer(HTTPResponse(status: 429))])
  func `what never left leaves none`(fault: FaultyTransport.Fault) async throws {
    let (subject, message) = try await asked(.goToSocial)
    subject.faults.fail(.post, "/api/v1/statuses", fault)
    let failure = try await failure { _ = try await subject.network.send(OutgoingMessage("Added.", to: message)) }
    guard case .retry(_, _, let doubt, _) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(doubt == .no)
  }

  @Test(arguments: Dialect.all)
  func `reading back finds what arrived though its answer was lost`(dialect: Dialect) async throws {
    let (subject, message) = try await asked(dialect)
    for number in 0..<45 { _ = try await subject.network.send(OutgoingMessage("Other \(number).", to: message)) }
    let answer = OutgoingMessage("Added \"milk & <eggs>\" https://example.org/a?b=1&c=2 for Sat 21 Nov.", to: message)
    subject.faults.fail(.post, "/api/v1/statuses", .lostAnswer)
    _ = try await failure { _ = try await subject.network.send(answer) }
    for number in 45..<90 { _ = try await subject.network.send(OutgoingMessage("Other \(number).", to: message)) }
    let post = try #require(subject.server.sent.first { $0.text.contains("milk") })
    #expect(try await subject.network.find(answer) == .arrived(id: post.id))
  }

  @Test(arguments: Dialect.all + [.secretive])
  func `absence is told only where it is proven`(dialect: Dialect) async throws {
    let (subject, message) = try await asked(dialect)
    let earlier = try await subject.network.send(OutgoingMessage("Hello.", to: message))
    let answer = OutgoingMessage("Added.", to: message)
    subject.faults.fail(.post, "/api/v1/statuses", .lostRequest)
    _ = try await failure { _ = try await subject.network.send(answer) }
    for number in 0..<5 { _ = try await subject.network.send(OutgoingMessage("Other \(number).", to: message)) }
    let finding = try await subject.network.find(answer, earlier: [earlier])
    #expect(finding == (dialect.listsDirectPosts.isEmpty ? .unclear : .absent))
  }

  @Test(arguments: Dialect.all)
  func `what a server carries out after its time was up is found all the same`(dialect: Dialect) async throws {
    let (subject, message) = try await asked(dialect)
    let earlier = try await subject.network.send(OutgoingMessage("Hello.", to: message))
    let answer = OutgoingMessage("Added.", to: message)
    subject.faults.fail(.post, "/api/v1/statuses", .late)
    guard case .retry(_, _, .pending, _) = try await failure(of: { _ = try await subject.network.send(answer) }) else {
      Issue.record("it may arrive yet")
      return
    }
    let other = try await subject.network.send(OutgoingMessage("Moved.", to: message))
    try await subject.faults.carryOutLate()
    let finding = try await subject.network.find(answer, others: [other], earlier: [earlier])
    #expect(finding == .arrived(id: try #require(subject.server.sent.last?.id)))
  }

  @Test(arguments: [Dialect.onePerPage, .homely, .snac])
  func `an account that never posted proves nothing where direct posts may not be listed`(dialect: Dialect)
    async throws
  {
    let (subject, message) = try await asked(dialect)
    #expect(try await subject.network.find(OutgoingMessage("Added.", to: message)) == .unclear)
  }

  @Test func `a post that can't be read proves no absence`() async throws {
    let (subject, message) = try await asked(.mastodon)
    let answer = OutgoingMessage("Added.", to: message)
    let page = #"[{"content":"Added."}]"#
    subject.faults.fail(
      .get, "/api/v1/accounts/", .answer(HTTPResponse(status: 200, body: Data(page.utf8))))
    #expect(try await subject.network.find(answer) == .unclear)
    #expect(try await subject.network.find(answer) == .absent)
  }

  @Test func `the same words elsewhere are another message`() async throws {
    let (subject, message) = try await asked(.mastodon)
    var answer = OutgoingMessage("Done.", to: message)
    _ = try await subject.network.send(answer)
    let other = subject.server.mention("@nuthatch done 2")
    answer.repliesTo = other
    #expect(try await subject.network.find(answer) == .absent)
    answer.repliesTo = message.id
    answer.visibility = .open
    #expect(try await subject.network.find(answer) == .absent)
    answer.visibility = .direct
    answer.recipientID = "12"
    answer.recipientHandle = "bob"
    #expect(try await subject.network.find(answer) == .absent)
  }

  @Test func `an older message with the same words is not the one in doubt`() async throws {
    let (subject, message) = try await asked(.mastodon)
    let answer = OutgoingMessage("Done.", to: message)
    let earlier = try await subject.network.send(answer)
    #expect(try await subject.network.find(answer, earlier: [earlier]) == .absent)
    #expect(try await subject.network.find(answer, others: [earlier]) == .absent)
    #expect(try await subject.network.find(answer) == .arrived(id: earlier))
  }

  @Test(arguments: [Dialect.mastodon, .homely])
  func `the same words below a post that is known to be older are another message's`(dialect: Dialect) async throws {
    let (subject, message) = try await asked(dialect)
    // A post from long ago is no longer known.
    let reminder = OutgoingMessage("Reminder: pay the rent.", to: message)
    _ = try await subject.network.send(reminder)
    let earlier = try await subject.network.send(OutgoingMessage("Hello.", to: message))
    #expect(try await subject.network.find(reminder, earlier: [earlier]) == .absent)
    var next = reminder
    next.key = MessageKey("\(next.key)/next")
    let again = try await subject.network.send(next)
    #expect(try await subject.network.find(next, earlier: [earlier]) == .arrived(id: again))
  }
}
