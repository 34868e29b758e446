import Agenda
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("An account that gets another name")
struct RenamingTests {
  /// A ledger in which an account has read and said something.
  private func used() async throws -> SQLiteLedger {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books throws in
      _ = try books.receive(
        [.init("a"), .init("b")], account: "garden", network: "mastodon", realm: "a.example", cursor: "7", at: now)
      try books.enqueue(.init("k"), account: "garden", for: .answer, answering: 1, notBefore: now)
      try books.keep(Data("{}".utf8), conversation: "1", account: "garden")
      try books.keep(RateBudget(limit: 1, remaining: 0, resets: now), of: .pause, account: "garden")
      try books.note(.help, from: "1", account: "garden", at: now)
    }
    return ledger
  }

  @Test("It goes on where it stopped, with all that is known of it")
  func goesOn() async throws {
    let ledger = try await used()
    try await ledger.rename("garden", to: "bot")
    try await ledger.write { books throws in
      #expect(try books.accounts().map(\.account) == ["bot"])
      #expect(try books.cursor(of: "bot") == "7")
      #expect(
        try books.unprocessed(accounts: ["bot"], limit: 9, perAuthor: 9).map(\.realm) == ["a.example", "a.example"])
      #expect(try books.sendable(account: "bot", at: now, limit: 9).map(\.message.key.description) == ["k"])
      #expect(try books.conversation(account: "bot", id: "1") != nil)
      #expect(try books.limits(of: "bot").budgets[.pause] != nil)
      let db = try #require(books as? Transaction).db
      #expect(try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").isEmpty)
    }
  }

  @Test("What was read under the new name already stays, and what was missed between is read")
  func afterwards() async throws {
    let ledger = try await used()
    try await ledger.write { books throws in
      _ = try books.receive(
        [.init("b"), .init("d")], account: "bot", network: "mastodon", realm: "a.example", cursor: "9", at: now)
    }
    try await ledger.rename("garden", to: "bot")
    try await ledger.write { books throws in
      #expect(try books.cursor(of: "bot") == "7")
      let again: [IncomingMessage] = [.init("b"), .init("c"), .init("d")]
      #expect(
        try books.receive(
          again, account: "bot", network: "mastodon", realm: "a.example", cursor: "9", at: now) == 1)
      let known = try books.unprocessed(accounts: ["bot"], limit: 9, perAuthor: 9).map(\.message.id)
      #expect(known.sorted() == ["a", "b", "c", "d"])
    }
  }

  @Test("What was sent under either name keeps its place in the order of acknowledgements")
  func order() async throws {
    let ledger = try await used()
    try await ledger.write { books throws in
      try books.register(account: "bot", network: "mastodon", realm: "a.example")
      try books.enqueue(.init("doubt"), account: "bot", for: .answer, answering: nil, notBefore: now)
      for (key, account, event) in [
        ("k", "garden", OutboxEvent.begun(at: now)), ("k", "garden", .arrived(id: "110")),
        ("doubt", "bot", .begun(at: now)),
      ] {
        let entry = try #require(try books.entry(key, account: account))
        try books.apply(event, to: entry.number)
      }
    }
    try await ledger.rename("garden", to: "bot")
    try await ledger.write { books throws in
      let doubt = try #require(try books.interrupted(account: "bot").first)
      #expect(try books.standing(of: "110", against: doubt) == .earlier)
    }
  }

  @Test("Nothing but an account of the same server can take its place")
  func refused() async throws {
    let ledger = try await used()
    try await ledger.write { try $0.register(account: "other", network: "mastodon", realm: "b.example") }
    for (old, new) in [("nobody", "bot"), ("garden", "garden"), ("garden", "other")] {
      await #expect(throws: StoreError.self) { try await ledger.rename(old, to: new) }
    }
    #expect(try await ledger.read { try $0.cursor(of: "garden") } == "7")
  }

  @Test("Every table that names an account is thought of")
  func tables() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books throws in
      let db = try #require(books as? Transaction).db
      let tables = try String.fetchAll(
        db,
        sql: """
          SELECT tables.name FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
          WHERE tables.type = 'table' AND columns.name = 'account' ORDER BY 1
          """)
      #expect(tables == Transaction.namesOfAccounts)
    }
  }
}
