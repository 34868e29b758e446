import Conversation
import Foundation
import HTTP
import Testing

@Suite("Reading Matrix", .timeLimit(.minutes(15)))
struct MatrixReadingTests {
  @Test func `what was written before the first start is not answered`() async throws {
    let subject = MatrixSubject()
    for number in 0..<50 { subject.server.write("old \(number)") }
    var reader = Reader(subject.network)
    #expect(try await reader.poll() == [])
    subject.server.write("new")
    #expect(try await reader.poll().map(\.text) == ["new"])
  }

  @Test func `a gap in several rooms is read whole after a restart, in the order of the clocks`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    for number in 0..<7 { subject.server.write("\(number)") }
    try await reader.poll()
    let group = subject.server.group()
    for number in 7..<150 {
      subject.server.clock.advance(1)
      if number.isMultiple(of: 3) {
        subject.server.write("@nuthatch \(number)", by: FakeMatrix.bob, in: group)
      } else {
        subject.server.write("\(number)")
      }
      subject.server.write("talk among people", in: group)
    }
    var restarted = Reader(subject.reopened())
    restarted.cursor = reader.cursor
    try await restarted.poll()
    #expect(
      (reader.delivered + restarted.delivered).map { $0.text.replacing("@nuthatch ", with: "") }
        == (0..<150).map(String.init))
    #expect(reader.missed + restarted.missed == [])
  }

  @Test func `answers too long to be read are asked for with fewer events`() async throws {
    let subject = MatrixSubject(longestAnswer: 60_000)
    var (_, reader) = try await MatrixSubject.started(subject)
    for number in 0..<40 { subject.server.write("\(number) " + String(repeating: "x", count: 9_000)) }
    try await reader.poll()
    #expect(reader.delivered.map { $0.text.prefix { $0 != " " } } == (0..<40).map { Substring("\($0)") })
    #expect(reader.missed == [])
  }

  @Test func `a page that was read and not stored is read again`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    for number in 0..<5 { subject.server.write("\(number)") }
    _ = try await reader.network.messages(after: reader.cursor)
    try await reader.poll()
    #expect(reader.delivered.count == 5)
  }

  @Test func `a gap that cannot be read yet keeps nothing back for good`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    for number in 0..<60 { subject.server.write("\(number)") }
    subject.faults.fail(.get, "/_matrix/client/v3/rooms", .unreachable)
    let page = reader
    _ = try await failure { _ = try await page.network.messages(after: page.cursor) }
    try await reader.poll()
    #expect(reader.delivered.map(\.text) == (0..<60).map(String.init))
  }

  // MARK: Rooms

  @Test func `an invitation is accepted, and what was written since is answered`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    subject.server.write(
      "hello", in: subject.server.invite(to: "!later", by: FakeMatrix.bob, isDirect: false))
    subject.server.invite(to: "!new")
    subject.server.write("buy milk", in: "!new")
    for _ in 0..<3 { try await reader.poll() }
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
    for _ in 0..<3 { try await reader.poll() }
    #expect(reader.delivered.map(\.text) == ["to the bot again"])
  }

  @Test func `an invitation from before the first start is accepted`() async throws {
    let subject = MatrixSubject()
    subject.server.invite(to: "!old")
    var reader = Reader(subject.network)
    for _ in 0..<2 { try await reader.poll() }
    #expect(subject.server.rooms["!old"]?.members[FakeMatrix.bot] == "join")
  }

  @Test func `an invitation that fails for now is accepted later, and one taken back is dropped`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    subject.server.invite(to: "!one")
    subject.server.invite(to: "!two")
    try await reader.poll()
    subject.server.move(FakeMatrix.bot, "leave", in: "!two", by: FakeMatrix.ann)
    subject.faults.fail(.post, "/_matrix/client/v3/rooms/!one/join", .answer(HTTPResponse(status: 502)))
    for _ in 0..<3 { try await reader.poll() }
    #expect(subject.server.rooms["!one"]?.members[FakeMatrix.bot] == "join")
    let joins = subject.server.requests.count { $0 == "POST join" }
    try await reader.poll()
    #expect(subject.server.requests.count { $0 == "POST join" } == joins)
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

  // MARK: Kinds of events

  @Test func `its own messages, other bots', edits, reactions and what was redacted are left alone`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let server = subject.server
    let room = server.privateRoom()
    _ = try await subject.network.send(MatrixSubject.message("mine", in: room))
    server.write("I am a bot", kind: "m.notice")
    server.write("waves", kind: "m.emote")
    server.write(
      "* oat milk",
      ["m.relates_to": ["rel_type": "m.replace", "event_id": "$event1"], "m.new_content": ["body": "oat milk"]])
    server.write("", type: "m.reaction", ["m.relates_to": ["rel_type": "m.annotation", "key": "+1"]])
    server.redact(server.write("never mind"))
    server.write("buy milk")
    try await reader.poll()
    #expect(reader.delivered.map(\.text) == ["buy milk"])
  }

  @Test func `a reply tells what it answers, without the quotation`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let relation: [String: any Sendable] = ["m.relates_to": ["m.in_reply_to": ["event_id": "$event9"]]]
    subject.server.write("> <@nuthatch:example.org> Added\n> milk\n\ndone", relation)
    subject.server.write("> a line that begins so", [:])
    let thread: [String: any Sendable] = [
      "rel_type": "m.thread", "is_falling_back": true, "m.in_reply_to": ["event_id": "$event9"],
    ]
    subject.server.write("in a thread", ["m.relates_to": thread])
    let messages = try await reader.poll()
    #expect(messages.map(\.text) == ["done", "> a line that begins so", "in a thread"])
    #expect(messages.map(\.repliesTo) == ["$event9", nil, nil])
  }

  @Test func `files, captions and places are carried`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let file: [String: any Sendable] = ["url": "mxc://elsewhere.example/abc_1", "info": ["mimetype": "image/png"]]
    subject.server.write("tap.png", kind: "m.image", file)
    subject.server.write("the broken tap", kind: "m.file", file.merging(["filename": "tap.pdf"]) { $1 })
    subject.server.write("secret.png", kind: "m.image", ["file": ["url": "mxc://elsewhere.example/def"]])
    subject.server.write("bad.png", kind: "m.image", ["url": "https://evil.example/x"])
    subject.server.write("Cafe", kind: "m.location", ["geo_uri": "geo:51.5,-0.12;u=30"])
    subject.server.write("Nowhere", kind: "m.location", ["geo_uri": "geo:91,0"])
    let messages = try await reader.poll()
    #expect(messages.map(\.text) == ["", "the broken tap", "", "", "", ""])
    let address = "https://example.org/_matrix/client/v1/media/download/elsewhere.example"
    #expect(
      messages.map(\.media) == [
        [.init(url: "\(address)/abc_1", type: "image/png", description: "tap.png")],
        [.init(url: "\(address)/abc_1", type: "image/png", description: "tap.pdf")],
        [.init(url: "\(address)/def", type: "image", description: "secret.png")], [], [], [],
      ])
    #expect(messages.map(\.location)[4] == .init(latitude: 51.5, longitude: -0.12, name: "Cafe"))
    #expect(messages.map(\.location)[5] == nil)
  }

  // MARK: Encryption

  @Test func `where it cannot read, it says so once, and invites the person to a room where it can`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let server = subject.server
    server.invite(to: "!sealed", isEncrypted: true)
    for round in 0..<3 {
      server.write("", in: "!sealed", type: "m.room.encrypted")
      server.write("", in: "!sealed", type: "m.room.encrypted")
      for _ in 0..<3 { try await reader.poll() }
      reader.network = round == 0 ? reader.network : subject.reopened()
    }
    #expect(reader.delivered == [])
    #expect(server.sent.map(\.room) == ["!sealed"])
    #expect(
      server.sent.first?.body
        == "I can't read encrypted messages. I have invited you to a room without encryption: please write to me there."
    )
    #expect(server.sent.first?.content["msgtype"] as? String == "m.notice")
    let made = server.rooms.filter { $0.value.alias != nil }
    #expect(made.values.map { $0.members[FakeMatrix.ann] } == ["invite"])
    #expect(server.directRooms[FakeMatrix.ann] == made.map(\.key))
  }

  @Test func `who has a room that it can read is told of it`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    subject.server.invite(to: "!plain")
    subject.server.invite(to: "!sealed", isEncrypted: true)
    for _ in 0..<2 { try await reader.poll() }
    subject.server.write("", in: "!sealed", type: "m.room.encrypted")
    for _ in 0..<3 { try await reader.poll() }
    #expect(
      subject.server.sent.map(\.body) == [
        "I can't read encrypted messages. Please write to me in the other room that we have, which is not encrypted."
      ])
    #expect(subject.server.rooms.values.allSatisfy { $0.alias == nil })
  }

  @Test func `what pantalaimon could not decrypt is asked for again, once`() async throws {
    var (subject, reader) = try await MatrixSubject.started(MatrixSubject(.pantalaimon))
    subject.server.invite(to: "!sealed", isEncrypted: true)
    for _ in 0..<2 { try await reader.poll() }
    for _ in 0..<3 {
      subject.server.write("", in: "!sealed", type: "m.room.encrypted")
      for _ in 0..<2 { try await reader.poll() }
    }
    #expect(subject.server.sent.map { $0.body?.hasPrefix("I could not decrypt what you wrote.") } == [true])
    subject.server.write("decrypted", in: "!sealed")
    #expect(try await reader.poll().map(\.text) == ["decrypted"])
  }

  @Test func `in a larger room that it cannot read it invites nobody`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    subject.server.write("", in: subject.server.group(), type: "m.room.encrypted")
    for _ in 0..<3 { try await reader.poll() }
    #expect(subject.server.sent.map(\.room) == ["!group"])
    #expect(subject.server.rooms.values.allSatisfy { $0.alias == nil })
  }

  @Test func `what a death or a lost answer interrupted is not said twice`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let room = subject.server.privateRoom()
    subject.server.write("", in: room, type: "m.room.encrypted")
    subject.faults.fail(.post, "/_matrix/client/v3/createRoom", .lostAnswer)
    subject.faults.fail(.put, "/_matrix/client/v3/rooms", .lostAnswer)
    for _ in 0..<5 {
      try await reader.poll()
      reader.network = subject.reopened()
    }
    #expect(subject.server.sent.count == 1)
    #expect(subject.server.rooms.values.count { $0.alias != nil } == 1)
  }

  // MARK: Tokens of the stream

  @Test func `a token that the server does not know begins anew, and is told`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    reader.cursor = #"{"invitations":[],"since":"nonsense","untold":[]}"#
    subject.server.write("lost")
    try await reader.poll()
    #expect(reader.missed == [.unlisted])
    subject.server.write("found")
    try await reader.poll()
    #expect(reader.delivered.map(\.text) == ["found"])
  }

  @Test func `a server that was set back is told of, once`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    reader.cursor = #"{"invitations":[],"since":"s99999_1_0","untold":[]}"#
    subject.server.write("lost")
    try await reader.poll()
    #expect(reader.missed == [.unlisted])
    subject.server.write("found")
    try await reader.poll()
    #expect(reader.missed == [.unlisted])
    #expect(reader.delivered.map(\.text) == ["found"])
  }

  @Test func `after an answer that the server held, the next question follows at once`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    #expect(try await !reader.network.messages(after: reader.cursor).hasWaited)
    subject.server.write("buy milk")
    #expect(try await reader.network.messages(after: reader.cursor).hasWaited)
    try await reader.poll()
    // What has happened need not be anything for it.
    subject.server.write("talk among people", in: subject.server.group())
    #expect(try await reader.network.messages(after: reader.cursor).hasWaited)
    let asked = subject.faults.requests.last { $0.url.contains("/sync") }
    #expect(asked?.url.contains("timeout=30000") == true)
    #expect((asked?.timeout ?? 0) > 30)
    try await reader.poll()
  }
}
