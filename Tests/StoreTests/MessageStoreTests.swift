import Agenda
import Conversation
import Foundation
import Storage
import Store
import Testing

@Suite("The inbox")
struct InboxTests {
  private func ids(_ entries: [InboxEntry]) -> [String] { entries.map(\.message.id) }

  @Test("A message is there once by network, account and id, and the cursor moves with what is before it")
  func once() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { mail throws in
      func receive(_ ids: String..., account: String = "main", network: String = "mastodon", to cursor: String?) throws
        -> Int
      {
        try mail.receive(
          ids.map { IncomingMessage($0) }, account: account, network: network, cursor: cursor, at: now)
      }
      #expect(try mail.cursor(of: "main") == nil)
      #expect(try receive("a", "b", "a", to: "b") == 2)
      #expect(try receive("b", "c", to: nil) == 1)
      #expect(try mail.cursor(of: "main") == "b")
      #expect(try receive("a", account: "other", to: "z") == 1)
      #expect(try mail.cursor(of: "main") == "b")
      #expect(try receive(to: "q") == 0)
      #expect(try mail.cursor(of: "main") == "q")
      #expect(ids(try mail.unprocessed(accounts: ["main"], limit: 10, perAuthor: 10)) == ["a", "b", "c"])
    }
  }

  @Test("A transaction that fails moves no cursor")
  func cursorStays() async throws {
    struct Oops: Error {}
    let ledger = try SQLiteLedger.inMemory()
    await #expect(throws: Oops.self) {
      try await ledger.write { mail in
        _ = try mail.receive([.init("a")], account: "main", network: "mastodon", cursor: "a", at: now)
        throw Oops()
      }
    }
    #expect(try await ledger.read { try $0.cursor(of: "main") } == nil)
  }

  @Test("A message comes out as it went in")
  func roundTrip() async throws {
    let ledger = try SQLiteLedger.inMemory()
    var message = IncomingMessage("109", "héllo\n🎂 \"quoted\" 'x'", at: 1.5)
    message.visibility = .unlisted
    message.repliesTo = "108"
    message.media = [
      .init(url: "https://example.org/a.png", type: "image", description: "a cake"), .init(url: "u", type: "t"),
    ]
    message.isPressed = true
    message.edits = "107"
    let sent = message
    let entry = try await ledger.write { mail in
      _ = try mail.receive([sent], account: "main", network: "mastodon", cursor: nil, at: now)
      return try mail.unprocessed(accounts: ["main"], limit: 1, perAuthor: 1).first
    }
    #expect(entry?.message == sent)
    #expect(entry?.network == "mastodon" && entry?.account == "main" && entry?.attempts == 0)
    #expect(try await ledger.read { try $0.inboxEntry(entry?.number ?? 0) } == entry)
    #expect(try await ledger.read { try $0.inboxEntry(99) } == nil)
  }

  @Test("Nothing after a NUL is lost")
  func nul() async throws {
    let entry = try await SQLiteLedger.inMemory().write { mail in
      _ = try mail.receive([.init("a", "milk\0 eggs")], account: "main", network: "m", cursor: nil, at: now)
      return try mail.unprocessed(accounts: ["main"], limit: 1, perAuthor: 1).first
    }
    #expect(entry?.message.text == "milk eggs")
  }

  @Test("One author's messages come in the order they were written, then in that of arrival")
  func order() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let found = try await ledger.write { mail in
      _ = try mail.receive(
        [.init("c", at: 3), .init("a", at: 1), .init("b2", at: 2), .init("b1", at: 2)], account: "main",
        network: "mastodon", cursor: nil, at: now)
      return try mail.unprocessed(accounts: ["main"], limit: 10, perAuthor: 10)
    }
    #expect(ids(found) == ["a", "b2", "b1", "c"])
  }

  @Test("A flood from one keeps nobody else out")
  func fair() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { mail in
      var messages = (0..<100).map { IncomingMessage("flood\($0)", from: "1", at: Double($0)) }
      messages += [.init("x", from: "9", at: 200), .init("y1", from: "5", at: 201), .init("y2", from: "5", at: 202)]
      _ = try mail.receive(messages, account: "main", network: "mastodon", cursor: nil, at: now)
      func next(_ limit: Int, _ perAuthor: Int) throws -> [String] {
        ids(try mail.unprocessed(accounts: ["main"], limit: limit, perAuthor: perAuthor))
      }
      #expect(try next(10, 3) == ["flood0", "x", "y1", "flood1", "y2", "flood2"])
      #expect(try next(5, 100) == ["flood0", "x", "y1", "flood1", "y2"])
      #expect(try next(2, 100) == ["flood0", "x"])
      #expect(try next(500, 500).count == 103)
      #expect(try next(0, 5).isEmpty && next(5, 0).isEmpty)
    }
  }

  @Test("Who may have nothing more done takes nobody's place")
  func allowed() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { mail in
      let crowd = (0..<30).map { IncomingMessage("crowd\($0)", from: "c\($0 % 10)", at: Double($0)) }
      _ = try mail.receive(
        crowd + [.init("x1", from: "9", at: 40), .init("x2", from: "9", at: 41), .init("x3", from: "9", at: 42)],
        account: "main", network: "mastodon", cursor: nil, at: now)
      let found = try mail.unprocessed(accounts: ["main"], limit: 5, perAuthor: 9) { id, network, realm in
        #expect(network == "mastodon" && realm == "mastodon")
        return id == "9" ? 2 : 0
      }
      #expect(ids(found) == ["x1", "x2"])
    }
  }

  @Test("A person's messages stay in order wherever they write from")
  func onePersonTwoAccounts() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let found = try await ledger.write { mail in
      _ = try mail.people.welcome(annsAddress, zone: london, conventions: .init(), at: now)
      _ = try mail.receive(
        [.init("m1", at: 1), .init("m3", at: 3)], account: "main", network: "mastodon", cursor: nil, at: now)
      _ = try mail.receive([.init("o2", at: 2)], account: "other", network: "mastodon", cursor: nil, at: now)
      _ = try mail.receive([.init("sms0", at: 0)], account: "sms", network: "sms", cursor: nil, at: now)
      return (
        try mail.unprocessed(accounts: ["main", "other", "sms"], limit: 9, perAuthor: 9),
        try mail.unprocessed(accounts: ["main", "other"], limit: 9, perAuthor: 2),
        try mail.unprocessed(accounts: ["other", "gone"], limit: 9, perAuthor: 9)
      )
    }
    // The number 1 of another network is somebody else.
    #expect(ids(found.0) == ["m1", "sms0", "o2", "m3"])
    #expect(ids(found.1) == ["m1", "o2"])
    #expect(ids(found.2) == ["o2"])
  }

  @Test("Attempts are noted, and work ends once")
  func work() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { mail in
      _ = try mail.receive(
        [.init("a"), .init("b"), .init("c"), .init("d")], account: "main", network: "mastodon", cursor: nil, at: now)
      func waiting() throws -> [InboxEntry] { try mail.unprocessed(accounts: ["main"], limit: 9, perAuthor: 9) }
      let numbers = try waiting().map(\.number)
      for _ in 1...2 { try mail.note([numbers[1]: 2, numbers[3]: 1]) }
      #expect(try waiting().map(\.attempts) == [0, 2, 0, 1])
      try mail.finish(numbers[0], .done, at: now)
      try mail.finish(numbers[1], .setAside(reason: "took the process down twice"), at: now)
      try mail.finish(numbers[2], .failed(reason: "no idea"), at: now)
      try mail.finish(numbers[3], .ignored, at: now)
      #expect(try waiting().isEmpty)
      #expect(throws: StoreError.self) { try mail.finish(numbers[0], .done, at: now) }
      #expect(throws: StoreError.self) { try mail.finish(77, .done, at: now) }
      let troubled = try mail.troubled(limit: 9)
      #expect(ids(troubled.map(\.entry)) == ["c", "b"])
      #expect(
        troubled.map(\.outcome) == [.failed(reason: "no idea"), .setAside(reason: "took the process down twice")])
      #expect(try mail.troubled(limit: 1).count == 1)
      #expect(try mail.reopen(numbers[1]))
      #expect(try waiting().map(\.attempts) == [0])
      #expect(try mail.reopen(numbers[0]) == false)
      #expect(try mail.reopen(77) == false)
    }
  }

  @Test("The messages of each day are counted, as long as they are there")
  func traffic() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let day = Int(now.timeIntervalSince1970 / 86_400)
      _ = try books.receive(
        [.init("a"), .init("b")], account: "main", network: "mastodon", cursor: "b", at: now - 86_400)
      _ = try books.receive([.init("c")], account: "main", network: "mastodon", cursor: "c", at: now)
      try books.enqueue(.init("k"), account: "main", for: .answer, answering: 3, notBefore: now)
      #expect(
        try books.traffic(since: now - 30 * 86_400) == [
          DayTraffic(day: day - 1, received: 2, sent: 0), DayTraffic(day: day, received: 1, sent: 0),
        ])
      #expect(try books.traffic(since: now).map(\.received) == [1])
    }
  }
}
