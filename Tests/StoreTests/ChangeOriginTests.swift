import Agenda
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("The origin of a change")
struct ChangeOriginTests {
  @Test("makes each action one change set, and undo and redo take all origins in turn")
  func turns() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let ann = try books.someone()
      try add(["a"], .message(1), to: ann, in: books)
      try add(["b", "c"], .page(), to: ann, in: books)
      try add(["d"], .page(), to: ann, in: books)
      try add(["e"], .device(), to: ann, in: books)
      try add(["f"], .source(), to: ann, in: books)

      let chat = try books.belongings(of: ann, changedBy: .message(2))
      let states = ["abcdef", "abcde", "abcd", "abc", "a", ""]
      func names() throws -> String { try chat.todos.openNames(limit: 9).map(\.name).sorted().joined() }
      for state in states.dropFirst() {
        #expect(try chat.journal.undo() != nil)
        #expect(try names() == state)
      }
      #expect(try chat.journal.undo() == nil)
      // A page redoes what the chat has undone.
      let page = try books.belongings(of: ann, changedBy: .page())
      for state in states.reversed().dropFirst() {
        #expect(try page.journal.redo() != nil)
        #expect(try names() == state)
      }
      #expect(try page.journal.redo() == nil)
    }
  }

  @Test("takes one change back by itself, which redo then does again first")
  func aloneUndone() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let ann = try books.someone()
      let origins = (0..<4).map { _ in ChangeOrigin.page() }
      for (name, origin) in zip(["a", "b", "c", "d"], origins) { try add([name], origin, to: ann, in: books) }
      let things = try books.belongings(of: ann, changedBy: .message(2))
      func names() throws -> String { try things.todos.openNames(limit: 9).map(\.name).sorted().joined() }
      #expect(try things.journal.undo() != nil)
      #expect(try things.journal.isNext(origins[2]) && !things.journal.isNext(origins[1]))
      #expect(try things.journal.undo(origins[1]) == .done(.summaries([ChangeSummary(.added, "b")])))
      #expect(try names() == "ac")
      #expect(try things.journal.undo(origins[1]) == .gone)
      #expect(try things.journal.undo() != nil)
      #expect(try names() == "a")
      for state in ["ac", "abc", "abcd"] {
        #expect(try things.journal.redo() != nil)
        #expect(try names() == state)
      }
      #expect(try things.journal.undo(origins[1]) != .gone)
      #expect(try names() == "acd")
    }
  }

  @Test("takes nothing back of what changed again, or of a name that another thing has now")
  func refusedAlone() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let ann = try books.someone()
      let first = ChangeOrigin.page(), renaming = ChangeOrigin.page()
      var todo = Todo(name: "milk", added: .distantPast)
      todo.list = "food"
      let things = try books.belongings(of: ann, changedBy: first)
      todo = try things.todos.add(todo)
      #expect(try things.journal.made() == first)
      let renamed = try books.belongings(of: ann, changedBy: renaming)
      #expect(try renamed.journal.made() == nil)
      try renamed.names.renameList("food", to: "shopping")
      let later = try books.belongings(of: ann, changedBy: .page())
      var bread = Todo(name: "bread", added: .distantPast)
      bread.list = "food"
      bread = try later.todos.add(bread)
      try later.journal.describe(ChangeSummary(.added, "bread"))
      #expect(try later.journal.undo(renaming) == .refused(nil))
      todo.name = "oat milk"
      todo.list = "shopping"
      let changing = try books.belongings(of: ann, changedBy: .page())
      try changing.todos.update(todo)
      try changing.journal.describe(ChangeSummary(.changed, "milk"))
      #expect(try changing.journal.undo(first) == .refused(.summaries([ChangeSummary(.changed, "milk")])))
      #expect(try changing.todos.openNames(limit: 9).map(\.name).sorted() == ["bread", "oat milk"])
    }
  }

  @Test("is its kind and its reference, so that equal numbers of two kinds are two change sets")
  func kinds() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let ann = try await ledger.write { books in
      let ann = try books.someone()
      for origin in [ChangeOrigin.message(7), .page(7), .device(7), .source(7)] {
        try add(["of a \(origin.kind)"], origin, to: ann, in: books)
        // The same action continues.
        try add(["again"], origin, to: ann, in: books)
      }
      return ann
    }
    let changes = try #require(try await ledger.everything(of: ann.id)?.changes)
    #expect(changes.map(\.origin) == ChangeOrigin.Kind.allCases)
    #expect(changes.map(\.message) == [7, nil, nil, nil])
    #expect(
      changes.map(\.deeds)
        == ChangeOrigin.Kind.allCases.map { [ChangeSummary(.added, "of a \($0)"), ChangeSummary(.added, "again")] })
  }

  @Test("is told in the history of an item, with what stands of its changes, the last one first, to nobody else")
  func history() async throws {
    try await SQLiteLedger.inMemory(now: { now }).write { books in
      let ann = try books.someone()
      let chat = try books.belongings(of: ann, changedBy: .message(1))
      var todo = try chat.todos.add(Todo(name: "milk", added: now))
      let eggs = try chat.todos.add(Todo(name: "eggs", added: now))
      try chat.journal.describe(ChangeSummary(.added, ["milk", "eggs"]))
      let reference = try #require(todo.reference)
      let page = try books.belongings(of: ann, changedBy: .page(2))
      todo.priority = 1
      try page.todos.update(todo)
      try page.journal.describe(ChangeSummary(.changed, "milk"))
      let added = ItemChange(.summaries([ChangeSummary(.added, ["milk", "eggs"])]), made: now, origin: .message(1))
      let changed = ItemChange(.summaries([ChangeSummary(.changed, "milk")]), made: now, origin: .page(2))
      let (milks, others) = (
        try chat.journal.history(of: reference), try chat.journal.history(of: try #require(eggs.reference))
      )
      #expect(milks == [changed, added] && others == [added])
      _ = try page.journal.undo()
      let afterwards = try chat.journal.history(of: reference)
      #expect(afterwards == [added])
      let bobs = try books.things(bobsAddress).journal.history(of: reference)
      #expect(bobs.isEmpty)
    }
  }

  @Test("that is no message gives an item no address to remind at, and the ledger's time")
  func ownTime() async throws {
    let ledger = try SQLiteLedger.inMemory(now: { now })
    try await ledger.write { books in
      _ = try books.receive(
        [.init("a", at: -3600)], account: "main", network: "mastodon", cursor: nil, at: now)
      let ann = try books.someone()
      for (origin, author) in [(ChangeOrigin.message(1), "1" as String?), (.page(1), nil)] {
        let things = try books.belongings(of: ann, changedBy: origin)
        let id = try #require(try things.todos.add(Todo("milk", due: "2026-11-20T09:30")).id)
        #expect(try books.reminders.accountAndAuthor(of: .todo(id))?.author == author)
        // At half past nine the message had been written. On the page it was ten.
        #expect(
          try books.reminders.due(of: ann.id, at: now, limit: 9).contains { $0.item == .todo(id) } == (author != nil))
      }
    }
  }

  @Test("that is no message erases what was written up to then")
  func erasure() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let ann = try books.someone()
      _ = try books.receive(
        [.init("a"), .init("b")], account: "main", network: "mastodon", cursor: nil, at: now)
      try add(["milk"], .page(), to: ann, in: books)
      let left = try books.erase(ann.id, askedBy: .page(), at: now)
      #expect(left.lastReceived == 2)
      #expect(try books.sweep(left))
      let db = try #require(books as? Transaction).db
      for table in ["change_set", "change", "inbox"] {
        #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") == 0, "\(table)")
      }
    }
  }

  @Test("stays with two people made one; what both did by one message is undone at once")
  func joined() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let (ann, bob) = (try books.someone(), try books.someone(bobsAddress))
      try add(["of both"], .message(1), to: ann, in: books)
      try add(["of both, too"], .message(1), to: bob, in: books)
      try add(["ann's"], .page(5), to: ann, in: books)
      try add(["bob's"], .page(6), to: bob, in: books)
      try books.join(ann.id, bob.id)
      let chat = try books.belongings(of: ann, changedBy: .message(9))
      for left in [["ann's", "of both", "of both, too"], ["of both", "of both, too"], []] {
        #expect(try chat.journal.undo() != nil)
        #expect(try chat.todos.openNames(limit: 9).map(\.name).sorted() == left)
      }
      for _ in 0..<3 { #expect(try chat.journal.redo() != nil) }
      #expect(try chat.todos.openNames(limit: 9).count == 4)
    }
  }

  private func add(
    _ names: [String], _ origin: ChangeOrigin, to person: Person, in books: any LedgerTransaction
  ) throws {
    let things = try books.belongings(of: person, changedBy: origin)
    for name in names {
      _ = try things.todos.add(Todo(name))
      try things.journal.describe(ChangeSummary(.added, name))
    }
  }
}
