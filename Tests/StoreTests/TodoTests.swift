import Agenda
import Conversation
import Foundation
import Store
import Testing

@Suite("Todos")
struct TodoTests {
  @Test("A todo comes back as it was kept, with all it has")
  func roundTrip() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let (kept, found) = try await ledger.write { books in
      var todo = Todo(
        "pay rent", due: "2026-12-01T09:00:30", zone: "Europe/Berlin", list: "Home", tags: ["Money", "ä"])
      todo.start = When("2026-11-28")
      var rule = Recurrence(.monthly, interval: 2)
      rule.byDay = [.init(.friday, ordinal: -1), .init(.monday)]
      rule.until = When("2027-12-01")
      rule.exceptions = [CivilDateTime("2027-02-01T09:00")].compactMap { $0 }
      rule.clampsToMonthEnd = true
      todo.recurrence = rule
      todo.seriesStart = todo.due
      todo.repeatFrom = .completion
      todo.priority = 1
      todo.place = "Office"
      todo.people = ["Ann", "Jörg"]
      todo.estimate = 7200
      todo.note = "by bank"
      todo.url = "https://example.org/"
      todo.completed = now.addingTimeInterval(0.25)
      todo.postponed = 3
      let kept = try books.things().todos.add(todo)
      todo.id = kept.id
      #expect(kept == todo)
      return (kept, try books.things().todos.todo(kept.id ?? Todo.ID(0)))
    }
    #expect(found == kept)
  }
}
