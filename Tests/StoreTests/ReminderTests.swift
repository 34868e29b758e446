import Agenda
import Civil
import Conversation
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("Reminders that wait")
struct ReminderTests {
  /// A ledger in which messages 1 to 9 came in at `now`.
  private func ledger() async throws -> SQLiteLedger {
    let ledger = try SQLiteLedger.inMemory()
    _ = try await ledger.write {
      try $0.receive((1...9).map { .init("m\($0)") }, account: "main", network: "mastodon", cursor: "9", at: now)
    }
    return ledger
  }

  private func pending(_ ledger: SQLiteLedger) async throws -> [String] {
    try await ledger.reading { transaction in
      try Row.fetchAll(
        transaction.db, sql: "SELECT kind, rule, occurrence, due_at - ? FROM reminder ORDER BY due_at, number",
        arguments: [Int64(now.timeIntervalSince1970)]
      ).map { row in
        "\(row[0] as String) \(row[1] as String? ?? "") \(row[2] as String? ?? "") in \(row[3] as Int64)"
      }
    }
  }

  @Test("follow what they remind of, whoever changes it")
  func follow() async throws {
    let ledger = try await ledger()
    let id = try await ledger.write { try $0.things().todos.add(Todo("milk", due: "2026-11-20T17:00")).id }
    #expect(try await pending(ledger) == ["item 0 - 0 2026-11-20T17:00 in 25200"])
    try await ledger.write { books in
      let todos = try books.things(message: 2).todos
      guard let id, var todo = try todos.todo(id) else { return }
      todo.due = When("2026-11-20T18:00")
      todo.reminders = [.onTime, Reminder(seconds: 600)]
      try todos.update(todo)
    }
    #expect(
      try await pending(ledger) == ["item 0 - 600 2026-11-20T18:00 in 28200", "item 0 - 0 2026-11-20T18:00 in 28800"])
    try await ledger.write { _ = try $0.things(message: 3).journal.undo() }
    #expect(try await pending(ledger) == ["item 0 - 0 2026-11-20T17:00 in 25200"])
    try await ledger.write { books in
      guard let id else { return }
      try books.things(message: 4).todos.remove(id)
    }
    #expect(try await pending(ledger).isEmpty)
    try await ledger.write { _ = try $0.things(message: 5).journal.undo() }
    #expect(try await pending(ledger).count == 1)
  }

  @Test("are as they were when nothing about their time has changed")
  func stay() async throws {
    let ledger = try await ledger()
    try await ledger.write { books in
      let todos = try books.things().todos
      guard var todo = try todos.todo(try #require(try todos.add(Todo("milk", due: "2026-11-20T17:00")).id)) else {
        return
      }
      let before = try #require(try books.reminders.due(of: books.someone().id, at: .distantFuture, limit: 9).first)
      try books.reminders.hold([before.number], until: now.addingTimeInterval(90_000))
      todo.name = "cream"
      try todos.update(todo)
      #expect(try books.reminders.next() == now.addingTimeInterval(90_000))
    }
  }

  @Test("go by the wall of who is to be reminded, wherever they move")
  func zones() async throws {
    let ledger = try await ledger()
    try await ledger.write { books in
      let todos = try books.things().todos
      _ = try todos.add(Todo("swim", due: "2026-11-21T07:00"))
      _ = try todos.add(Todo("call", due: "2026-11-21T07:00", zone: "Europe/London"))
      _ = try todos.add(Todo("milk", due: "2026-11-21"))
      var person = try books.someone()
      person.zone = auckland
      try books.people.update(person)
    }
    // 7:00 in Auckland, on 21 November, is 18:00 in London, the day before.
    #expect(
      try await pending(ledger) == [
        "item 0 - 0 2026-11-21T07:00 in 28800", "item 0 - 0 2026-11-21 in 36000",
        "item 0 - 0 2026-11-21T07:00 in 75600",
      ])
    try await ledger.write { books in
      var person = try books.someone()
      person.conventions.partsOfDay.morning = 6 * 60
      try books.people.update(person)
    }
    #expect(try await pending(ledger).first == "item 0 - 0 2026-11-21 in 25200")
  }

  @Test("are reckoned anew when the zone data has changed")
  func zoneData() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    try await ledger.write { books in
      _ = try books.receive([.init("m")], account: "main", network: "mastodon", cursor: "1", at: now)
      _ = try books.things().todos.add(Todo("milk", due: "2026-11-21T17:00"))
      let db = try #require(books as? Transaction).db
      // This imitates a zone that had another offset.
      try db.execute(sql: "UPDATE reminder SET due_at = due_at - 3600, fires_at = fires_at - 3600")
      try db.execute(sql: "UPDATE fact SET value = 'of old' WHERE name = 'zone data'")
    }
    try ledger.close()
    let again = try SQLiteLedger(path: path)
    #expect(try await again.read { try $0.reminders.next() } == london.instant(of: CivilDateTime("2026-11-21T17:00")!))
    try again.close()
  }

  @Test("of what was kept before there were any are planned when the ledger is opened, once")
  func first() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    let ahead = Zone.utc.local(at: Date()).date.adding(days: 2)
    try await ledger.write { books in
      let things = try books.things()
      _ = try things.todos.add(Todo("milk", due: "\(ahead)T17:00"))
      _ = try things.todos.add(Todo("bread", due: "2020-11-21T17:00"))
      _ = try things.events.add(Event(name: "walk", start: When(ahead, .noon), added: now))
      let db = try #require(books as? Transaction).db
      try db.execute(sql: "DELETE FROM reminder; DELETE FROM fact WHERE name = 'reminders'")
    }
    try ledger.close()
    let again = try SQLiteLedger(path: path)
    #expect(try await pending(again).count == 2)
    try again.close()
  }

  @Test("are asked for through their index, however many there are")
  func plans() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { books in
      let person = try books.someone()
      let db = try #require(books as? Transaction).db
      try db.execute(sql: "UPDATE fact SET value = value")
      let start = Int64(now.timeIntervalSince1970)
      try db.execute(
        sql: """
          WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 100000)
          INSERT INTO item (person, kind) SELECT ?1, 'todo' FROM number
          """, arguments: [person.id.number])
      try db.execute(
        sql: """
          INSERT INTO reminder (person, item, kind, rule, occurrence, due_at, fires_at)
          SELECT person, id, 'item', '0 - 0', '2026-11-21T17:00', ?1 + id, ?1 + id FROM item
          """, arguments: [start])
      try db.execute(sql: "ANALYZE")
      func plan(_ sql: String, _ arguments: StatementArguments) throws -> String {
        try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(sql)", arguments: arguments).map { $0["detail"] as String }
          .joined(separator: "\n")
      }
      #expect(try plan(ReminderTable.next, []).contains("USING COVERING INDEX reminder_time"))
      let people = try plan(ReminderTable.duePeople, [start, 100])
      #expect(people.contains("SEARCH reminder USING COVERING INDEX reminder_time (fires_at<?)"))
      #expect(!people.contains("TEMP B-TREE"))
      let own = try plan(ReminderTable.dueOfPerson, [person.id.number, start, 100])
      #expect(own.contains("SEARCH reminder USING INDEX reminder_person (person=? AND fires_at<?)"))
      #expect(!own.contains("TEMP B-TREE"))

      let begin = Date()
      for _ in 0..<1000 {
        #expect(try books.reminders.next() == now.addingTimeInterval(1))
        _ = try books.reminders.due(at: now, limit: 100)
      }
      // Some 20 microseconds each; a walk over all rows would take 10 ms.
      #expect(Date().timeIntervalSince(begin) < 5)
      #expect(try books.reminders.due(at: now.addingTimeInterval(50), limit: 100) == [person.id])
      #expect(try books.reminders.due(of: person.id, at: now.addingTimeInterval(50), limit: 100).count == 50)
    }
  }
}
