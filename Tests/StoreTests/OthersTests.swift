import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("Between people, the ledger")
struct OthersTests {
  private func welcome(_ books: any DomainStore, _ name: String, on network: String = "mastodon") throws -> Person {
    try books.people.welcome(
      Address(network: network, remoteID: name, handle: name), zone: london, conventions: Conventions(), at: now)
  }

  @Test("keeps what is asked whole, for both and for nobody else")
  func keeps() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let (ann, bob, eve) = (try welcome(books, "ann"), try welcome(books, "bob"), try welcome(books, "eve"))
      var todo = Todo(name: "milk", added: now)
      todo.due = When(CivilDate(dayNumber: 20_800), .noon, zone: "Europe/Berlin")
      todo.note = "two litres"
      let itemRequest = try books.itemRequests(of: ann, changedBy: .message(1)).add(
        ItemRequest(sender: ann.id, recipient: bob.id, item: .todo(todo), asked: now))
      let id = try #require(itemRequest.id)
      #expect(try books.itemRequests(of: bob, changedBy: nil).pending() == [itemRequest])
      #expect(try books.itemRequests(of: ann, changedBy: nil).itemRequest(id) == itemRequest)
      #expect(try books.itemRequests(of: eve, changedBy: nil).itemRequest(id) == nil)
      #expect(try books.itemRequests(of: ann, changedBy: nil).count(waitingFor: bob.id, orErasedSince: now) == 1)
    }
  }

  @Test("takes back what was not answered, and nothing else")
  func undo() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let (ann, bob) = (try welcome(books, "ann"), try welcome(books, "bob"))
      let things = try books.belongings(of: ann, changedBy: .message(1))
      let itemRequests = try books.itemRequests(of: ann, changedBy: .message(1))
      var itemRequest = try itemRequests.add(
        ItemRequest(sender: ann.id, recipient: bob.id, item: .note(Note(text: "milk", added: now)), asked: now))
      let id = try #require(itemRequest.id)
      #expect(try itemRequests.touched(byNext: .undo) == [id])
      _ = try things.journal.undo()
      #expect(try itemRequests.itemRequest(id)?.state == .withdrawn)
      #expect(try itemRequests.touched(byNext: .redo) == [id])
      _ = try things.journal.redo()
      #expect(try itemRequests.itemRequest(id)?.state == .asked)
      itemRequest.state = .accepted
      try itemRequests.update(itemRequest)
      _ = try things.journal.undo()
      #expect(try itemRequests.itemRequest(id)?.state == .accepted)
    }
  }

  @Test("finds people by what stands before their host, in any case")
  func handles() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      for name in ["bob", "Bob@one.example", "bobby@one.example"] { _ = try welcome(books, name) }
      #expect(try books.people.met(by: "BOB").map(\.address.handle) == ["bob", "Bob@one.example"])
      #expect(try books.people.met(by: "bob@one.example").map(\.address.handle) == ["Bob@one.example"])
      #expect(try books.people.met(by: "bo").isEmpty)
    }
  }

  @Test("finds whoever lost their handle by their id, in any case")
  func lostHandle() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      for id in ["01ABC", "01XYZ"] {
        let address = Address(network: "mastodon", remoteID: id, handle: "ann")
        _ = try books.people.welcome(address, zone: london, conventions: Conventions(), at: now)
        try books.people.note(handleOf: address)
      }
      #expect(try books.people.met(by: "01ABC").map(\.address.remoteID) == ["01ABC"])
      #expect(try books.people.met(by: "ann").map(\.address.remoteID) == ["01XYZ"])
    }
  }

  @Test("asks an index for handles, for what is open and for what was sent")
  func plans() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let db = try #require(books as? Transaction).db
      for (sql, index) in [
        (PeopleTable.met, "address_local"), ("SELECT * FROM errand " + ItemRequestTable.pending, "errand_received"),
        ("SELECT * FROM errand " + ItemRequestTable.sentLast, "errand_sent"),
        ("SELECT * FROM errand " + ItemRequestTable.landedLast, "errand_received"),
        (Transaction.lastOfAuthor, "inbox_author"), (Transaction.lastHeard, "inbox_author"),
        (Transaction.broughtForward, "outbox_pending"), (ReminderTable.nextOfItem, "reminder_item"),
      ] {
        let sql = sql.replacing("?1", with: "'a'").replacing("?2", with: "1").replacing("?3", with: "1")
        let plan = try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + sql.replacing("?", with: "1"))
          .map { $0["detail"] as String }
        #expect(plan.contains { $0.contains(index) }, "\(plan)")
      }
    }
  }

  @Test("lets standing be taken back, and forgets those who are gone")
  func standing() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let (ann, bob) = (try welcome(books, "ann"), try welcome(books, "bob"))
      let things = try books.belongings(of: ann, changedBy: .message(1))
      let contacts = try books.contacts(of: ann, changedBy: .message(1))
      try contacts.meet(bob.id)
      try contacts.set(.trusted, of: bob.id)
      #expect(try books.contacts(of: bob, changedBy: nil).standing(with: ann.id) == .trusted)
      _ = try things.journal.undo()
      #expect(try contacts.standing(of: bob.id) == .known)
      try #require(books as? Transaction).db.execute(sql: "DELETE FROM person WHERE id = ?", arguments: [bob.id.number])
      _ = try things.journal.redo()
      #expect(try contacts.all().isEmpty)
    }
  }

  @Test("counts what was asked by hashes alone, and for a day")
  func requests() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let (ann, bob) = (try welcome(books, "ann"), try welcome(books, "bob"))
      _ = try books.itemRequests(of: ann, changedBy: .message(1)).add(
        ItemRequest(sender: ann.id, recipient: bob.id, item: .todo(Todo(name: "milk", added: now)), asked: now))
      _ = try books.erase(ann.id, askedBy: .message(1), at: now)
      let db = try #require(books as? Transaction).db
      #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM request") == 1)
      let again = try welcome(books, "ann")
      #expect(try books.itemRequests(of: again, changedBy: nil).count(sentSince: now - 1, to: bob.id) == 1)
      #expect(try books.itemRequests(of: bob, changedBy: nil).count(sentSince: now - 1, to: nil) == 0)
      try books.dropRequests(before: now)
      #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM request") == 0)
    }
  }
}
