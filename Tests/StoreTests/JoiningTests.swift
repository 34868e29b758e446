import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("Two people made one")
struct JoiningTests {
  @Test("keep what both had, whatever they did before", arguments: 1...4 as ClosedRange<UInt64>)
  func play(seed: UInt64) async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      var play = Play(seed: seed)
      for message in Int64(1)...40 { try play.message(message, in: books) }
      let ann = try books.someone(), bob = try books.someone(bobsAddress, zone: auckland)
      let things = try books.belongings(of: bob, changedBy: .message(90))
      var todo = Todo(name: "walk the dog", added: now)
      todo.list = "W1"
      todo.tags = ["w1", "w2", "new"]
      todo.place = "w3"
      todo.note = "the long way"
      todo.due = When(CivilDate(dayNumber: 20_500), .noon)
      let id = try #require(try things.todos.add(todo).id)
      let before = try counts(books)
      try books.join(bob.id, ann.id)

      #expect(try books.people.person(bob.id) == nil)
      #expect(try books.people.addresses(of: ann.id) == [annsAddress, bobsAddress])
      let now = try #require(try books.people.person(ann.id))
      let joined = try books.belongings(of: now, changedBy: .message(91))
      let kept = try #require(try joined.todos.todo(id))
      #expect(kept.name == todo.name && kept.note == todo.note && kept.due == todo.due)
      #expect(kept.tags.map { $0.lowercased() } == todo.tags)
      #expect(try joined.todos.search(["walk"], open: true, limit: 9).map(\.id) == [id])
      let lists = try joined.names.lists().map { $0.lowercased() }
      #expect(Set(lists).count == lists.count)
      #expect(try counts(books) == before)
      // The newest change is bob's, and goes first.
      _ = try joined.journal.undo()
      #expect(try joined.todos.todo(id) == nil)
      while try joined.journal.undo() != nil {}
    }
    try await check(ledger)
  }

  @Test("hold others as the less trusting of the two did, and ask nothing of themselves")
  func contacts() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let ann = try books.someone(), bob = try books.someone(bobsAddress)
      let eve = try books.someone(Address(network: "mastodon", remoteID: "3", handle: "eve"))
      try books.contacts(of: ann, changedBy: .message(1)).set(.trusted, of: eve.id)
      try books.contacts(of: bob, changedBy: .message(2)).set(.blocked, of: eve.id)
      try books.contacts(of: eve, changedBy: .message(3)).set(.trusted, of: bob.id)
      try books.contacts(of: ann, changedBy: .message(1)).meet(bob.id)
      let item = AgendaItem.note(Note(text: "milk", added: now))
      _ = try books.itemRequests(of: ann, changedBy: .message(1)).add(
        ItemRequest(sender: ann.id, recipient: bob.id, item: item, asked: now))
      _ = try books.itemRequests(of: eve, changedBy: .message(3)).add(
        ItemRequest(sender: eve.id, recipient: bob.id, item: item, asked: now))
      try books.join(ann.id, bob.id)
      let contacts = try books.contacts(of: ann, changedBy: nil)
      #expect(try contacts.all().map(\.standing) == [.blocked])
      #expect(try contacts.standing(with: eve.id) == .trusted)
      #expect(try books.itemRequests(of: ann, changedBy: nil).pending().map(\.sender) == [eve.id])
    }
    try await check(ledger)
  }

  private func counts(_ books: any DomainStore) throws -> [Int?] {
    let db = try #require(books as? Transaction).db
    return try ["todo", "event", "note", "item_tag", "item_contact"].map {
      try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)")
    }
  }

  /// Checks that rows and the indexes of words agree.
  private func check(_ ledger: SQLiteLedger) async throws {
    try await ledger.write { books in
      let db = try #require(books as? Transaction).db
      #expect(try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").isEmpty)
      let indexes = try String.fetchAll(
        db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%fts5%'")
      for index in indexes {
        try db.execute(sql: "INSERT INTO \(index) (\(index), rank) VALUES ('integrity-check', 1)")
      }
    }
  }
}
