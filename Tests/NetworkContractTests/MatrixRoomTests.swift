import Conversation
import Foundation
import HTTP
import Testing

@testable import Matrix

@Suite("Rooms of Matrix", .timeLimit(.minutes(15)))
struct MatrixRoomTests {
  @Test func `an invitation is accepted, and what was written since is answered`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    subject.server.write(
      "hello", by: FakeMatrix.bob, in: subject.server.invite(to: "!later", by: FakeMatrix.bob, isDirect: false))
    subject.server.invite(to: "!new")
    subject.server.write("buy milk", in: "!new")
    try await subject.settle(&reader)
    #expect(reader.delivered.map(\.text).sorted() == ["buy milk", "hello"])
    #expect(subject.server.rooms["!new"]?.members[FakeMatrix.bot] == "join")
    #expect(subject.server.directRooms == [FakeMatrix.ann: ["!new"]])
  }

  @Test func `what was said in a room before the invitation is not answered`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    subject.server.invite(to: "!room")
    subject.server.write("to the bot", in: "!room")
    subject.server.move(FakeMatrix.bot, "leave", in: "!room", by: FakeMatrix.ann)
    for number in 0..<60 { subject.server.write("to myself \(number)", in: "!room") }
    subject.server.move(FakeMatrix.bot, "invite", in: "!room", by: FakeMatrix.ann)
    subject.server.write("to the bot again", in: "!room")
    try await subject.settle(&reader)
    #expect(reader.delivered.map(\.text) == ["to the bot again"])
  }

  @Test func `what was written in a room of another server before it came there is answered`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let room = subject.server.invite(to: "!far", by: FakeMatrix.bob, isFar: true)
    for number in 0..<40 { subject.server.write("\(number)", by: FakeMatrix.bob, in: room) }
    try await subject.settle(&reader)
    #expect(reader.delivered.map(\.text) == (0..<40).map(String.init))
  }

  @Test func `what was written just before it was removed is read`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let room = subject.server.privateRoom()
    subject.server.write("one")
    try await reader.poll()
    subject.server.write("buy milk")
    subject.server.move(FakeMatrix.bot, "leave", in: room, by: FakeMatrix.ann)
    #expect(try await reader.poll().map(\.text) == ["buy milk"])
  }

  @Test func `an invitation from before the first start is accepted`() async throws {
    let subject = MatrixSubject()
    subject.server.invite(to: "!old")
    var reader = Reader(subject.network)
    try await subject.settle(&reader)
    #expect(subject.server.rooms["!old"]?.members[FakeMatrix.bot] == "join")
  }

  @Test func `an invitation that fails for now is accepted later, and one taken back is dropped`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    subject.server.invite(to: "!one")
    subject.server.invite(to: "!two")
    try await reader.poll()
    subject.server.move(FakeMatrix.bot, "leave", in: "!two", by: FakeMatrix.ann)
    subject.faults.fail(.post, "/_matrix/client/v3/rooms/!one/join", .answer(HTTPResponse(status: 502)))
    try await subject.settle(&reader)
    #expect(subject.server.rooms["!one"]?.members[FakeMatrix.bot] == "invite")
    subject.server.clock.advance(11)
    try await subject.settle(&reader)
    #expect(subject.server.rooms["!one"]?.members[FakeMatrix.bot] == "join")
    let joins = subject.server.requests.count { $0 == "POST join" }
    try await subject.settle(&reader)
    #expect(subject.server.requests.count { $0 == "POST join" } == joins)
  }

  @Test func `an invitation that hangs holds up neither reading nor other invitations, and is given up`() async throws {
    let server = FakeMatrix()
    let held = HeldTransport(server, path: "/rooms/%21dead/join")
    let network = MatrixNetwork(
      account: MatrixAccount(server: "https://example.org"), tokens: MemoryTokens(), transport: held,
      notices: .english, now: wallClock)
    var reader = Reader(network)
    try await reader.poll()
    server.invite(to: "!dead", by: FakeMatrix.bob)
    try await reader.poll()
    server.write("buy milk")
    #expect(try await reader.poll().map(\.text) == ["buy milk"])
    held.release()
    await network.pendingActions.finish()

    var (subject, other) = try await MatrixSubject.started()
    subject.server.invite(to: "!dead", by: FakeMatrix.bob)
    for number in 0..<18 {
      subject.faults.fail(.post, "/_matrix/client/v3/rooms/!dead/join", .answer(HTTPResponse(status: 504)))
      if number == 9 { subject.server.invite(to: "!new") }
      try await subject.settle(&other)
      subject.server.clock.advance(200_000)
    }
    #expect(subject.server.rooms["!new"]?.members[FakeMatrix.bot] == "join")
    #expect(subject.server.requests.count { $0 == "POST join" } == 1)
    #expect(subject.faults.requests.count { $0.url.contains("dead/join") } == 16)
  }

  private static let naming: [(String, [String: any Sendable])] = [
    ("@nuthatch buy milk", [:]), ("buy milk @nuthatch", [:]), ("Nuthatch: buy milk", [:]), ("nuthatch, buy milk", [:]),
    ("@nuthatch:example.org buy milk", [:]),
    ("buy milk", ["m.mentions": ["user_ids": [FakeMatrix.bot]]]),
    (
      "Nuthatch buy milk",
      ["formatted_body": "<a href=\"https://matrix.to/#/@nuthatch:example.org\">Nuthatch</a> buy milk"]
    ),
    (
      "The Bird buy milk",
      ["formatted_body": "<a href='https://matrix.to/#/%40nuthatch%3Aexample.org?via=a'>The Bird</a> buy milk"]
    ),
  ]

  @Test(arguments: naming.indices)
  func `in a larger room it hears what names it`(index: Int) async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let (text, more) = Self.naming[index]
    subject.server.write("talk among people", in: subject.server.group())
    subject.server.write("nuthatches are birds; mail me@nuthatch.example", in: subject.server.group())
    subject.server.write(text, in: subject.server.group(), more)
    let messages = try await reader.poll()
    #expect(messages.count == 1)
    #expect(messages.first?.visibility == .followers)
    let said = messages.first?.text.replacing(#/^@nuthatch[:,]? | @nuthatch$/#, with: "")
    #expect(said == "buy milk")
  }

  @Test func `a room is private while nobody else is in it`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let room = subject.server.privateRoom()
    subject.server.write("one", in: room)
    #expect(try await reader.poll().map(\.visibility) == [.direct])
    subject.server.move(FakeMatrix.bob, "join", in: room)
    subject.server.write("two", in: room)
    #expect(try await reader.poll() == [])
    subject.server.move(FakeMatrix.bob, "leave", in: room)
    subject.server.write("three", in: room)
    #expect(try await reader.poll().map(\.text) == ["three"])
  }

  @Test(arguments: [false, true], [1, 30])
  func `a message is private by who was there when it was written`(isRestarted: Bool, count: Int) async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let room = subject.server.privateRoom()
    subject.server.write("hello")
    try await reader.poll()
    for _ in 0..<count { subject.server.write("one") }
    subject.server.move(FakeMatrix.bob, "join", in: room)
    subject.server.write("a word to Bob")
    subject.server.move(FakeMatrix.bob, "leave", in: room)
    for _ in 0..<count { subject.server.write("two") }
    subject.server.move("@carol:example.org", "join", in: room)
    subject.server.write("a word to Carol")
    if isRestarted { reader.network = subject.reopened() }
    #expect(
      try await reader.poll().map(\.text)
        == [String](repeating: "one", count: count) + [String](repeating: "two", count: count))
  }

  @Test func `who comes and goes in a room that it knows is not asked for`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let group = subject.server.group()
    subject.server.write("@nuthatch one", in: group)
    try await reader.poll()
    let asked = subject.server.requests.count { $0 == "GET joined_members" }
    subject.server.move("@carol:example.org", "join", in: group)
    subject.server.move(FakeMatrix.bob, "leave", in: group)
    subject.server.write("@nuthatch two", in: group)
    subject.server.move("@carol:example.org", "leave", in: group)
    subject.server.write("three", in: group)
    try await reader.poll()
    #expect(reader.delivered.map(\.text) == ["@nuthatch one", "@nuthatch two", "three"])
    #expect(subject.server.requests.count { $0 == "GET joined_members" } == asked)
  }
}
