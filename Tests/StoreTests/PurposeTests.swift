import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("What a message is for")
struct PurposeTests {
  @Test(
    "is told from its key when an older ledger is upgraded, and the key stays as it is",
    arguments: [
      ("main/17/answer/1", 1, .answer), ("main/17/answers/1", 1, .answers), ("main/17/apology/1", 1, .apology),
      ("main/17/erased/2", 1, .erased), ("main/17/post/2/1", 1, .notice), ("job/3/post/1/1", 1, .export),
      ("job/3/post/1/1", 3, .announcement), ("reminder/9/1795168800/1", 0, .reminder),
      ("reminder/9/1795168800/1/again", 0, .reminder), ("reminder/9/1795168800/1/to/0/2", 0, .reminder),
      ("reminder/9/1795168800/1", 2, .nag), ("reminder/9/1795168800/1", 3, .digest), ("clock/post/1/1", 1, .notice),
      ("budget/1795219200/ana", 0, .budget), ("budget/1795219200/109302", 0, .budget),
      ("restore/1795168800/mastodon/109302", 1, .restore), ("restore/1795168800/sms/+15550100", 1, .restore),
      ("alert/dead/1795168800", 0, .alert), ("alert/signed out/main/1795168800", 0, .alert),
      // An account may be called anything.
      ("reminder/9/answer/1", 1, .answer), ("alert/9/apology/1", 1, .apology), ("job/9/answer/1", 1, .answer),
      ("restore/5/post/1/1", 1, .notice), ("alert/signed out/answer/1795168800", 0, .alert),
    ] as [(String, Int, Purpose)])
  func upgraded(_ key: String, _ urgency: Int, _ purpose: Purpose) async throws {
    let scratch = try Scratch()
    let ledger = try await Self.upgraded(in: scratch, adding: [(key, urgency)])
    try await ledger.write { books in
      let entry = try #require(try books.entry(key))
      #expect(entry.purpose == purpose)
      #expect(entry.urgency.rawValue == urgency)
      #expect(entry.message.key.description == key)
    }
  }

  @Test("says who was told today that no money is left, before the upgrade or since")
  func budget() async throws {
    let scratch = try Scratch()
    let ledger = try await Self.upgraded(in: scratch, adding: [("budget/1795219200/ana", 0)])
    try await ledger.write { books in
      for recipient in ["ana", "bob", "eve"] {
        try books.enqueue(
          .init(recipient, to: recipient), account: "main", for: .answer, answering: nil, notBefore: now)
      }
      try books.enqueue(.init("n", to: "bob"), account: "main", for: .budget, answering: nil, notBefore: now)
      let today = now.addingTimeInterval(-36_000)..<now.addingTimeInterval(50_400)
      let untold = { (hours: Range<Date>) in
        try books.answersWaiting(account: "main", withoutNoticeIn: hours, at: now, limit: 9).map(\.message.recipientID)
      }
      #expect(try untold(today) == ["1", "eve"])
      #expect(try untold(today.upperBound..<today.upperBound + 86_400) == ["1", "ana", "bob", "eve"])
      #expect(try books.unsentBudgetNotices(account: "main").map(\.message.recipientID) == ["ana", "bob"])
    }
  }

  /// A ledger of the version before messages had a purpose, with some of these keys and urgencies, brought up to date.
  private static func upgraded(in scratch: Scratch, adding messages: [(key: String, urgency: Int)])
    async throws -> SQLiteLedger
  {
    let path = scratch.file("ledger.sqlite")
    let old = try DatabaseQueue(path: path, configuration: LedgerFile.configuration())
    let statements = try UpgradeTests.statements("ledger-23.sql")
    try await old.writeWithoutTransaction { db in
      try db.execute(sql: statements)
      for message in messages {
        try db.execute(
          sql: """
            INSERT INTO outbox (account, key, urgency, recipient_id, recipient_handle, visibility, text, due_at, not_before)
            VALUES ('main', ?, ?, 'ana', 'ana', 'direct', 'x', ?, ?)
            """,
          arguments: [message.key, message.urgency, now.timeIntervalSince1970, now.timeIntervalSince1970])
      }
    }
    try old.close()
    return try SQLiteLedger(path: path)
  }
}
