import Conversation
import Foundation
import HTTP
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
    #expect(subject.server.sent.first?.room != room)
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
    for _ in 0..<2 { try await reader.poll() }
    _ = try await reader.network.send(MatrixSubject.message("Reminder.", in: room))
    #expect(subject.server.sent.map(\.room) == ["!again"])
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

  @Test func `in a room that it was removed from nothing can be told`() async throws {
    let (subject, room) = try await started()
    subject.server.move(FakeMatrix.bot, "leave", in: room, by: FakeMatrix.ann)
    #expect(try await subject.network.find(MatrixSubject.message("New.", in: room)) == .unclear)
  }

  // MARK: Refusals

  @Test func `a limit is waited out to the millisecond, and nothing has arrived`() async throws {
    let (subject, room) = try await started()
    subject.server.sendsLeft = 0
    let message = MatrixSubject.message("Hello.", in: room)
    guard case .retry(3.964, _, .no) = try await failure(of: { _ = try await subject.network.send(message) }) else {
      Issue.record("not to be tried again in time")
      return
    }
    subject.server.sendsLeft = 1
    _ = try await subject.network.send(message)
    #expect(subject.server.sent.count == 1)
  }

  @Test(arguments: [
    (403, "M_FORBIDDEN"), (413, "M_TOO_LARGE"), (400, "M_BAD_JSON"), (404, "M_UNRECOGNIZED"), (404, "M_NOT_FOUND"),
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
