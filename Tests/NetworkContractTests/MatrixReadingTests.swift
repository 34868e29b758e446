import Conversation
import Foundation
import HTTP
import Testing

@testable import Matrix

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
    subject.server.write("buy milk", by: FakeMatrix.bob)
    // Others do not wait for that room.
    #expect(try await reader.poll().map(\.text) == ["buy milk"])
    subject.server.write("60")
    #expect(try await reader.poll() == [])
    subject.server.clock.advance(11)
    #expect(try await reader.poll().map(\.text) == (0...60).map(String.init))
    #expect(reader.missed == [])
  }

  @Test func `a room that cannot be read for most of a day is given up, and told`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    for number in 0..<60 { subject.server.write("\(number)") }
    for _ in 0..<13 {
      subject.faults.fail(.get, "/_matrix/client/v3/rooms", .answer(HTTPResponse(status: 500)))
      try await reader.poll()
      subject.server.clock.advance(43_200)
    }
    #expect(reader.missed == [.unlisted])
    subject.server.write("buy milk")
    #expect(try await reader.poll().map(\.text) == ["buy milk"])
    #expect(reader.delivered.count == 1)
  }

  @Test func `a gap that the server does not tell the beginning of is told`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let timeline: [String: Any] = ["timeline": ["events": [[String: Any]](), "limited": true]]
    let sync: [String: Any] = ["next_batch": "s2_1_0", "rooms": ["join": [subject.server.privateRoom(): timeline]]]
    subject.faults.fail(.get, "/_matrix/client/v3/sync", .answer(subject.server.json(200, sync)))
    try await reader.poll()
    #expect(reader.missed == [.unlisted])
  }

  @Test func `what is too long with one event of each room is passed over, and told`() async throws {
    var (subject, reader) = try await MatrixSubject.started(MatrixSubject(longestAnswer: 5_000))
    subject.server.write(String(repeating: "x", count: 9_000))
    try await reader.poll()
    #expect(reader.missed == [.unlisted])
    subject.server.write("buy milk")
    #expect(try await reader.poll().map(\.text) == ["buy milk"])
  }

  // MARK: Rooms

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
      account: MatrixAccount(server: "https://example.org"), tokens: MemoryTokens(), transport: held)
    var reader = Reader(network)
    try await reader.poll()
    server.invite(to: "!dead", by: FakeMatrix.bob)
    try await reader.poll()
    server.write("buy milk")
    #expect(try await reader.poll().map(\.text) == ["buy milk"])
    held.release()
    await network.errands.finish()

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
        // Nothing can read an encrypted one.
        [], [], [], [],
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
      try await subject.settle(&reader)
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
    try await subject.settle(&reader)
    subject.server.write("", in: "!sealed", type: "m.room.encrypted")
    try await subject.settle(&reader)
    #expect(
      subject.server.sent.map(\.body) == [
        "I can't read encrypted messages. Please write to me in the other room that we have, which is not encrypted."
      ])
    #expect(subject.server.rooms.values.allSatisfy { $0.alias == nil })
  }

  @Test func `what pantalaimon could not decrypt is asked for again, once`() async throws {
    var (subject, reader) = try await MatrixSubject.started(MatrixSubject(.pantalaimon))
    subject.server.invite(to: "!sealed", isEncrypted: true)
    try await subject.settle(&reader)
    for _ in 0..<3 {
      subject.server.write("", in: "!sealed", type: "m.room.encrypted")
      try await subject.settle(&reader)
    }
    #expect(reader.delivered == [])
    #expect(subject.server.sent.map { $0.body?.hasPrefix("I could not decrypt what you wrote.") } == [true])
    subject.server.write("decrypted", in: "!sealed")
    #expect(try await reader.poll().map(\.text) == ["decrypted"])
  }

  @Test func `in a larger room that it cannot read it invites nobody`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    subject.server.write("", in: subject.server.group(), type: "m.room.encrypted")
    try await subject.settle(&reader)
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
      try await subject.settle(&reader)
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
    // A proxy's refusal says nothing of the token, and what is refused once may be taken the next time.
    subject.faults.fail(.get, "/_matrix/client/v3/sync", .answer(HTTPResponse(status: 400)))
    for _ in 0..<2 {
      let page = reader
      _ = try await failure { _ = try await page.network.messages(after: page.cursor) }
    }
    try await reader.poll()
    #expect(reader.missed == [.unlisted])
    subject.server.write("found")
    try await reader.poll()
    #expect(reader.delivered.map(\.text) == ["found"])
  }

  @Test func `nothing is lost by a refusal that has passed`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    subject.server.write("one")
    for _ in 0..<2 {
      subject.faults.fail(
        .get, "/_matrix/client/v3/sync", .answer(subject.server.refused(400, "M_UNKNOWN", "Try again.")))
      let page = reader
      _ = try await failure { _ = try await page.network.messages(after: page.cursor) }
      subject.server.write("more")
      try await reader.poll()
    }
    #expect(reader.delivered.map(\.text) == ["one", "more", "more"])
    #expect(reader.missed == [])
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
