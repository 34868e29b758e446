import Agenda
import Civil
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

/// People's interests, and the events that their digests have mentioned.
@Suite struct InterestTests {
  private static let community = Community(name: "Union", zone: london)

  private static func add(
    _ number: Int, audience: String = "everybody", category: String, to db: Database, by creator: Int64
  ) throws {
    try db.execute(
      sql: """
        INSERT INTO community_event (id, creator, uid, name, start, audience, fingerprint, details, first_seen, changed)
          VALUES (?1, ?2, 'x' || ?1, 'tea', '2026-11-28T17:00', ?3, '', '', 0, 0)
        """, arguments: [number, creator, audience])
    try db.execute(
      sql: "INSERT INTO event_category (event, position, category, folded) VALUES (?, 0, ?, ?)",
      arguments: [number, category, category.folded])
  }

  @Test func `the commonest kinds are offered first, and none of what somebody may not see`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let db = try #require(books as? Transaction).db
      let (ann, bob) = (try books.someone(), try books.someone(bobsAddress))
      for (number, kind) in ["Sports", "Arts", "arts"].enumerated() {
        try Self.add(number + 1, category: kind, to: db, by: ann.id.number)
      }
      try Self.add(9, audience: "friends", category: "hush", to: db, by: ann.id.number)
      let theirs = try books.listedEvents(of: Self.community, for: bob, changedBy: nil)
      #expect(try theirs.categories(limit: 9) == ["arts", "sports"])
      let own = try books.listedEvents(of: Self.community, for: ann, changedBy: nil)
      #expect(try own.categories(limit: 9) == ["arts", "hush", "sports"])
      #expect(try own.categories(limit: 1) == ["arts"])
    }
  }

  @Test func `where friends go is known once they let it be seen, and only where each knows the other`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let db = try #require(books as? Transaction).db
      let (ann, bob) = (try books.someone(), try books.someone(bobsAddress))
      try Self.add(1, category: "arts", to: db, by: ann.id.number)
      try db.execute(
        sql: """
          INSERT INTO attendance (event, occurrence, person, state, guests, since) VALUES (1, '', ?, 'going', 0, 0)
          """, arguments: [bob.id.number])
      let own = try books.listedEvents(of: Self.community, for: ann, changedBy: nil)
      func know(_ one: Person, _ other: Person, _ standing: String = "known") throws {
        try db.execute(
          sql: "INSERT OR REPLACE INTO contact (person, other, standing) VALUES (?, ?, ?)",
          arguments: [one.id.number, other.id.number, standing])
      }
      func show(_ isSeen: Bool) throws {
        try db.execute(sql: "UPDATE person SET shows_going = ? WHERE id = ?", arguments: [isSeen, bob.id.number])
      }
      try know(ann, bob)
      try show(true)
      #expect(try own.eventsOfFriends().isEmpty, "bob does not know ann")
      try know(bob, ann, "trusted")
      #expect(try own.eventsOfFriends() == [ListedEvent.Reference(1)])
      try show(false)
      #expect(try own.eventsOfFriends().isEmpty)
      try show(true)
      try know(bob, ann, "blocked")
      #expect(try own.eventsOfFriends().isEmpty)
    }
  }

  @Test func `what a digest has told of goes with the person, and stays with whom they become`() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books throws in
      let transaction = try #require(books as? Transaction)
      let (ann, bob) = (try books.someone(), try books.someone(bobsAddress))
      try Self.add(1, category: "arts", to: transaction.db, by: ann.id.number)
      let tea = ListedEvent.Reference(1)
      let theirs = try books.listedEvents(of: Self.community, for: bob, changedBy: nil)
      #expect(try !theirs.isTold(tea))
      try theirs.noteTold(tea)
      try theirs.noteTold(tea)
      #expect(try theirs.isTold(tea))
      #expect(try PersonExporter(transaction: transaction).export(of: bob.id)?.digested.map(\.event) == [1])
      try books.join(bob.id, ann.id)
      #expect(try books.listedEvents(of: Self.community, for: ann, changedBy: nil).isTold(tea))
      _ = try books.erase(ann.id, askedBy: nil, at: now)
      #expect(try Int.fetchOne(transaction.db, sql: "SELECT count(*) FROM event_told") == 0)
    }
  }
}
