import Agenda
import Civil
import Foundation
import ICalendar
import Testing

@Suite struct OccurrenceTests {
  private func piano() throws -> Event {
    var event = Samples.event("piano", "2026-11-24T16:00", "2026-11-24T17:00")
    event.recurrence = Recurrence(.weekly)
    event.skip(try #require(CivilDateTime("2026-12-01T16:00")))
    let id = try #require(CivilDateTime("2026-12-08T16:00"))
    var override = Override(id, start: Samples.when("2026-12-09T10:00"), end: Samples.when("2026-12-09T11:30"))
    override.place = "Ann's"
    event.overrides = [override]
    return event
  }

  private func plants() -> Todo {
    var todo = Samples.todo("plants", due: "2026-11-25T19:00")
    todo.recurrence = Recurrence(.daily)
    todo.seriesStart = Samples.when("2026-11-20T08:00")
    todo.moved = Samples.when("2026-11-24T08:00")
    todo.recurrence?.exceptions = [CivilDateTime("2026-11-22T08:00"), CivilDateTime("2026-11-26T08:00")].compactMap {
      $0
    }
    todo.overrides = [CivilDateTime("2026-11-28T08:00")].compactMap { $0 }.map {
      Override($0, start: Samples.when("2026-11-29T12:00"))
    }
    return todo
  }

  @Test func `an occurrence that differs is a part of its own, and what is left out is an EXDATE`() throws {
    let parts = try Samples.calendar([piano()]).parts("VEVENT")
    #expect(parts.count == 2)
    #expect(Set(parts.map { $0.lines("UID") }) == [["UID:7@ledger.nuthatch"]])
    #expect(
      parts[0].lines("DTSTART", "RRULE", "EXDATE", "RECURRENCE-ID", "LOCATION") == [
        "DTSTART;TZID=Europe/London:20261124T160000", "RRULE:FREQ=WEEKLY",
        "EXDATE;TZID=Europe/London:20261201T160000",
      ])
    #expect(
      parts[1].lines("DTSTART", "DTEND", "RRULE", "EXDATE", "RECURRENCE-ID", "LOCATION") == [
        "DTSTART;TZID=Europe/London:20261209T100000", "DTEND;TZID=Europe/London:20261209T113000",
        "RECURRENCE-ID;TZID=Europe/London:20261208T160000", "LOCATION:Ann's",
      ])
  }

  @Test func `a series of events is read as it was, with what differs`() throws {
    let event = try piano()
    let read = try Component(reading: Samples.calendar([event]).written)
    var expected = event
    expected.id = nil
    #expect(try read.events(for: Samples.person(), added: Samples.added) == [expected])
    // A calendar that cancels one occurrence leaves it out.
    var calendar = try Samples.calendar([event])
    let place = try #require(calendar.components.lastIndex { $0.name == "VEVENT" })
    calendar.components[place].lines.append(
      contentsOf: try Component(reading: "BEGIN:X\nSTATUS:CANCELLED\nEND:X").lines)
    let other = try #require(try calendar.events(for: Samples.person(), added: Samples.added).first)
    #expect(other.overrides == [] && other.recurrence?.exceptions.count == 2)
  }

  @Test func `a repeating todo has its later occurrences as parts of their own, and is read as it was`() throws {
    let todo = plants()
    let calendar = try Samples.calendar([], [todo])
    let parts = calendar.parts("VTODO")
    #expect(
      parts.map { $0.lines("DUE", "RECURRENCE-ID", "EXDATE") } == [
        ["DUE;TZID=Europe/London:20261124T080000", "EXDATE;TZID=Europe/London:20261126T080000"],
        ["RECURRENCE-ID;TZID=Europe/London:20261124T080000", "DUE;TZID=Europe/London:20261125T190000"],
        ["RECURRENCE-ID;TZID=Europe/London:20261128T080000", "DUE;TZID=Europe/London:20261129T120000"],
      ])
    let read = try #require(try calendar.todos(for: Samples.person(), added: Samples.added).first)
    #expect(read.due == todo.due && read.moved == todo.moved && read.overrides == todo.overrides)
    #expect(read.recurrence?.exceptions == [CivilDateTime("2026-11-26T08:00")].compactMap { $0 })
  }
}
