import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Store
import Testing

@Suite("The journal")
struct JournalTests {
  @Test("Undo takes back all that a message did, and redo does it again")
  func undoRedo() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let id = try await ledger.write { books in
      let first = try books.things(message: 1)
      let todo = try first.todos.add(Todo("milk", due: "2026-11-21", list: "Groceries", tags: ["b", "a"]))
      _ = try first.events.add(Event(name: "walk", start: try #require(When("2026-11-21")), added: now))
      _ = try first.notes.add(Note(text: "code 1234", added: now))
      try first.journal.describe(ChangeSummary(.added, "milk"))
      try first.journal.describe(ChangeSummary(.added, "walk"))
      return try #require(todo.id)
    }
    try await ledger.write { books in
      let things = try books.things(message: 2)
      #expect(try things.journal.undo() == .summaries([ChangeSummary(.added, "milk"), ChangeSummary(.added, "walk")]))
      #expect(try things.todos.todo(id) == nil)
      #expect(try things.events.search(["walk"], limit: 1).isEmpty)
      #expect(try things.notes.search(["code"], limit: 1).isEmpty)
      #expect(try things.names.lists().isEmpty)
      #expect(try things.names.tags().isEmpty)
      #expect(try things.journal.undo() == nil)
    }
    try await ledger.write { books in
      let things = try books.things(message: 3)
      #expect(try things.journal.redo() == .summaries([ChangeSummary(.added, "milk"), ChangeSummary(.added, "walk")]))
      #expect(try things.todos.todo(id)?.tags == ["b", "a"])
      #expect(try things.events.search(["walk"], limit: 1).count == 1)
      #expect(try things.notes.search(["code"], limit: 1).count == 1)
      #expect(try things.names.lists() == ["Groceries"])
      #expect(try things.journal.redo() == nil)
    }
  }

  @Test("Undo and redo leave alone what has come to others since, and bring back all that went")
  func othersNames() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let things = try books.things(message: 1)
      var todo = Todo("milk", list: "Groceries", tags: ["food"])
      todo.place = "Shop"
      _ = try things.todos.add(todo)
      try books.things(message: 2).names.setSearch("priority:1", ofList: "Urgent")
      let ann = try books.things(message: 3)
      _ = try ann.journal.undo()
      _ = try ann.journal.undo()

      let bob = try books.things(bobsAddress, message: 4)
      todo = Todo("rent", list: "Flat", tags: ["money"])
      todo.place = "Bank"
      _ = try bob.todos.add(todo)
      try bob.names.setSearch("tag:money", ofList: "Debts")
      func isBobs() throws -> Bool {
        try bob.names.lists() == ["Debts", "Flat"] && bob.names.tags() == ["money"] && bob.names.places() == ["Bank"]
          && bob.names.search(ofList: "Debts") == "tag:money"
      }
      _ = try ann.journal.redo()
      #expect(try isBobs() && ann.names.lists() == ["Groceries"] && ann.names.tags() == ["food"])
      _ = try ann.journal.redo()
      #expect(try isBobs() && ann.names.search(ofList: "Urgent") == "priority:1")
      _ = try ann.journal.undo()
      _ = try ann.journal.undo()
      #expect(try isBobs() && ann.names.lists().isEmpty && ann.names.places().isEmpty)
    }
  }

  @Test("Changes and removals are taken back too, with tags and contacts in their order")
  func changes() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let first = try books.things(message: 1)
      var todo = Todo("trash", due: "2026-11-23T20:00", list: "Home", tags: ["z", "y", "x"])
      todo.people = ["Bob", "Ann"]
      todo.recurrence = Recurrence(.weekly)
      todo = try first.todos.add(todo)
      let id = try #require(todo.id)
      let second = try books.things(message: 2)
      var changed = todo
      changed.completed = now
      changed.tags = ["y"]
      changed.people = []
      changed.place = "Office"
      try second.todos.update(changed)
      changed.name = "rubbish"
      try second.todos.update(changed)
      let third = try books.things(message: 3)
      try third.todos.remove(id)
      let fourth = try books.things(message: 4)
      #expect(try fourth.journal.undo() == .count(1))
      #expect(try fourth.todos.todo(id) == changed)
      #expect(try fourth.journal.undo() == .count(1))
      #expect(try fourth.todos.todo(id) == todo)
      #expect(try fourth.names.places().isEmpty)
      #expect(try fourth.journal.redo() != nil)
      #expect(try fourth.todos.todo(id) == changed)
      #expect(try fourth.journal.redo() != nil)
      #expect(try fourth.todos.todo(id) == nil)
      #expect(try fourth.journal.redo() == nil)
    }
  }

  @Test("A change to what was put on a list that the same message made is taken back and done again")
  func listOfTheSameMessage() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let first = try books.things(message: 1)
      let todo = try first.todos.add(Todo("milk"))
      let second = try books.things(message: 2)
      var changed = todo
      changed.priority = 1
      try second.todos.update(changed)
      changed.list = "Groceries"
      changed.tags = ["food"]
      try second.todos.update(changed)
      for _ in 0..<2 {
        #expect(try second.journal.undo() != nil)
        #expect(try second.todos.todo(try #require(todo.id)) == todo)
        #expect(try second.names.lists().isEmpty && second.names.tags().isEmpty)
        #expect(try second.journal.redo() != nil)
        #expect(try second.todos.todo(try #require(todo.id)) == changed)
        #expect(try second.names.lists() == ["Groceries"] && second.names.tags() == ["food"])
      }
    }
  }

  @Test("A change after an undo is what stands: nothing is done again")
  func newChange() async throws {
    try await SQLiteLedger.inMemory().write { books in
      _ = try books.things(message: 1).todos.add(Todo("a"))
      _ = try books.things(message: 2).todos.add(Todo("b"))
      let third = try books.things(message: 3)
      #expect(try third.journal.undo() != nil)
      _ = try third.todos.add(Todo("c"))
      #expect(try third.journal.redo() == nil)
      #expect(try third.todos.openNames(limit: 9).map(\.name) == ["c", "a"])
      #expect(try third.journal.undo() != nil)
      #expect(try third.journal.undo() != nil)
      #expect(try third.todos.openNames(limit: 9).isEmpty)
    }
  }

  @Test("Words about a message that changed nothing are no change")
  func nothing() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let first = try books.things(message: 1)
      let todo = try first.todos.add(Todo("a"))
      try first.journal.describe(ChangeSummary(.added, "a"))
      let second = try books.things(message: 2)
      try second.journal.describe(ChangeSummary(.changed, "nothing"))
      try second.todos.update(todo)
      #expect(try second.journal.undo() == .summaries([ChangeSummary(.added, "a")]))
      #expect(try second.journal.redo() == .summaries([ChangeSummary(.added, "a")]))
    }
  }

  @Test("What a message itself turns back is no change")
  func backAndForth() async throws {
    try await SQLiteLedger.inMemory().write { books in
      var ann = try books.someone()
      let first = try books.things(message: 1)
      var todo = try first.todos.add(Todo("a"))
      let second = try books.things(message: 2)
      try second.todos.remove(try #require(try second.todos.add(Todo("b")).id))
      todo.name = "c"
      try second.todos.update(todo)
      todo.name = "a"
      try second.todos.update(todo)
      for _ in 0..<2 {
        ann.wantsReminders.toggle()
        try books.people.update(ann)
      }
      #expect(try second.journal.undo() == .count(1))
      #expect(try second.todos.openNames(limit: 9).isEmpty)
      #expect(try second.journal.undo() == nil)
    }
  }

  @Test("What is told before the change is told of it too")
  func toldBefore() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let first = try books.things(message: 1)
      try first.journal.describe(ChangeSummary(.added, "one"))
      try first.journal.describe(ChangeSummary(.moved, "two"))
      _ = try first.todos.add(Todo("a"))
      try first.journal.describe(ChangeSummary(.deleted, "three"))
      #expect(
        try first.journal.undo()
          == .summaries([
            ChangeSummary(.added, "one"), ChangeSummary(.moved, "two"), ChangeSummary(.deleted, "three"),
          ]))
    }
  }

  @Test("Fifty messages are kept, across restarts; the older ones stand for good")
  func depth() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    for message in 1...53 {
      try await ledger.write { books in
        let things = try books.things(message: Int64(message))
        _ = try things.todos.add(Todo("\(message)"))
        try things.journal.describe(ChangeSummary(.added, "\(message)"))
      }
    }
    try ledger.close()
    let again = try SQLiteLedger(path: path)
    try await again.write { books in
      let journal = try books.things(message: 99).journal
      for message in (4...53).reversed() {
        #expect(try journal.undo() == .summaries([ChangeSummary(.added, "\(message)")]))
      }
      #expect(try journal.undo() == nil)
      #expect(try books.things().todos.openNames(limit: 99).map(\.name) == ["3", "2", "1"])
      for message in 4...53 { #expect(try journal.redo() == .summaries([ChangeSummary(.added, "\(message)")])) }
      #expect(try journal.redo() == nil)
    }
    #expect(try await again.read { try $0.things().todos.openNames(limit: 99).count } == 53)
  }

  @Test("Changed settings are taken back with the message that changed them, and instants follow")
  func settings() async throws {
    try await SQLiteLedger.inMemory().write { books in
      var ann = try books.someone()
      let before = ann
      _ = try books.things(message: 1).todos.add(Todo("get up", due: "2026-11-21T07:00"))
      func due(_ zone: Zone) throws -> Int {
        let seven = zone.instant(of: try #require(CivilDateTime("2026-11-21T07:00")))
        return try books.things().todos.open(dueFrom: seven, before: seven.addingTimeInterval(1)).count
      }
      let second = try books.belongings(of: ann, changedBy: .message(2))
      ann.zone = auckland
      ann.zoneIsAssumed = false
      ann.wantsReminders = false
      try books.people.update(ann)
      _ = try second.todos.add(Todo("sleep", due: "2026-11-21T23:00"))
      try second.journal.describe(ChangeSummary(.setTimeZone, "Pacific/Auckland"))
      #expect(try due(auckland) == 1 && due(london) == 0)
      let third = try books.belongings(of: ann, changedBy: .message(3))
      #expect(try third.journal.undo() == .summaries([ChangeSummary(.setTimeZone, "Pacific/Auckland")]))
      #expect(try books.someone() == before)
      #expect(try due(london) == 1 && due(auckland) == 0)
      #expect(try third.journal.redo() == .summaries([ChangeSummary(.setTimeZone, "Pacific/Auckland")]))
      #expect(try books.someone() == ann)
      #expect(try due(auckland) == 1 && due(london) == 0)
      #expect(try third.journal.undo() != nil)
      // An item added by the message with the undo is in the restored zone.
      _ = try third.todos.add(Todo("work", due: "2026-11-21T07:00"))
      #expect(try due(london) == 2)
    }
  }

  @Test("An attempt that is taken back leaves no word in the journal")
  func rolledBack() async throws {
    struct Oops: Error {}
    try await SQLiteLedger.inMemory().write { books in
      _ = try books.things(message: 1).todos.add(Todo("a"))
      let second = try books.things(message: 2)
      #expect(throws: Oops.self) {
        try books.attempt {
          _ = try second.todos.add(Todo("b", list: "L"))
          throw Oops()
        }
      }
      // The same belongings can be used again: the change set that was rolled back is made anew.
      _ = try second.todos.add(Todo("c", list: "L"))
      #expect(try second.journal.undo() == .count(1))
      #expect(try second.todos.openNames(limit: 9).map(\.name) == ["a"])
      #expect(try second.names.lists().isEmpty)
    }
  }

  @Test("Each has their own journal")
  func own() async throws {
    try await SQLiteLedger.inMemory().write { books in
      _ = try books.things(annsAddress, message: 1).todos.add(Todo("ann's"))
      _ = try books.things(bobsAddress, message: 2).todos.add(Todo("bob's"))
      #expect(try books.things(annsAddress, message: 3).journal.undo() != nil)
      #expect(try books.things(annsAddress, message: 3).journal.undo() == nil)
      #expect(try books.things(bobsAddress).todos.openNames(limit: 9).map(\.name) == ["bob's"])
      _ = try books.things(bobsAddress, message: 4).todos.add(Todo("more"))
      #expect(try books.things(annsAddress, message: 5).journal.redo() != nil)
    }
  }

  @Test("Whatever is done, undo leads back through every state there was, and redo forth", arguments: 1...6)
  func property(_ seed: Int) async throws {
    let ledger = try SQLiteLedger.inMemory()
    let ann = try await ledger.write { try $0.someone() }
    var play = Play(seed: UInt64(seed))
    var states = [try await Play.snapshot(ledger, ann.id)]
    for message in 1...30 {
      play = try await ledger.write { [play] books in
        var play = play
        try play.message(Int64(message), in: books)
        return play
      }
      let state = try await Play.snapshot(ledger, ann.id)
      if state != states.last { states.append(state) }
    }
    var at = states.count - 1
    for _ in 0..<60 {
      let back = Bool.random(using: &play.random)
      let told = try await ledger.write { books in
        let journal = try books.belongings(of: try books.someone(), changedBy: .message(99)).journal
        return try back ? journal.undo() : journal.redo()
      }
      let isAtEnd = back ? at == 0 : at == states.count - 1
      #expect((told == nil) == isAtEnd)
      if !isAtEnd { at += back ? -1 : 1 }
      #expect(try await Play.snapshot(ledger, ann.id) == states[at])
    }
  }
}
