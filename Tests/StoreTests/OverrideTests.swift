import Agenda
import Civil
import Conversation
import Foundation
import Storage
import Testing

@testable import Store

@Suite("Single occurrences of what repeats")
struct OverrideTests {
  private func piano() throws -> Event {
    var event = Event(
      name: "piano", start: try #require(When("2026-12-01T16:00")), end: When("2026-12-01T17:00"), added: now)
    event.recurrence = Recurrence(.weekly)
    return event
  }

  private func first(_ event: Event) throws -> Occurrence {
    try #require(event.occurrences(since: now, in: london).first { _ in true })
  }

  @Test("What was moved and left out is kept, taken back and done again exactly")
  func undo() async throws {
    try await SQLiteLedger.inMemory().write { books in
      let whole = try books.things(message: 1).events.add(piano())
      let id = try #require(whole.id)
      var changed = whole
      changed.move(
        try first(whole), to: try #require(When("2026-11-28T10:00")), end: When("2026-11-28T11:30"))
      changed.overrides[0].place = "Ann's"
      changed.skip(try #require(CivilDateTime("2026-12-08T16:00")))
      try books.things(message: 2).events.update(changed)
      #expect(try books.things().events.event(id) == changed)
      _ = try books.things(message: 3).journal.undo()
      #expect(try books.things().events.event(id) == whole)
      _ = try books.things(message: 4).journal.redo()
      #expect(try books.things().events.event(id) == changed)

      var plants = Todo("plants", due: "2026-11-21")
      plants.recurrence = Recurrence(.daily)
      plants.seriesStart = plants.due
      let kept = try books.things(message: 5).todos.add(plants)
      var moved = kept
      moved.overrides = [
        Override(try #require(CivilDateTime("2026-11-24T00:00")), start: try #require(When("2026-11-25T19:00")))
      ]
      try books.things(message: 6).todos.update(moved)
      let number = try #require(kept.id)
      #expect(try books.things().todos.todo(number) == moved)
      _ = try books.things(message: 7).journal.undo()
      #expect(try books.things().todos.todo(number) == kept)
    }
  }

  @Test("A series is found on a day before its start to which an occurrence was moved, in every zone")
  func found() async throws {
    try await SQLiteLedger.inMemory().write { books in
      var event = try books.things().events.add(piano())
      event.move(try first(event), to: try #require(When("2026-11-28T10:00")), end: nil)
      try books.things(message: 2).events.update(event)
      let day = Date(timeIntervalSince1970: 1795824000)  // 2026-11-28T00:00Z
      let found = { (books: any DomainStore) in
        try books.things().events.events(from: day, before: day.addingTimeInterval(86_400)).map(\.name)
      }
      #expect(try found(books) == ["piano"])
      var ann = try books.someone()
      ann.zone = auckland
      try books.people.update(ann)
      ann.zone = london
      try books.people.update(ann)
      #expect(try found(books) == ["piano"])
    }
  }

  @Test("Reminders wait for what was moved at its new time, and for nothing that is left out")
  func reminders() async throws {
    try await SQLiteLedger.inMemory().write { books in
      // Changes by messages take the time at which the messages were written.
      _ = try books.receive((1...9).map { .init("m\($0)") }, account: "main", network: "mastodon", cursor: "9", at: now)
      var event = try books.things().events.add(piano())
      event.skip(try first(event).recurrenceID)
      try books.things(message: 2).events.update(event)
      // 15 minutes before Tue 8 Dec, 16:00.
      #expect(try books.reminders.next() == Date(timeIntervalSince1970: 1796744700))
      event.move(try first(event), to: try #require(When("2026-12-05T12:00")), end: nil)
      try books.things(message: 3).events.update(event)
      #expect(try books.reminders.next() == Date(timeIntervalSince1970: 1796471100))
      _ = try books.things(message: 4).journal.undo()
      #expect(try books.reminders.next() == Date(timeIntervalSince1970: 1796744700))
      // To ten minutes from now, which is too late for the usual reminder.
      event.overrides = []
      event.move(try first(event), to: try #require(When("2026-11-20T10:10")), end: nil)
      try books.things(message: 5).events.update(event)
      #expect(try books.reminders.next() == now.addingTimeInterval(600))
      event.skip(try #require(CivilDateTime("2026-12-22T16:00")))
      try books.things(message: 6).events.update(event)
      #expect(try books.reminders.next() == now.addingTimeInterval(600), "the substitute still waits")
    }
  }

  @Test("An image from before there were any is read")
  func older() throws {
    let event = try #require(
      try JournalSnapshot.thing(
        EventRecord.self,
        #"{"added":0,"id":3,"name":"piano","people":[],"recurrence":"FREQ=WEEKLY","start":"2026-12-01T16:00","tags":[]}"#
      )?.event())
    #expect(event.overrides == [] && event.recurrence == Recurrence(.weekly))
  }

  @Test("A column that cannot be read is told of, not passed over")
  func damaged() {
    #expect(throws: StoreError.self) { try [Override](OverrideRecord.list(in: #"[{"recurrenceID":"x","start":"y"}]"#)) }
    #expect(throws: StoreError.self) { try OverrideRecord.list(in: "[") }
  }
}
