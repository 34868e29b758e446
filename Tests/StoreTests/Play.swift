import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

/// Random actions of one person, the same for the same seed.
struct Play: Sendable {
  /// A small generator (SplitMix64): the same numbers on every machine.
  struct Random: RandomNumberGenerator, Sendable {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  var random: Random
  private var todos: [Todo.ID] = []
  private var events: [Event.ID] = []
  private var notes: [Note.ID] = []

  init(seed: UInt64) { random = Random(state: seed) }

  /// One message with one to four actions.
  mutating func message(_ number: Int64, in books: any LedgerTransaction) throws {
    let things = try books.belongings(of: try books.someone(), changedBy: .message(number))
    for _ in 0...Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1, 2: todos += [try things.todos.add(todo())].compactMap(\.id)
      case 3:
        if let id = todos.randomElement(using: &random), var todo = try things.todos.todo(id) {
          let other = self.todo()
          todo.name = other.name
          todo.due = other.due
          todo.list = other.list
          todo.tags = other.tags
          todo.completed = Bool.random(using: &random) ? now : nil
          try things.todos.update(todo)
        }
      case 4:
        if let id = todos.randomElement(using: &random), try things.todos.todo(id) != nil {
          try things.todos.remove(id)
        }
      case 5:
        var event = Event(
          name: word(), start: When(CivilDate(dayNumber: Int.random(in: 20_000...22_000, using: &random))), added: now)
        event.tags = [word()]
        event.place = word()
        events += [try things.events.add(event)].compactMap(\.id)
      case 6:
        if let id = events.randomElement(using: &random), try things.events.event(id) != nil {
          try things.events.remove(id)
        }
      case 7:
        var note = Note(text: word(), added: now)
        note.list = word()
        notes += [try things.notes.add(note)].compactMap(\.id)
      default:
        var person = try books.someone()
        person.zone = Bool.random(using: &random) ? auckland : london
        person.wantsReminders.toggle()
        try books.people.update(person)
      }
    }
  }

  private mutating func todo() -> Todo {
    var todo = Todo(word(), list: Bool.random(using: &random) ? word() : nil)
    todo.tags = (0..<Int.random(in: 0...3, using: &random)).map { _ in word() }
    if Bool.random(using: &random) {
      todo.due = When(CivilDate(dayNumber: Int.random(in: 20_000...22_000, using: &random)), .noon)
    }
    return todo
  }

  private mutating func word() -> String { "w\(Int.random(in: 0..<12, using: &random))" }

  /// All that is kept, instants included, and the index checked against it.
  static func snapshot(_ ledger: SQLiteLedger, _ person: Person.ID) async throws -> [String] {
    try await ledger.write { books in
      let db = try #require(books as? Transaction).db
      for index in ["todo_words", "event_words", "note_words"] {
        try db.execute(sql: "INSERT INTO \(index) (\(index), rank) VALUES ('integrity-check', 1)")
      }
      return try ["person", "list", "tag", "place", "item", "item_tag", "item_contact", "todo", "event", "note"]
        .flatMap { table in
          // The time of the last change is no property of a thing.
          let columns = table == "item" ? "id, person, kind, account, author" : "*"
          return try Row.fetchAll(db, sql: "SELECT \(columns) FROM \(table) ORDER BY 1, 2").map { "\(table) \($0)" }
        }
    }
  }
}
