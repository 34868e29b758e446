import Conversation
import Foundation
import HTTP
import Matrix
import Testing

@Suite("Writing to Matrix", .timeLimit(.minutes(15)))
struct MatrixSendingTests {
  private func started(_ dialect: MatrixDialect = .synapse) async throws -> (MatrixSubject, room: String) {
    let (subject, _) = try await MatrixSubject.started(MatrixSubject(dialect))
    return (subject, subject.server.privateRoom())
  }

  @Test(arguments: [FaultyTransport.Fault.lostAnswer, .lostRequest, .cutAnswer, .unreachable])
  func `a message that is sent again is there once`(fault: FaultyTransport.Fault) async throws {
    let (subject, room) = try await started()
    let message = MatrixSubject.message("Hello.", key: "garden/$a/b:1/answer/1", in: room)
    subject.faults.fail(.put, "/_matrix/client/v3/rooms", fault)
    guard case .retry = try await failure(of: { _ = try await subject.network.send(message) }) else {
      Issue.record("not to be tried again")
      return
    }
    let id = try await subject.network.send(message)
    #expect(try await subject.reopened().send(message) == id)
    #expect(subject.server.sent.map(\.id) == [id])
  }

  @Test func `an answer is a notice that replies, and what it begins itself is text`() async throws {
    let (subject, room) = try await started()
    _ = try await subject.network.send(MatrixSubject.message("Added.", answering: "$event1", in: room))
    _ = try await subject.network.send(MatrixSubject.message("Reminder.", in: room))
    #expect(subject.server.sent.map { $0.content["msgtype"] as? String } == ["m.notice", "m.text"])
    #expect(subject.server.sent.map(\.repliesTo) == ["$event1", nil])
    let mentions = subject.server.sent.map { ($0.content["m.mentions"] as? [String: [String]])?["user_ids"] }
    #expect(mentions == [[FakeMatrix.ann], [FakeMatrix.ann]])
  }

  @Test func `who named it in a larger room is answered alone, in a room made once`() async throws {
    let (subject, _) = try await started()
    let group = subject.server.group(of: [FakeMatrix.bob, FakeMatrix.ann])
    let answer = MatrixSubject.message("Added.", answering: "$event1", in: group, to: FakeMatrix.bob)
    subject.faults.fail(.post, "/_matrix/client/v3/createRoom", .lostAnswer)
    _ = try await failure { _ = try await subject.network.send(answer) }
    _ = try await subject.reopened().send(answer)
    _ = try await subject.reopened().send(
      MatrixSubject.message("More.", answering: "$event1", in: group, to: FakeMatrix.bob))
    let made = subject.server.rooms.filter { $0.value.alias != nil }
    #expect(made.count == 1)
    #expect(Set(subject.server.sent.map(\.room)) == Set(made.keys))
    // A reply leads to nothing in another room.
    #expect(subject.server.sent.map(\.repliesTo) == [nil, nil])
  }

  @Test func `nothing private is said in a room that somebody else has come to`() async throws {
    let (subject, room) = try await started()
    subject.server.move(FakeMatrix.bob, "join", in: room)
    _ = try await subject.network.send(MatrixSubject.message("Reminder.", in: room))
    #expect(subject.server.sent.count == 1)
    let made = try #require(subject.server.sent.first?.room)
    #expect(made != room)
    // They come to the room that was made for one person, too.
    subject.server.move(FakeMatrix.ann, "join", in: made)
    subject.server.move(FakeMatrix.bob, "join", in: made)
    _ = try await subject.reopened().send(MatrixSubject.message("Another.", in: room))
    let other = try #require(subject.server.sent.last?.room)
    #expect(![room, made].contains(other))
    #expect(subject.server.rooms[other]?.members == [FakeMatrix.bot: "join", FakeMatrix.ann: "invite"])
    _ = try await subject.reopened().send(MatrixSubject.message("One more.", in: room))
    #expect(subject.server.sent.last?.room == other)
  }

  @Test func `nothing private is said in a room that somebody else has made by the name of its own`() async throws {
    let (subject, room) = try await started()
    let group = subject.server.group()
    _ = try await subject.network.send(MatrixSubject.message("Added.", in: group, to: FakeMatrix.bob))
    let made = try #require(subject.server.rooms.first { $0.value.alias != nil })
    let stranger = MatrixSubject()
    stranger.server.invite(to: "!trap", by: "@mallory:example.org")
    stranger.server.move(FakeMatrix.bot, "join", in: "!trap")
    stranger.server.move(FakeMatrix.bob, "join", in: "!trap")
    // A person who has left may still read later messages if they made the room that way.
    stranger.server.move("@mallory:example.org", "leave", in: "!trap")
    stranger.server.name("!trap", made.value.alias)
    _ = try await stranger.network.send(
      MatrixSubject.message("Added.", in: stranger.server.group(), to: FakeMatrix.bob))
    #expect(stranger.server.sent.map(\.room) != ["!trap"])
    #expect(stranger.server.sent.count == 1)
    #expect(room != made.key)
  }

  @Test(arguments: ["/_matrix/client/v3/rooms/!private-ann/messages", "/_matrix/client/v3/sync"])
  func `nothing private is said where it could not be read who has come`(path: String) async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let room = subject.server.privateRoom(with: FakeMatrix.bob)
    subject.server.write("buy milk", by: FakeMatrix.bob)
    try await reader.poll()
    for number in 0..<60 { subject.server.write("\(number)") }
    subject.server.move("@carol:example.org", "join", in: room)
    subject.faults.fail(.get, path, .unreachable)
    let page = reader
    _ = try? await page.network.messages(after: page.cursor)
    _ = try await subject.network.send(MatrixSubject.message("Reminder.", in: room, to: FakeMatrix.bob))
    #expect(subject.server.sent.count == 1)
    #expect(subject.server.sent.first?.room != room)
  }

  @Test func `what one room does not take goes to the next`() async throws {
    let (subject, room) = try await started()
    subject.faults.fail(
      .put, "/_matrix/client/v3/rooms", .answer(subject.server.refused(403, "M_FORBIDDEN", "Replaced.")))
    _ = try await subject.network.send(MatrixSubject.message("Reminder.", in: room))
    #expect(subject.server.sent.count == 1)
    #expect(subject.server.sent.first?.room != room)
  }

  @Test func `who is written to for the first time hides nobody who was noted meanwhile`() async throws {
    let server = FakeMatrix()
    let held = HeldTransport(server, path: "/account_data/m.direct")
    let network = MatrixNetwork(
      account: MatrixAccount(server: "https://example.org"), tokens: MemoryTokens(), transport: held,
      notices: .english, now: wallClock)
    _ = try await network.connect()
    let group = server.group()
    async let first = network.send(MatrixSubject.message("Added.", in: group, to: FakeMatrix.bob))
    await held.untilHeld()
    _ = try await network.send(MatrixSubject.message("Added.", in: group))
    held.release()
    _ = try await first
    #expect(Set(server.directRooms.keys) == [FakeMatrix.ann, FakeMatrix.bob])
  }

  @Test func `who has left the last room does not want to be written to`() async throws {
    let (subject, room) = try await started()
    subject.server.move(FakeMatrix.ann, "leave", in: room)
    let message = MatrixSubject.message("Reminder.", in: room)
    guard case .optedOut = try await failure(of: { _ = try await subject.network.send(message) }) else {
      Issue.record("not opted out")
      return
    }
    #expect(subject.server.sent.isEmpty)
    // They come back by a room of their own.
    subject.server.invite(to: "!again")
    var reader = Reader(subject.reopened())
    try await subject.settle(&reader)
    _ = try await reader.network.send(MatrixSubject.message("Reminder.", in: room))
    #expect(subject.server.sent.map(\.room) == ["!again"])
  }

  @Test func `who has left a room and writes elsewhere is answered in a new one`() async throws {
    let (subject, room) = try await started()
    _ = try await subject.network.send(MatrixSubject.message("Reminder.", in: nil))
    let made = try #require(subject.server.sent.first?.room)
    subject.server.move(FakeMatrix.ann, "leave", in: room)
    subject.server.move(FakeMatrix.ann, "leave", in: made)
    _ = try await subject.reopened().send(
      MatrixSubject.message("Added.", answering: "$event1", in: subject.server.group()))
    let other = try #require(subject.server.sent.last?.room)
    #expect(![room, made].contains(other))
    #expect(subject.server.rooms[other]?.members[FakeMatrix.ann] == "invite")
  }

  @Test(arguments: [("@admin:example.org", false), (FakeMatrix.bot, false), (FakeMatrix.ann, true)])
  func `who removes it from their room does not want to be written to, unless it was not them`(
    remover: String, isOptedOut: Bool
  ) async throws {
    var (subject, reader) = try await MatrixSubject.started()
    subject.server.invite(to: "!theirs")
    try await subject.settle(&reader)
    subject.server.move(FakeMatrix.bot, "leave", in: "!theirs", by: remover)
    do {
      _ = try await subject.reopened().send(MatrixSubject.message("Reminder."))
      #expect(!isOptedOut)
      #expect(subject.server.sent.count == 1)
    } catch NetworkFailure.optedOut {
      #expect(isOptedOut)
    }
  }

  @Test func `who refuses the room that was made for them does not want to be written to`() async throws {
    let (subject, _) = try await started()
    let group = subject.server.group()
    _ = try await subject.network.send(MatrixSubject.message("Added.", in: group, to: FakeMatrix.bob))
    let made = try #require(subject.server.rooms.first { $0.value.alias != nil }?.key)
    subject.server.move(FakeMatrix.bob, "leave", in: made)
    guard
      case .optedOut = try await failure(of: {
        _ = try await subject.reopened().send(MatrixSubject.message("More.", in: group, to: FakeMatrix.bob))
      })
    else {
      Issue.record("not opted out")
      return
    }
  }

  // MARK: Reading back

  @Test(arguments: MatrixDialect.all)
  func `a message in doubt is found among those that look like it`(dialect: MatrixDialect) async throws {
    let (subject, room) = try await started(dialect)
    let twin = MatrixSubject.message("Done.", key: "one", in: room)
    let other = try await subject.network.send(twin)
    let message = MatrixSubject.message("Done.", key: "two", in: room)
    #expect(try await subject.network.find(message, others: [other]) == .absent)
    let id = try await subject.network.send(message)
    for number in 0..<70 {
      _ = try await subject.network.send(MatrixSubject.message("number \(number)", in: room))
    }
    #expect(try await subject.reopened().find(message, others: [other]) == .arrived(id: id))
  }

  @Test func `the transaction tells it from a message with the same words`() async throws {
    let (subject, room) = try await started()
    _ = try await subject.network.send(MatrixSubject.message("Done.", key: "one", in: room))
    #expect(try await subject.network.find(MatrixSubject.message("Done.", key: "two", in: room)) == .absent)
  }

  @Test func `an older message of its own ends the search`() async throws {
    let (subject, room) = try await started()
    let older = try await subject.network.send(MatrixSubject.message("Old.", in: room))
    let requests = subject.server.requests.count { $0 == "GET messages" }
    #expect(try await subject.network.find(MatrixSubject.message("New.", in: room), earlier: [older]) == .absent)
    #expect(subject.server.requests.count { $0 == "GET messages" } == requests + 1)
  }

  @Test func `what it can't decrypt of its own any more proves nothing`() async throws {
    let (subject, _) = try await started(.pantalaimon)
    let message = MatrixSubject.message("New.", in: "!sealed")
    subject.server.invite(to: "!sealed", isEncrypted: true)
    subject.server.move(FakeMatrix.bot, "join", in: "!sealed")
    #expect(try await subject.network.find(message) == .absent)
    let id = subject.server.write("", by: FakeMatrix.bot, in: "!sealed", type: "m.room.encrypted")
    #expect(try await subject.network.find(message) == .unclear)
    #expect(try await subject.network.find(message, others: [id]) == .absent)
  }

  @Test func `a page without messages is not the end`() async throws {
    let (subject, room) = try await started()
    let message = MatrixSubject.message("New.", in: room)
    let id = try await subject.network.send(message)
    let empty: [String: Any] = ["chunk": [[String: Any]](), "start": "s99_1_0", "end": "s98_1_0"]
    subject.faults.fail(
      .get, "/_matrix/client/v3/rooms/\(room)/messages", .answer(subject.server.json(200, empty)))
    #expect(try await subject.network.find(message) == .arrived(id: id))
  }

  @Test func `in a room that it was removed from nothing can be told`() async throws {
    let (subject, room) = try await started()
    subject.server.move(FakeMatrix.bot, "leave", in: room, by: FakeMatrix.ann)
    #expect(try await subject.network.find(MatrixSubject.message("New.", in: room)) == .unclear)
  }

  // MARK: Refusals

  @Test func `what is in doubt is looked for, since another attempt may choose another room`() async throws {
    let traits = try await MatrixSubject().network.connect().traits
    #expect(traits.idempotency == .none && traits.canReadBack)
  }

  @Test func `a limit is waited out to the millisecond, and nothing has arrived`() async throws {
    let (subject, room) = try await started()
    subject.server.sendsLeft = 0
    let message = MatrixSubject.message("Hello.", in: room)
    guard case .retry(3.964, _, .no, _) = try await failure(of: { _ = try await subject.network.send(message) }) else {
      Issue.record("not to be tried again in time")
      return
    }
    subject.server.sendsLeft = 1
    _ = try await subject.network.send(message)
    #expect(subject.server.sent.count == 1)
  }

  @Test(arguments: [
    (413, "M_TOO_LARGE"), (400, "M_BAD_JSON"), (404, "M_UNRECOGNIZED"), (404, "M_NOT_FOUND"),
  ])
  func `what the server refuses for good is given up`(status: Int, code: String) async throws {
    let (subject, room) = try await started()
    subject.faults.fail(.put, "/_matrix/client/v3/rooms", .answer(subject.server.refused(status, code, "No.")))
    guard
      case .permanent(let reason) = try await failure(of: {
        _ = try await subject.network.send(MatrixSubject.message("Hello.", in: room))
      })
    else {
      Issue.record("not permanent")
      return
    }
    #expect(reason.contains("\(code): No."))
    #expect(!reason.contains("access-0"))
  }

  @Test(arguments: ["M_USER_DEACTIVATED", "M_USER_SUSPENDED", "M_CONSENT_NOT_GIVEN"])
  func `an account that may do nothing is signed out`(code: String) async throws {
    let (subject, room) = try await started()
    subject.faults.fail(.put, "/_matrix/client/v3/rooms", .answer(subject.server.refused(403, code, "No.")))
    guard
      case .signedOut = try await failure(of: {
        _ = try await subject.network.send(MatrixSubject.message("Hello.", in: room))
      })
    else {
      Issue.record("not signed out")
      return
    }
  }

  @Test(arguments: [
    ("a", 4_000), ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{200D}\u{1F466}", 1_280), ("\u{4E2D}", 4_000),
  ])
  func `no message that fits is too large for an event`(character: String, most: Int) async throws {
    let (subject, room) = try await started()
    let traits = try await subject.network.connect().traits
    let parts = traits.parts(of: String(repeating: character, count: 9_000), mentioning: "ann@example.org")
    #expect(parts.first.map(\.count).map { $0 <= most } == true)
    for part in parts { _ = try await subject.network.send(MatrixSubject.message(part, in: room)) }
    #expect(subject.server.sent.compactMap(\.body).joined() == String(repeating: character, count: 9_000))
  }
}
