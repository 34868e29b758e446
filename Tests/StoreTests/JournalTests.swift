import Agenda
import Conversation
import Foundation
import Store
import Testing

@Suite("The journal")
struct JournalTests {
  @Test("Undo takes back all that a message did, and redo does it again")
  func undoRedo() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let id = try await ledger.write { books in
      let first = try books.things(message: 1)
      let todo = try first.todos.add(Todo("milk", due: "2026-11-21", list: "Groceries", tags: ["food"]))
      try first.journal.describe("added \"milk\"")
      return try #require(todo.id)
    }
    try await ledger.write { books in
      let things = try books.things(message: 2)
      #expect(try things.journal.undo() == "added \"milk\"")
      #expect(try things.todos.todo(id) == nil)
      #expect(try things.names.lists().isEmpty)
      #expect(try things.names.tags().isEmpty)
      #expect(try things.journal.undo() == nil)
    }
    try await ledger.write { books in
      let things = try books.things(message: 3)
      #expect(try things.journal.redo() == "added \"milk\"")
      #expect(try things.todos.todo(id)?.tags == ["food"])
      #expect(try things.names.lists() == ["Groceries"])
    }
  }
}
