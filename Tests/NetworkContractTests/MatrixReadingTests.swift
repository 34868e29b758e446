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

  // MARK: Kinds of events

  @Test func `its own messages, other bots', reactions and what was redacted are left alone`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let server = subject.server
    let room = server.privateRoom()
    _ = try await subject.network.send(MatrixSubject.message("mine", in: room))
    server.write("I am a bot", kind: "m.notice")
    server.write("waves", kind: "m.emote")
    server.write("", type: "m.reaction", ["m.relates_to": ["rel_type": "m.annotation", "key": "+1"]])
    server.redact(server.write("never mind"))
    server.write("buy milk")
    try await reader.poll()
    #expect(reader.delivered.map(\.text) == ["buy milk"])
  }

  @Test func `an edit is the new version of what it replaces, in a larger room too, and one without is nothing`()
    async throws
  {
    var (subject, reader) = try await MatrixSubject.started()
    let server = subject.server
    _ = server.privateRoom()
    let group = server.group()
    let relation: [String: any Sendable] = ["rel_type": "m.replace", "event_id": "$event1"]
    let mentions: [String: any Sendable] = ["user_ids": ["@nuthatch:example.org"]]
    server.write(
      "* oat milk",
      ["m.relates_to": relation, "m.new_content": ["msgtype": "m.text", "body": "oat milk"] as [String: any Sendable]])
    server.write(
      "* bread", in: group,
      [
        "m.relates_to": relation, "m.mentions": [:] as [String: any Sendable],
        "m.new_content": ["msgtype": "m.text", "body": "bread", "m.mentions": mentions] as [String: any Sendable],
      ])
    server.write("* nothing", ["m.relates_to": relation])
    server.write(
      "* of nothing",
      [
        "m.relates_to": ["rel_type": "m.replace"] as [String: any Sendable],
        "m.new_content": ["msgtype": "m.text", "body": "of nothing"] as [String: any Sendable],
      ])
    server.write("buy milk")
    try await reader.poll()
    #expect(Set(reader.delivered.map(\.text)) == ["oat milk", "@nuthatch bread", "buy milk"])
    #expect(reader.delivered.filter { $0.edits == "$event1" }.count == 2)
    #expect(reader.delivered.allSatisfy { $0.id != "$event1" })
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

  @Test func `files and captions are carried, and a place is a message without words`() async throws {
    var (subject, reader) = try await MatrixSubject.started()
    let file: [String: any Sendable] = ["url": "mxc://elsewhere.example/abc_1", "info": ["mimetype": "image/png"]]
    subject.server.write("tap.png", kind: "m.image", file)
    subject.server.write("the broken tap", kind: "m.file", file.merging(["filename": "tap.pdf"]) { $1 })
    subject.server.write("secret.png", kind: "m.image", ["file": ["url": "mxc://elsewhere.example/def"]])
    subject.server.write("bad.png", kind: "m.image", ["url": "https://evil.example/x"])
    subject.server.write("Cafe", kind: "m.location", ["geo_uri": "geo:51.5,-0.12;u=30"])
    let messages = try await reader.poll()
    #expect(messages.map(\.text) == ["", "the broken tap", "", "", ""])
    let address = "https://example.org/_matrix/client/v1/media/download/elsewhere.example"
    #expect(
      messages.map(\.media) == [
        [.init(url: "\(address)/abc_1", type: "image/png", description: "tap.png")],
        [.init(url: "\(address)/abc_1", type: "image/png", description: "tap.pdf")],
        // Nothing can read an encrypted one.
        [], [], [],
      ])
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
    // The event that ends the wait need not be for the bot.
    subject.server.write("talk among people", in: subject.server.group())
    #expect(try await reader.network.messages(after: reader.cursor).hasWaited)
    let asked = subject.faults.requests.last { $0.url.contains("/sync") }
    #expect(asked?.url.contains("timeout=30000") == true)
    #expect((asked?.timeout ?? 0) > 30)
    try await reader.poll()
  }
}
