import Conversation
import Foundation
import HTTP
import Testing

@Suite("Reading Telegram", .timeLimit(.minutes(15)))
struct TelegramReadingTests {
  // MARK: Updates

  @Test func `what was written before the first start is not answered`() async throws {
    let subject = TelegramSubject()
    for number in 0..<50 { subject.server.write("old \(number)") }
    var reader = Reader(subject.network)
    #expect(try await reader.poll() == [])
    subject.server.write("new")
    #expect(try await reader.poll().map(\.text) == ["new"])
  }

  @Test func `after a press that can't be acknowledged, reading waits for no others`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    for _ in 1...5 { subject.server.press("done", below: 9) }
    subject.faults.fail(.post, TelegramSubject.path("answerCallbackQuery"), .answer(HTTPResponse(status: 502)))
    try await reader.poll()
    try await reader.poll()
    #expect(subject.server.acknowledged == [])
  }

  @Test func `a page that was read and not stored is read again, and by another process too`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    for number in 0..<5 { subject.server.write("\(number)") }
    for _ in 0..<3 { #expect(try await reader.network.messages(after: reader.cursor).messages.count == 5) }
    reader.network = subject.reopened()
    #expect(try await reader.poll().count == 5)
    #expect(try await reader.poll() == [])
  }

  @Test func `nothing is confirmed before it is kept`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    for number in 0..<250 { subject.server.write("\(number)") }
    let start = reader.cursor
    try await reader.poll()
    // A cursor is asked for only when it was given, which is behind what was kept.
    let offsets = subject.requests.compactMap {
      URLComponents(string: $0.url)?.queryItems?.first { $0.name == "offset" }
    }
    #expect(offsets.compactMap(\.value) == ["-1", "870000101", "870000201"])
    #expect(start?.contains("next") == false)
    #expect(reader.delivered.map(\.text) == (0..<250).map(String.init))
  }

  @Test func `ids that begin elsewhere after a week of silence lose nothing`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    subject.server.write("before")
    try await reader.poll()
    for first in [1_000, 990_000_000, 5] {
      subject.server.beSilent(thenGoOnAt: first)
      for number in 0..<3 { subject.server.write("\(first) \(number)") }
      #expect(try await reader.poll().map(\.text) == (0..<3).map { "\(first) \($0)" })
      #expect(try await reader.poll() == [])
    }
  }

  @Test func `what two chats number alike is two messages, and so is what another bot reads`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    let ids = [
      subject.server.write("a"), subject.server.write("b", by: FakeTelegram.bob),
      subject.server.write("@nuthatch c", in: FakeTelegram.group),
    ]
    #expect(try await reader.poll().map(\.id) == ids)
    #expect(ids == ["123456789:77:1", "123456789:78:1", "123456789:-1001234567890:1"])
  }

  @Test func `a day without reading is told once, and an ordinary night is not`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    subject.server.clock.advance(20 * 3600)
    subject.server.write("kept")
    try await reader.poll()
    #expect(reader.dropped == [])
    subject.server.write("lost")
    let last = subject.server.clock.now
    subject.server.clock.advance(25 * 3600)
    subject.server.write("new")
    #expect(try await reader.poll().map(\.text) == ["new"])
    #expect(reader.dropped == [last..<subject.server.clock.now - 86_400])
    try await reader.poll()
    #expect(reader.dropped.count == 1)
  }

  @Test func `reading for days without a message is no silence, and writes the cursor by the hour`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    var cursors = Set([reader.cursor])
    for _ in 0..<(3 * 24 * 6) {
      subject.server.clock.advance(600)
      try await reader.poll()
      cursors.insert(reader.cursor)
    }
    #expect(reader.dropped == [])
    #expect(cursors.count == 1 + 3 * 24)
  }

  @Test func `answers too long to be read are asked for with fewer updates`() async throws {
    let subject = TelegramSubject(longestAnswer: 40_000)
    var (_, reader) = try await TelegramSubject.started(subject)
    for number in 0..<40 { subject.server.write("\(number) " + String(repeating: "x", count: 4_000)) }
    while try await !reader.poll().isEmpty {}
    #expect(reader.delivered.map { $0.text.prefix { $0 != " " } } == (0..<40).map { Substring("\($0)") })
  }

  @Test func `what is no message, or cannot be read, keeps nothing back`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    subject.server.add(["edited_message": ["message_id": 1]])
    subject.server.add(["message": ["message_id": "?"]])
    subject.server.write("new")
    #expect(try await reader.poll().map(\.text) == ["new"])
    #expect(try await reader.poll() == [])
  }

  @Test func `another program that reads is waited for, and said in words`() async throws {
    let (subject, reader) = try await TelegramSubject.started()
    subject.faults.fail(
      .get, TelegramSubject.path("getUpdates"),
      .answer(
        subject.server.refused(
          409,
          "Conflict: terminated by other getUpdates request; make sure that only one bot instance is running")))
    guard
      case .retry(30, let reason, .no, _) = try await failure(of: {
        _ = try await reader.network.messages(after: reader.cursor)
      })
    else {
      Issue.record("not to be tried again")
      return
    }
    #expect(reason.contains("only one program at a time"))
  }

  @Test func `a webhook is told, and ended when messages are read`() async throws {
    let subject = TelegramSubject()
    subject.server.webhook = "https://other.example/hook?secret=1"
    let notes = try await subject.network.connect().notes
    #expect(notes.last?.contains("other.example") == true && notes.last?.contains("secret") == false)
    #expect(subject.server.webhook != "")
    var reader = Reader(subject.network)
    try await reader.poll()
    #expect(subject.server.webhook == "")
    subject.server.write("new")
    #expect(try await reader.poll().map(\.text) == ["new"])
  }

  @Test func `a webhook that comes back is waited for, and not ended without end`() async throws {
    let (subject, reader) = try await TelegramSubject.started()
    (subject.server.webhook, subject.server.keepsWebhook) = ("https://other.example/hook", true)
    guard
      case .retry(30, _, .no, _) = try await failure(of: {
        _ = try await reader.network.messages(after: reader.cursor)
      })
    else {
      Issue.record("not to be tried again later")
      return
    }
    #expect(subject.server.methods.count { $0 == "deleteWebhook" } == 1)
  }

  @Test func `a server that gives the same again and again is not asked without a pause`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    let update = #"{"ok":true,"result":[{"update_id":5}]}"#
    let answer = FaultyTransport.Fault.answer(HTTPResponse(status: 200, body: Data(update.utf8)))
    for _ in 0..<2 { subject.faults.fail(.get, TelegramSubject.path("getUpdates"), answer) }
    let page = try await reader.network.messages(after: reader.cursor)
    #expect(page.hasWaited)
    reader.cursor = page.cursor
    #expect(try await !reader.network.messages(after: reader.cursor).hasWaited)
  }

  // MARK: Edits

  @Test func `an edit is a message of its own, which tells what it is a new version of`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    let id = subject.server.write("buy milk")
    for text in ["buy oat milk", "buy rice milk"] { subject.server.edit(1, text) }
    subject.server.edit(7, "@nuthatch buy bread", in: FakeTelegram.group)
    subject.server.edit(8, "not for it", in: FakeTelegram.group)
    let messages = try await reader.poll()
    #expect(messages.map(\.text) == ["buy milk", "buy oat milk", "buy rice milk", "@nuthatch buy bread"])
    #expect(messages.map(\.edits) == [nil, id, id, FakeTelegram.id(7, in: FakeTelegram.group)])
    #expect(Set(messages.map(\.id)).count == 4)
    #expect(messages.allSatisfy { $0.sentAt == subject.server.clock.now })
    // Another process reads the same again.
    reader.network = subject.reopened()
    #expect(try await reader.poll() == [])
  }

  @Test func `a place that moves is no new version of what it was`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    subject.server.write(nil, ["location": ["latitude": 51.5, "longitude": -0.1]])
    for move in 52...54 { subject.server.edit(1, "", ["location": ["latitude": Double(move), "longitude": -0.1]]) }
    #expect(try await reader.poll().map(\.edits) == [nil])
  }

  // MARK: Buttons

  @Test func `a pressed button is a message of whoever pressed it, once, in reply to what it is below`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    let press = subject.server.press("!complete #12", below: 9)
    let page = try await reader.network.messages(after: reader.cursor)
    let message = try #require(page.messages.first)
    #expect((message.text, message.authorID, message.authorHandle) == ("!complete #12", "77", "ann"))
    #expect(message.isPressed && message.visibility == .direct && message.conversationID == "77")
    #expect(message.repliesTo == FakeTelegram.id(9, in: 77))
    #expect(message.id == FakeTelegram.id(9, in: 77) + ":press:\(press)")
    // Another process reads it again, under the same id.
    reader.network = subject.reopened()
    #expect(try await reader.poll().map(\.id) == [message.id])
    #expect(try await reader.poll() == [])
  }

  @Test func `a press is acknowledged once it is kept, and nothing fails with that`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    let press = subject.server.press("done", below: 9)
    _ = try await reader.network.messages(after: reader.cursor)
    #expect(subject.server.acknowledged == [])
    try await reader.poll()
    #expect(subject.server.acknowledged.contains(press))
    subject.server.press("done", below: 9)
    try await reader.poll()
    subject.faults.fail(.post, TelegramSubject.path("answerCallbackQuery"), .answer(HTTPResponse(status: 400)))
    subject.server.write("new")
    #expect(try await reader.poll().map(\.text) == ["new"])
  }

  @Test func `a press keeps its place among what is written`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    subject.server.write("before")
    subject.server.clock.advance(5)
    subject.server.press("done", below: 1)
    subject.server.clock.advance(5)
    subject.server.write("behind")
    subject.server.clock.advance(5)
    subject.server.press("tomorrow", below: 1)
    let messages = try await reader.poll()
    #expect(messages.map(\.text) == ["before", "done", "behind", "tomorrow"])
    #expect(messages.map(\.sentAt) == messages.map(\.sentAt).sorted())
    #expect(messages.last?.sentAt == subject.server.clock.now)
  }

  @Test func `what is pressed in a group, by a bot or without words is no message`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    subject.server.press("done", below: 9, in: FakeTelegram.group)
    subject.server.press("done", below: 9, by: .init(id: 5, username: "otherbot", isBot: true))
    subject.server.add([
      "callback_query": ["id": "1", "from": FakeTelegram.rendered(FakeTelegram.ann)] as [String: Any]
    ])
    subject.server.write("new")
    #expect(try await reader.poll().map(\.text) == ["new"])
  }

  // MARK: Messages

  @Test(arguments: [
    ("@nuthatch buy milk", "@nuthatch buy milk"), ("@Nuthatch buy milk", "@Nuthatch buy milk"),
    ("/todo@nuthatch buy milk", "@nuthatch /todo buy milk"), ("/todo@NutHatch buy milk", "@nuthatch /todo buy milk"),
  ])
  func `in a group it hears what calls it`(said: String, heard: String) async throws {
    var (subject, reader) = try await TelegramSubject.started()
    let id = subject.server.write(said, in: FakeTelegram.group)
    let message = try #require(try await reader.poll().first)
    #expect(message.text == heard)
    #expect(message.id == id)
    #expect(message.visibility == .followers)
    #expect(message.conversationID == "\(FakeTelegram.group)")
  }

  @Test(arguments: ["buy milk", "/todo buy milk", "/todo@otherbot buy milk", "@nuthatcher buy milk"])
  func `the talk of a group is not for it, even if it is given all of it`(said: String) async throws {
    var (subject, reader) = try await TelegramSubject.started()
    subject.server.readsGroups = true
    subject.server.write(said, in: FakeTelegram.group)
    #expect(try await reader.poll() == [])
  }

  @Test func `a reply to the bot's own message calls it, and one to somebody else's does not`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    subject.server.readsGroups = true
    subject.server.write("done", in: FakeTelegram.group, replyingTo: (9, FakeTelegram.bot))
    subject.server.write("done", in: FakeTelegram.group, replyingTo: (8, FakeTelegram.bob))
    subject.server.write("ask @nuthatch why", in: FakeTelegram.group, replyingTo: (9, FakeTelegram.bot))
    let messages = try await reader.poll()
    #expect(messages.map(\.text) == ["@nuthatch done", "@nuthatch ask @nuthatch why"])
    #expect(messages.map(\.repliesTo) == Array(repeating: FakeTelegram.id(9, in: FakeTelegram.group), count: 2))
  }

  @Test func `the button that begins a chat asks for help, and an invitation stays a word`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    for text in ["/start", "/start abcdefghij", "/start@nuthatch"] { subject.server.write(text) }
    #expect(try await reader.poll().map(\.text) == ["/help\n/on", "/start abcdefghij", "/help\n/on"])
  }

  @Test func `its name as a link calls it`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    subject.server.write(
      "Nuthatch buy milk", in: FakeTelegram.group,
      entities: [["type": "text_mention", "offset": 0, "length": 8, "user": FakeTelegram.rendered(FakeTelegram.bot)]])
    #expect(try await reader.poll().map(\.text) == ["@nuthatch Nuthatch buy milk"])
  }

  @Test func `other bots, channels and who speaks for a group are not heard`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    subject.server.write("@nuthatch 1", by: .init(id: 5, username: "otherbot", isBot: true), in: FakeTelegram.group)
    subject.server.write(
      "@nuthatch 2", in: FakeTelegram.group,
      ["sender_chat": ["id": FakeTelegram.group, "type": "supergroup"] as [String: Any]])
    subject.server.write("@nuthatch 3", in: -100_5, type: "channel")
    subject.server.write("4", by: FakeTelegram.bot)
    #expect(try await reader.poll() == [])
  }

  @Test func `what nobody writes to a bot is no message`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    subject.server.write(nil, ["sticker": ["file_id": "file-1", "emoji": "x"]])
    subject.server.write(nil, ["pinned_message": ["message_id": 3]])
    subject.server.write(nil, in: FakeTelegram.group, ["new_chat_title": "Home"])
    #expect(try await reader.poll() == [])
  }

  @Test func `who has no name is called by their number`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    subject.server.write("buy milk", by: FakeTelegram.bob)
    let message = try #require(try await reader.poll().first)
    #expect((message.authorID, message.authorHandle) == ("78", "78"))
  }

  @Test func `a hidden link is told, and emoji before it move nothing`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    let text = "👍👍 read this today"
    subject.server.write(
      text, entities: [["type": "text_link", "offset": 5, "length": 9, "url": "https://example.org/a"]])
    // Stretches that are not in the text mean nothing.
    subject.server.write(
      "short", entities: [["type": "text_link", "offset": 3, "length": Int.max, "url": "https://example.org/a"]])
    #expect(try await reader.poll().map(\.text) == ["👍👍 read this https://example.org/a today", "short"])
  }

  @Test func `an impossible date is none`() async throws {
    var (subject, reader) = try await TelegramSubject.started()
    subject.server.write("buy milk", ["date": Int.max])
    #expect(try await reader.poll().map(\.sentAt) == [subject.server.clock.now])
  }
}
