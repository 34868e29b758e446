import Conversation
import Foundation
import Store
import Testing

@Suite("The inbox and the outbox")
struct MailTests {
  @Test("A message received twice is there once, and the cursor moves with it")
  func once() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { mail in
      #expect(
        try mail.receive([.init("a"), .init("b")], account: "main", network: "mastodon", cursor: "b", at: now) == 2)
      #expect(
        try mail.receive([.init("b"), .init("c")], account: "main", network: "mastodon", cursor: nil, at: now) == 1)
      #expect(try mail.cursor(of: "main") == "b")
      let waiting = try mail.unprocessed(accounts: ["main"], limit: 10, perAuthor: 10)
      #expect(waiting.map(\.message.id) == ["a", "b", "c"])
      try mail.enqueue(
        .init("k1"), account: "main", urgency: .answer, answering: waiting.first?.number, notBefore: now)
      #expect(try mail.sendable(account: "main", at: now, limit: 5).map(\.message.key) == ["k1"])
    }
  }
}
