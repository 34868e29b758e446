import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Store
import Testing

@Suite("Todos, events and notes")
struct TodoTests {
  @Test("A todo comes back as it was kept, with all it has")
  func todoRoundTrip() async throws {
    try await SQLiteLedger.inMemory().write { books in
      var todo = Todo(
        "pay rent", due: "2026-12-01T09:00:30", zone: "Europe/Berlin", list: "Home", tags: ["B", "ä", "a"])
      todo.start = When("2026-11-28")
      var rule = Recurrence(.monthly, interval: 2)
      rule.byDay = [.init(.friday, ordinal: -1), .init(.monday)]
      rule.until = When("2027-12-01")
      rule.exceptions = [try #require(CivilDateTime("2027-02-01T09:00"))]
      rule.clampsToMonthEnd = true
      todo.recurrence = rule
      todo.seriesStart = todo.due
      todo.repeatFrom = .completion
      todo.priority = 1
      todo.place = "Office"
      todo.people = ["Jörg", "Ann"]
      todo.estimate = 7200
      todo.note = "by bank"
      todo.url = "https://example.org/"
      todo.completed = now.addingTimeInterval(0.25)
      todo.postponed = 3
      let todos = try books.things().todos
      todo.id = try todos.add(todo).id
      let id = try #require(todo.id)
      #expect(try todos.todo(id) == todo)
      let bare = try todos.add(Todo("milk"))
      #expect(try todos.todo(try #require(bare.id)) == bare)
      var emptied = bare
      emptied.id = id
      try todos.update(emptied)
      #expect(try todos.todo(id) == emptied)
    }
  }

  @Test("An event and a note come back as they were kept")
  func roundTrips() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let things = try books.things()
      var event = Event(name: "dentist", start: try #require(When("2026-12-01T09:15")), added: now)
      event.start.zone = "Europe/Paris"
      event.end = When("2026-12-01T10:00")
      event.recurrence = Recurrence(.yearly)
      event.place = "Town"
      event.list = "Health"
      event.tags = ["x", "y"]
      event.people = ["Ann"]
      event.note = "bring x-rays"
      event.url = "https://example.org/"
      event.id = try things.events.add(event).id
      #expect(try things.events.event(try #require(event.id)) == event)
      var note = Note(text: "the door code is 1234", added: now)
      note.list = "health"
      note.tags = ["Y"]
      note.url = "https://example.org/"
      note.id = try things.notes.add(note).id
      note.list = "Health"
      note.tags = ["y"]
      #expect(try things.notes.note(try #require(note.id)) == note)
      try things.events.remove(try #require(event.id))
      try things.notes.remove(try #require(note.id))
      #expect(try things.events.event(try #require(event.id)) == nil)
      #expect(try things.notes.note(try #require(note.id)) == nil)
    }
  }

  @Test("Two spellings that differ in case are one name, the first one's, in any script")
  func names() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let things = try books.things()
      _ = try things.todos.add(Todo("a", list: "Épicerie", tags: ["Food", "food", "FOOD"]))
      let kept = try things.todos.add(Todo("b", list: "E\u{301}PICERIE", tags: ["foOD", "new"]))
      #expect(kept.list == "Épicerie")
      #expect(kept.tags == ["Food", "new"])
      #expect(try things.names.lists() == ["Épicerie"])
      #expect(try things.names.tags() == ["Food", "new"])
      #expect(try books.things(bobsAddress).names.lists().isEmpty)
    }
  }

  @Test("Numbers go up for all kinds together, and none is used twice")
  func numbers() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let things = try books.things()
      let one = try #require(try things.todos.add(Todo("a")).id).number
      let two = try #require(try things.notes.add(Note(text: "b", added: now)).id)
      #expect(two.number == one + 1)
      try things.notes.remove(two)
      #expect(try #require(try things.todos.add(Todo("c")).id).number == one + 2)
    }
  }

  @Test("What is due is told soonest first; the completed and the undated are not")
  func due() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let todos = try books.things().todos
      func add(_ name: String, _ due: String?, completed: Bool = false) throws {
        var todo = Todo(name, due: due)
        if completed { todo.completed = now }
        _ = try todos.add(todo)
      }
      try add("evening", "2026-11-20T19:00")
      try add("undated", nil)
      try add("morning", "2026-11-20T09:00")
      try add("done", "2026-11-20T10:00", completed: true)
      try add("today", "2026-11-20")
      try add("yesterday", "2026-11-19T23:59:59")
      try add("tomorrow", "2026-11-21")
      let midnight = london.instant(of: CivilDateTime(try #require(CivilDate("2026-11-20")), .midnight))
      let next = midnight.addingTimeInterval(86_400)
      #expect(try todos.open(dueFrom: midnight, before: next).map(\.name) == ["today", "morning", "evening"])
      #expect(try todos.open(dueBefore: midnight).map(\.name) == ["yesterday"])
      #expect(try todos.open(dueBefore: next).map(\.name) == ["yesterday", "today", "morning", "evening"])
      #expect(try todos.completed(limit: 5).map(\.name) == ["done"])
      #expect(try todos.openNames(limit: 2).map(\.name) == ["tomorrow", "yesterday"])
    }
  }

  @Test("Events that touch a span are found, at its edges too")
  func eventSpans() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let events = try books.things().events
      func add(_ name: String, _ start: String, _ end: String? = nil, repeats: Bool = false) throws {
        var event = Event(name: name, start: try #require(When(start)), end: end.flatMap { When($0) }, added: now)
        if repeats { event.recurrence = Recurrence(.weekly) }
        _ = try events.add(event)
      }
      try add("moment", "2026-11-20T00:00")
      try add("ends at midnight", "2026-11-19T22:00", "2026-11-20T00:00")
      try add("into the night", "2026-11-19T22:00", "2026-11-20T01:00")
      try add("all day", "2026-11-20")
      try add("trip", "2026-11-18", "2026-11-20")
      try add("trip before", "2026-11-18", "2026-11-19")
      try add("next day", "2026-11-21T00:00", "2026-11-21T01:00")
      try add("series", "2026-01-02T09:00", repeats: true)
      try add("later series", "2026-11-21T09:00", repeats: true)
      let midnight = london.instant(of: CivilDateTime(try #require(CivilDate("2026-11-20")), .midnight))
      let found = try events.events(from: midnight, before: midnight.addingTimeInterval(86_400)).map(\.name)
      #expect(found == ["series", "trip", "into the night", "moment", "all day"])
    }
  }

  @Test("Nobody sees, changes or removes what is another's")
  func belongings() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let (ann, bob) = (try books.things(), try books.things(bobsAddress, message: 2))
      let todo = try ann.todos.add(Todo("milk", due: "2026-11-20"))
      let id = try #require(todo.id)
      #expect(try bob.todos.todo(id) == nil)
      #expect(throws: StoreError.self) { try bob.todos.update(todo) }
      #expect(throws: StoreError.self) { try bob.todos.remove(id) }
      #expect(try bob.todos.open(dueBefore: .distantFuture).isEmpty)
      #expect(try bob.todos.search(["milk"], open: true, limit: 9).isEmpty)
      #expect(try bob.todos.openNames(limit: 9).isEmpty)
      #expect(try bob.journal.undo() == nil)
      #expect(try ann.todos.todo(id) == todo)
    }
  }
}
