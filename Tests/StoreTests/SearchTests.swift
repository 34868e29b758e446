import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("Finding by words")
struct SearchTests {
  private static let names = [
    "buy milk", "Buy oat milk and eggs", "call José about the café", "pick up the 2nd parcel", "birthday cake 🎂",
    "read \"war and peace\"", "NOT OR AND NEAR", "name: a column", "c++ course (part 1)", "don't forget",
  ]

  @Test(
    "Words are found at their start, all of them, however they are spelt",
    arguments: [
      (["milk"], ["buy milk", "Buy oat milk and eggs"]), (["MIL", "bu"], ["buy milk", "Buy oat milk and eggs"]),
      (["milk", "eggs"], ["Buy oat milk and eggs"]), (["ilk"], []), (["jose"], ["call José about the café"]),
      (["CAFÉ", "josé"], ["call José about the café"]), (["2"], ["pick up the 2nd parcel"]),
      (["🎂"], ["birthday cake 🎂"]), (["cake", "🎂"], ["birthday cake 🎂"]), (["milk", "🎂"], []),
      (["\"war"], ["read \"war and peace\""]), (["war and"], ["read \"war and peace\""]),
      (["NOT"], ["NOT OR AND NEAR"]), (["OR", "near"], ["NOT OR AND NEAR"]), (["name:"], ["name: a column"]),
      (["name:milk"], []), (["milk*"], ["buy milk", "Buy oat milk and eggs"]),
      (["c++"], ["call José about the café", "c++ course (part 1)", "birthday cake 🎂", "name: a column"]),
      (["(part"], ["c++ course (part 1)"]), (["don't"], ["don't forget"]),
      (["^buy"], ["buy milk", "Buy oat milk and eggs"]),
      ([""], []), ([], []), (["milk", ""], ["buy milk", "Buy oat milk and eggs"]),
      (["\u{0}milk"], ["buy milk", "Buy oat milk and eggs"]),
      (["-"], []), (["'; DROP TABLE todo; --"], []), (["{name}", ":", "milk"], []),
    ])
  func words(_ words: [String], _ found: [String]) async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let todos = try books.things().todos
      for name in SearchTests.names { _ = try todos.add(Todo(name)) }
    }
    let hits = try await ledger.read { try $0.things().todos.search(words, open: true, limit: 50).map(\.name) }
    #expect(Set(hits) == Set(found))
    #expect(hits.count == found.count)
  }

  @Test("Each word is looked for once, and of very many the first")
  func many() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let words = (1...400).map { "word\($0)" }
    try await ledger.write { books in
      let person = try books.someone()
      let todos = try books.belongings(of: person, changedBy: .message(1)).todos
      let todo = try todos.add(Todo(name: words.joined(separator: " "), added: now))
      #expect(try todos.search(words + words, open: true, limit: 9).map(\.id) == [todo.id])
      #expect(try todos.search(["unsaid"] + words, open: true, limit: 9).isEmpty)
      let terms = { (words: [String]) in
        WordQuery(words, person: person.id)?.match?.components(separatedBy: " AND ").count
      }
      #expect(terms([String](repeating: "milk", count: 400)) == 1)
      #expect(terms(words) == Bounds.searchWords)
      #expect(WordQuery([String](repeating: ".", count: 400), person: person.id)?.signs == ["."])
    }
  }

  @Test("The open and the completed are looked for apart, and at most so many")
  func states() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let todos = try books.things().todos
      var done = Todo("milk again")
      done.completed = now
      _ = try todos.add(done)
      for _ in 0..<5 { _ = try todos.add(Todo("milk")) }
      #expect(try todos.search(["milk"], open: true, limit: 50).count == 5)
      #expect(try todos.search(["milk"], open: true, limit: 2).map { $0.id?.number } == [6, 5])
      #expect(try todos.search(["milk"], open: false, limit: 50).map(\.name) == ["milk again"])
    }
  }

  @Test("The index stays in step with what is changed, removed and taken back")
  func inStep() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let things = try books.things(message: 1)
      var todo = try things.todos.add(Todo("milk"))
      let event = try things.events.add(Event(name: "market", start: try #require(When("2026-11-20")), added: now))
      let note = try things.notes.add(Note(text: "the milkman's number", added: now))
      func find(_ word: String) throws -> [Int] {
        [
          try things.todos.search([word], open: true, limit: 9).count,
          try things.events.search([word], limit: 9).count, try things.notes.search([word], limit: 9).count,
        ]
      }
      #expect(try find("m") == [1, 1, 1])
      todo.name = "bread"
      try things.todos.update(todo)
      #expect(try find("milk") == [0, 0, 1])
      #expect(try find("bread") == [1, 0, 0])
      let later = try books.things(message: 2)
      try later.todos.remove(try #require(todo.id))
      try later.events.remove(try #require(event.id))
      try later.notes.remove(try #require(note.id))
      #expect(try find("m") == [0, 0, 0] && find("bread") == [0, 0, 0])
      _ = try later.journal.undo()
      #expect(try find("m") == [0, 1, 1] && find("bread") == [1, 0, 0])
      _ = try later.journal.undo()
      #expect(try find("m") == [0, 0, 0] && find("bread") == [0, 0, 0])
      let db = try #require(books as? Transaction).db
      for index in ["todo_words", "event_words", "note_words"] {
        try db.execute(sql: "INSERT INTO \(index) (\(index), rank) VALUES ('integrity-check', 1)")
      }
    }
  }
}
