import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Testing

@testable import Store

@Suite("Lists as a whole")
struct ListTests {
  @Test("A list is called otherwise, and what is on it stays; undo and redo carry it back and forth")
  func rename() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let todo = try books.things(message: 1).todos.add(Todo("milk", list: "food"))
      let id = try #require(todo.id)
      try books.things(message: 2).names.renameList("Food", to: "groceries")
      #expect(try books.things().todos.todo(id)?.list == "groceries")
      #expect(try books.things().names.lists() == ["groceries"])
      _ = try books.things(message: 3).journal.undo()
      #expect(try books.things().todos.todo(id)?.list == "food")
      _ = try books.things(message: 4).journal.redo()
      #expect(try books.things().todos.todo(id)?.list == "groceries")
    }
  }

  @Test("A list goes without what is on it; undo brings it back with all of it, and redo takes it away again")
  func remove() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let things = try books.things(message: 1)
      _ = try things.todos.add(Todo("milk", list: "food"))
      var done = Todo("eggs", list: "food")
      done.completed = now
      _ = try things.todos.add(done)
      var event = Event(name: "tasting", start: When(CivilDate(dayNumber: 20_780)), added: now)
      event.list = "food"
      _ = try things.events.add(event)
      var note = Note(text: "the good bakery", added: now)
      note.list = "food"
      _ = try things.notes.add(note)

      func onFood() throws -> Int { try books.things().searches.find(.list("food"), limit: 9).count }
      for round in [2, 5] as [Int64] {
        if round == 2 {
          #expect(try books.things(message: 2).names.removeList("food") == 4)
        } else {
          _ = try books.things(message: round).journal.redo()
        }
        #expect(try books.things().names.lists().isEmpty)
        #expect(try books.things().searches.find(.list(nil), limit: 9).count == 4)
        _ = try books.things(message: round + 1).journal.undo()
        #expect(try books.things().names.lists() == ["food"])
        #expect(try onFood() == 4)
      }
    }
  }

  @Test("A list that is a search stays one when it is renamed, removed and taken back")
  func searches() async throws {
    try await SQLiteLedger.inMemory().write { books in
      try books.things(message: 1).names.setSearch("priority:1", ofList: "urgent")
      #expect(try books.things().names.groups(.list) == [NamedGroup("urgent", count: 0, search: "priority:1")])
      try books.things(message: 2).names.renameList("urgent", to: "first")
      #expect(try books.things().names.search(ofList: "first") == "priority:1")
      #expect(try books.things(message: 3).names.removeList("first") == 0)
      _ = try books.things(message: 4).journal.undo()
      #expect(try books.things().names.search(ofList: "first") == "priority:1")
      _ = try books.things(message: 5).journal.undo()
      #expect(try books.things().names.search(ofList: "urgent") == "priority:1")
      _ = try books.things(message: 6).journal.undo()
      #expect(try books.things().names.lists().isEmpty)
      _ = try books.things(message: 7).journal.redo()
      #expect(try books.things().names.search(ofList: "urgent") == "priority:1")
    }
  }

  @Test("Hours and a digest are kept, and taken back")
  func hours() async throws {
    try await SQLiteLedger.inMemory().write { books in
      var person = try books.someone()
      _ = try books.things(message: 1)
      person.hours = Person.Hours(from: 480, until: 1320)
      person.digest = CivilTime(hour: 8, minute: 0)
      try books.people.update(person)
      #expect(try books.someone() == person)
      _ = try books.things(message: 2).journal.undo()
      #expect(try books.someone().hours == nil)
      #expect(try books.someone().digest == nil)
    }
  }
}
