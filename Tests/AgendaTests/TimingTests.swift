import Agenda
import Civil
import Foundation
import Testing

@Suite("When reminders come") struct TimingTests {
  private let wall = Reminder.Wall(
    zone: Zone(identifier: "Europe/London") ?? .utc, morning: CivilTime(secondOfDay: 9 * 3600))

  private func instant(_ text: String) -> Date { CivilDateTime(text).map { wall.zone.instant(of: $0) } ?? .distantPast }

  private func todo(_ due: String, _ rule: String? = nil) throws -> Todo {
    var todo = Todo(name: "x", added: Date(timeIntervalSince1970: 0))
    todo.due = When(due)
    todo.recurrence = try rule.map { try Recurrence(stored: $0) }
    todo.seriesStart = rule == nil ? nil : todo.due
    return todo
  }

  /// The walls of the next reminders, one after another.
  private func next(_ todo: Todo, _ reminder: Reminder, after start: String, count: Int = 3) throws -> [String] {
    let timing = try #require(Timing(todo))
    var from = instant(start)
    var found: [String] = []
    while found.count < count, let next = timing.next(reminder, after: from, on: wall) {
      found.append(wall.zone.local(at: next.instant).description)
      from = next.instant
    }
    return found
  }

  @Test(arguments: [
    (Reminder.onTime, "2026-11-21T17:00"), (Reminder(seconds: 3600), "2026-11-21T16:00"),
    (Reminder(days: 1), "2026-11-20T17:00"), (Reminder(time: CivilTime(hour: 9, minute: 0)), "2026-11-21T09:00"),
    (Reminder(days: 2, time: .noon), "2026-11-19T12:00"),
  ])
  func `before something at five`(reminder: Reminder, expected: String) throws {
    #expect(try next(todo("2026-11-21T17:00"), reminder, after: "2026-11-01T10:00") == [expected])
    #expect(Reminder(reminder.description) == reminder)
  }

  @Test func `a whole day counts from its morning`() throws {
    #expect(try next(todo("2026-11-21"), .onTime, after: "2026-11-01T10:00") == ["2026-11-21T09:00"])
    #expect(try next(todo("2026-11-21"), Reminder(days: 1), after: "2026-11-01T10:00") == ["2026-11-20T09:00"])
    #expect(try next(todo("2026-11-21"), Reminder(seconds: 3600), after: "2026-11-01T10:00") == ["2026-11-21T08:00"])
  }

  @Test func `a day before is a day on the wall, an hour before is an hour that passes`() throws {
    let todo = try todo("2027-03-28T12:00", "FREQ=YEARLY")
    #expect(try next(todo, Reminder(days: 1), after: "2026-11-20T10:00", count: 1) == ["2027-03-27T12:00"])
    #expect(try next(todo, Reminder(seconds: 86_400), after: "2026-11-20T10:00", count: 1) == ["2027-03-27T11:00"])
  }

  @Test func `an occurrence that is left out is not reminded of, and what was moved comes at its new time alone`()
    throws
  {
    var todo = try todo("2026-11-23T20:00", "FREQ=WEEKLY;EXDATE=20261130T200000")
    #expect(
      try next(todo, .onTime, after: "2026-11-20T10:00") == [
        "2026-11-23T20:00", "2026-12-07T20:00", "2026-12-14T20:00",
      ])
    #expect(
      try next(todo, Reminder(time: .noon), after: "2026-11-20T10:00", count: 2) == [
        "2026-11-23T12:00", "2026-12-07T12:00",
      ])
    todo.move(to: When("2026-11-21T10:00"))
    #expect(try next(todo, .onTime, after: "2026-11-20T10:00", count: 2) == ["2026-11-21T10:00", "2026-12-07T20:00"])
    todo.move(to: When("2026-11-25T10:00"))
    #expect(todo.moved == When("2026-11-23T20:00"))
    #expect(try next(todo, .onTime, after: "2026-11-20T10:00", count: 2) == ["2026-11-25T10:00", "2026-12-07T20:00"])
  }

  @Test func `what counts from completion waits for that`() throws {
    var todo = try todo("2026-11-23T20:00", "FREQ=DAILY;INTERVAL=3")
    todo.repeatFrom = .completion
    #expect(try next(todo, .onTime, after: "2026-11-20T10:00") == ["2026-11-23T20:00"])
  }

  @Test func `what is done reminds no more`() throws {
    var todo = try todo("2026-11-23T20:00")
    todo.completed = Date()
    #expect(Timing(todo) == nil)
  }
}
