import Conversation
import Foundation
import HTTP
import Telegram
import Testing

@Suite("Writing to Telegram", .timeLimit(.minutes(15)))
struct TelegramSendingTests {
  /// A bot that ann has begun a chat with.
  private func started() async throws -> TelegramSubject {
    var (subject, reader) = try await TelegramSubject.started()
    subject.server.write("/start")
    try await reader.poll()
    return subject
  }

  @Test func `a message is plain text that shows no preview and notifies nobody else`() async throws {
    let subject = try await started()
    let id = try await subject.network.send(TelegramSubject.message("*a* <b> @bob https://example.org"))
    let sent = try #require(subject.server.sent.first)
    #expect(sent.text == "*a* <b> @\u{200B}bob https://example.org")
    #expect(id == FakeTelegram.id(sent.id, in: 77))
    #expect(sent.fields["parse_mode"] == nil)
    #expect((sent.fields["link_preview_options"] as? [String: Bool])?["is_disabled"] == true)
  }

  @Test func `buttons are a keyboard below the message, and what they say fits`() async throws {
    let subject = try await started()
    var message = TelegramSubject.message("Which one?")
    message.buttons = [
      [MessageButton("1", label: "1. " + String(repeating: "long ", count: 40))],
      [MessageButton("yes"), MessageButton("no")],
    ]
    _ = try await subject.network.send(message)
    _ = try await subject.network.send(TelegramSubject.message("Added."))
    let keyboard = subject.server.sent[0].fields["reply_markup"] as? [String: [[[String: String]]]]
    let rows = try #require(keyboard?["inline_keyboard"])
    #expect(rows.map { $0.map { $0["callback_data"] } } == [["1"], ["yes", "no"]])
    #expect(rows[0][0]["text"]?.count == 60)
    #expect(rows[1].map { $0["text"] } == ["yes", "no"])
    #expect(subject.server.sent[1].fields["reply_markup"] == nil)
    #expect(try await subject.network.connect().traits.longestButton == 64)
  }

  @Test func `a reply stands in the chat of what it answers, or answers nothing`() async throws {
    let subject = try await started()
    let group = FakeTelegram.group
    _ = try await subject.network.send(TelegramSubject.message("a", answering: FakeTelegram.id(1, in: 77)))
    _ = try await subject.network.send(TelegramSubject.message("b", answering: FakeTelegram.id(1, in: group)))
    _ = try await subject.network.send(
      TelegramSubject.message("c", answering: FakeTelegram.id(4, in: group), in: group))
    // The account had another bot then, which counted for itself.
    _ = try await subject.network.send(TelegramSubject.message("d", answering: "5:77:1"))
    #expect(subject.server.sent.map(\.chat) == [77, 77, group, 77])
    #expect(subject.server.sent.map(\.repliesTo) == [1, nil, 4, nil])
    let options = subject.server.sent[0].fields["reply_parameters"] as? [String: Any]
    #expect(options?["allow_sending_without_reply"] as? Bool == true)
  }

  @Test func `the length of a message is counted as the server counts it`() async throws {
    let subject = try await started()
    let traits = try await subject.network.connect().traits
    let parts = traits.parts(of: String(repeating: "👍", count: 4_096), mentioning: "ann")
    #expect(parts.map(\.utf16.count) == [4_096, 4_096])
    for part in parts { _ = try await subject.network.send(TelegramSubject.message(part)) }
  }

  @Test func `a group that has another id by now is found`() async throws {
    let subject = try await started()
    subject.server.migrated[-5] = FakeTelegram.group
    let id = try await subject.network.send(
      TelegramSubject.message("Noted.", answering: FakeTelegram.id(1, in: -5), in: -5))
    #expect(id == FakeTelegram.id(1, in: FakeTelegram.group))
    #expect(subject.server.sent.map(\.repliesTo) == [nil])
  }

  @Test func `who has blocked the bot has opted out`() async throws {
    let subject = try await started()
    subject.server.blocked = [77]
    guard
      case .optedOut = try await failure(of: { _ = try await subject.network.send(TelegramSubject.message("Hi.")) })
    else {
      Issue.record("taken for any refusal")
      return
    }
  }

  @Test(arguments: [
    (403, "Forbidden: bot was kicked from the group chat"), (400, "Bad Request: chat not found"),
    (403, "Forbidden: bot can't initiate conversation with a user"), (400, "Bad Request: message is too long"),
  ])
  func `what will never be taken is permanent`(status: Int, words: String) async throws {
    let subject = try await started()
    subject.faults.fail(
      .post, TelegramSubject.path("sendMessage"), .answer(subject.server.refused(status, words)))
    guard
      case .permanent(let reason) = try await failure(of: {
        _ = try await subject.network.send(TelegramSubject.message("Hi."))
      })
    else {
      Issue.record("not permanent")
      return
    }
    #expect(reason.hasSuffix(words))
  }

  @Test func `somebody of a group who has not begun a private chat is not written to`() async throws {
    let subject = try await started()
    guard
      case .permanent = try await failure(of: {
        _ = try await subject.network.send(TelegramSubject.message("Hi.", to: FakeTelegram.bob))
      })
    else {
      Issue.record("not permanent")
      return
    }
  }

  @Test func `a limit waits as long as the server says`() async throws {
    let subject = try await started()
    subject.server.sendsLeft = 0
    guard
      case .retry(35, _, .no, _) = try await failure(of: {
        _ = try await subject.network.send(TelegramSubject.message("Hi."))
      })
    else {
      Issue.record("not to be sent later")
      return
    }
  }

  @Test(arguments: [FaultyTransport.Fault.lostAnswer, .lostRequest, .cutAnswer, .answer(HTTPResponse(status: 502))])
  func `an attempt whose answer is lost is in doubt, and nothing settles that`(fault: FaultyTransport.Fault)
    async throws
  {
    let subject = try await started()
    subject.faults.fail(.post, TelegramSubject.path("sendMessage"), fault)
    let message = TelegramSubject.message("Hi.")
    guard case .retry(_, _, let doubt, _) = try await failure(of: { _ = try await subject.network.send(message) })
    else {
      Issue.record("no doubt")
      return
    }
    #expect(doubt != .no)
    #expect(try await subject.network.find(message) == .unclear)
    #expect(try await !subject.network.connect().traits.canReadBack)
  }

  @Test(arguments: [(401, "Unauthorized"), (404, "Not Found"), (421, "Misdirected Request")])
  func `a token that is refused signs out, whatever was asked`(status: Int, words: String) async throws {
    let subject = try await started()
    let answer = FaultyTransport.Fault.answer(subject.server.refused(status, words))
    subject.faults.fail(.get, TelegramSubject.path("getMe"), answer)
    subject.faults.fail(.get, TelegramSubject.path("getUpdates"), answer)
    subject.faults.fail(.post, TelegramSubject.path("sendMessage"), answer)
    let failures = [
      try await failure { _ = try await subject.network.connect() },
      try await failure { _ = try await subject.network.messages(after: nil) },
      try await failure { _ = try await subject.network.send(TelegramSubject.message("Hi.")) },
    ]
    for failure in failures {
      guard case .signedOut = failure else {
        Issue.record("\(failure)")
        continue
      }
    }
  }

  // MARK: The token

  @Test(arguments: [
    FaultyTransport.Fault.unreachable, .lostAnswer, .cutAnswer, .answer(HTTPResponse(status: 404)),
    .answer(HTTPResponse(status: 500)), .answer(HTTPResponse(status: 401, body: Data("<html>".utf8))),
  ])
  func `no failure tells the token`(fault: FaultyTransport.Fault) async throws {
    let subject = try await started()
    for (method, path) in [
      (HTTPRequest.Method.get, "getMe"), (.get, "getUpdates"), (.get, "getFile"), (.post, "sendMessage"),
    ] {
      subject.faults.fail(method, TelegramSubject.path(path), fault)
    }
    subject.faults.fail(.get, "/file/bot", fault)
    let network = subject.network
    let calls: [() async throws -> String] = [
      { "\(try await network.connect())" }, { "\(try await network.messages(after: nil))" },
      { try await network.send(TelegramSubject.message("Hi.")) },
      { "\(try await network.file(at: "https://example.org/file/file-1", upTo: 9))" },
      { "\(try await network.file(at: "https://example.org/file/file-1", upTo: 9))" },
    ]
    for call in calls {
      do {
        #expect(try await !call().contains("stand_in"))
      } catch {
        #expect(!"\(error)".contains("stand_in"))
      }
    }
  }

  @Test func `no failure of the real client tells the token`() async throws {
    let client = HTTPClient(userAgent: "test", environment: [:])
    let network = TelegramNetwork(
      server: "http://127.0.0.1:9", token: FakeTelegram.token, transport: client, now: wallClock)
    for call in [{ _ = try await network.connect() }, { _ = try await network.send(TelegramSubject.message("Hi.")) }]
      as [() async throws -> Void]
    {
      let error = try await failure(of: call)
      guard case .retry(_, let reason, .no, _) = error else {
        Issue.record("\(error)")
        continue
      }
      #expect(reason.contains("http://127.0.0.1:9/bot/") && !reason.contains("stand_in"))
    }
    await client.shutdown()
  }

  @Test func `a redirect takes the token nowhere`() async throws {
    let subject = try await started()
    let url = try #require(
      await subject.serve(HTTPResponse(status: 302, headers: ["Location": "https://elsewhere.example/bot/1.jpg"])))
    _ = try? await subject.network.file(at: url, upTo: 9)
    #expect(subject.requests.last?.url == "https://elsewhere.example/bot/1.jpg")
  }

  // MARK: The menu

  @Test func `clients are shown the commands once, and nothing fails with them`() async throws {
    let menu = ["todo", "today"].compactMap { TelegramCommand(name: $0, summary: "does it") }
    let subject = TelegramSubject(menu: menu)
    _ = try await subject.network.connect()
    #expect(subject.server.menu == [])
    var reader = Reader(subject.network)
    subject.faults.fail(.post, TelegramSubject.path("setMyCommands"), .answer(HTTPResponse(status: 500)))
    for _ in 0..<3 { try await reader.poll() }
    #expect(subject.server.menu == [])
    _ = try await subject.network.connect()
    for _ in 0..<3 { try await reader.poll() }
    #expect(subject.server.menu == ["todo", "today"])
    #expect(subject.server.methods.count { $0 == "setMyCommands" } == 1)
  }

  @Test(arguments: [("Todo", "x"), ("to-do", "x"), ("", "x"), ("todo", "")])
  func `a command that clients cannot show is left out`(name: String, summary: String) {
    #expect(TelegramCommand(name: name, summary: summary) == nil)
  }
}
