import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Testing

@testable import Store

@Suite("Calendars that others read")
struct FeedTests {
  @Test("A secret opens one person's calendar, until another is made or it is ended")
  func secrets() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let (ann, first) = try await ledger.write { books in
      let (ann, bob) = (try books.someone(), try books.someone(bobsAddress))
      _ = try books.receive(
        [.init("a", from: "1", "milk"), .init("b", from: "2", "x")], account: "main", network: "mastodon",
        cursor: "b", at: now)
      let things = try books.things(message: 1)
      _ = try things.todos.add(Todo("milk", due: "2026-11-21T17:00", list: "Groceries", tags: ["food"]))
      var done = Todo("bread")
      done.completed = now.addingTimeInterval(-40 * 86_400)
      _ = try things.todos.add(done)
      _ = try things.events.add(Event(name: "walk", start: try #require(When("2026-11-21")), added: now))
      _ = try books.things(bobsAddress, message: 2).todos.add(Todo("secret of bob"))
      _ = try books.newFeedSecret(for: bob.id, at: now)
      #expect(try books.feedGiven(to: ann.id) == nil)
      return (ann, try books.newFeedSecret(for: ann.id, at: now))
    }
    let since = now.addingTimeInterval(-30 * 86_400)
    #expect(first.count == 52)
    let contents = try #require(try await ledger.feed(secret: first, completedSince: since))
    #expect(contents.person.id == ann.id && contents.todos.map(\.name) == ["milk"])
    #expect(contents.events.map(\.name) == ["walk"] && contents.changes.values.allSatisfy { $0 == now })
    #expect(contents.realm.hasSuffix(".nuthatch") && contents.realm != "0.nuthatch")
    #expect(try await ledger.feed(secret: first, completedSince: .distantPast)?.todos.count == 2)
    let second = try await ledger.write { try $0.newFeedSecret(for: ann.id, at: now) }
    #expect(try await ledger.feed(secret: first, completedSince: since) == nil)
    #expect(try await ledger.feed(secret: second, completedSince: since)?.realm == contents.realm)
    #expect(try await ledger.write { [try $0.endFeed(of: ann.id), try $0.endFeed(of: ann.id)] } == [true, false])
    #expect(try await ledger.feed(secret: second, completedSince: since) == nil)
  }

  @Test("A calendar's version is another whenever something of its person's has changed, and only then")
  func versions() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let secret = try await ledger.write { try $0.newFeedSecret(for: $0.someone().id, at: now) }
    #expect(try await ledger.feedVersion(secret: "another") == nil)
    let changes: [@Sendable (any LedgerTransaction) throws -> Void] = [
      { _ = try $0.things(message: 1).todos.add(Todo("milk", due: "2026-11-21T17:00", list: "Groceries")) },
      { books in
        let todos = try books.things(message: 2).todos
        var todo = try #require(try todos.openNames(limit: 1).first.flatMap { try todos.todo($0.id) })
        todo.name = "oat milk"
        try todos.update(todo)
      },
      { try $0.things(message: 3).names.renameList("Groceries", to: "Food") },
      { _ = try $0.things(message: 4).journal.undo() }, { _ = try $0.things(message: 5).journal.redo() },
      { books in
        let todos = try books.things(message: 6).todos
        try todos.remove(try #require(try todos.openNames(limit: 1).first).id)
      },
      { books in
        var ann = try books.someone()
        ann.zone = try #require(Zone(identifier: "Asia/Tokyo"))
        try books.people.update(ann)
      },
    ]
    var seen = [try await ledger.feedVersion(secret: secret)]
    for change in changes {
      try await ledger.write(change)
      seen.append(try await ledger.feedVersion(secret: secret))
    }
    // Each change, undo and redo gives a new version.
    for (before, after) in zip(seen, seen.dropFirst()) { #expect(before != after, "\(seen)") }
    _ = try await ledger.write { try $0.things(bobsAddress).todos.add(Todo("bread")) }
    #expect(try await ledger.feedVersion(secret: secret) == seen.last)
  }

  @Test("Who is erased has no calendar any more, and of two who become one a calendar goes on")
  func goes() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let (ann, bob, secret) = try await ledger.write { books in
      let (ann, bob) = (try books.someone(), try books.someone(bobsAddress))
      return (ann, bob, try books.newFeedSecret(for: bob.id, at: now))
    }
    try await ledger.write { try $0.join(ann.id, bob.id) }
    let joined = try await ledger.feed(secret: secret, completedSince: now)
    #expect(joined?.person.id == ann.id || joined?.person.id == bob.id)
    let left = try #require(joined?.person.id)
    _ = try await ledger.write { try $0.erase(left, askedBy: .message(0), at: now) }
    #expect(try await ledger.feed(secret: secret, completedSince: now) == nil)
  }
}
