import Agenda
import Civil
import Foundation
import ICalendar
import Testing

@Suite struct ReadingTests {
  /// Pieces that marks, folds and escapes stumble over.
  private static let pieces = [
    "milk", "\n", ",", ";", ":", "\\", "\\n", "\"", "^", "^'", "🐦", "👩‍👩‍👧", "e\u{301}", "\u{301}", "ß", " ", "  ", "\t",
    "日本語",
    "=", "#x", "@y", "END:VEVENT", "\u{200F}", "العربية",
  ]

  @Test func `names with anything in them are read as they were written`() throws {
    var random = Seeded(state: 5545)
    let person = try Samples.person()
    for _ in 0..<1000 {
      let name = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        Self.pieces.randomElement(using: &random) ?? ""
      }.joined()
      var event = Samples.event(name, "2026-11-21T09:00")
      event.note = name
      event.tags = [name]
      event.people = [name, "ann"]
      event.place = name
      let text = try Samples.calendar([event]).written
      #expect(!text.components(separatedBy: "\r\n").contains { $0.utf8.count > 75 })
      let read = try Component(reading: text).parts("VEVENT")
      event.id = nil
      #expect(try read.map { try $0.event(for: person, added: Samples.added) } == [event])
    }
  }

  @Test func `an event is read as it was`() throws {
    var event = Samples.event("class", "2026-05-04T19:00", "2026-05-04T20:30", zone: "America/New_York")
    event.recurrence = Recurrence(.weekly, interval: 2)
    event.recurrence?.byDay = [.init(.monday), .init(.thursday)]
    event.recurrence?.exceptions = [CivilDateTime("2026-05-18T19:00")].compactMap { $0 }
    event.reminders = [Reminder(days: 1), Reminder(seconds: 600)]
    try expectSame(event)
  }

  @Test(arguments: [
    ("2026-05-04", nil), ("2026-05-04", "2026-05-06"), ("2026-05-04T10:00", nil),
    ("2026-03-29T00:30", "2026-03-29T03:00"),
  ])
  func `days and times are read as they were`(start: String, end: String?) throws {
    try expectSame(Samples.event("fair", start, end))
    var monthly = Samples.event("fair", start, end)
    monthly.recurrence = Recurrence(.monthly)
    monthly.recurrence?.byMonthDay = [31]
    monthly.recurrence?.clampsToMonthEnd = true
    monthly.recurrence?.until = Samples.when("2027-05-31", zone: nil)
    let read = try round(monthly)
    #expect(read.recurrence?.byMonthDay == [31] && read.recurrence?.clampsToMonthEnd == true)
    #expect(read.recurrence?.until?.date == CivilDate("2027-05-31"))
  }

  @Test func `a todo is read as it was`() throws {
    var todo = Samples.todo("call jimmy", due: "2026-11-21T17:00")
    todo.start = Samples.when("2026-11-20T08:00")
    todo.priority = 3
    todo.list = "work"
    todo.tags = ["a,b", "c"]
    todo.place = "office; 2nd floor"
    todo.estimate = 3600
    todo.reminders = [Reminder(seconds: 60)]
    let parts = try Component(reading: try Samples.calendar([], [todo]).written).parts("VTODO")
    todo.id = nil
    #expect(try parts.map { try $0.todo(for: try Samples.person(), added: Samples.added) } == [todo])
  }

  @Test func `what another program writes is read`() throws {
    let text = """
      BEGIN:VCALENDAR
      VERSION:2.0
      BEGIN:VEVENT
      UID:abc
      DTSTAMP:20261101T000000Z
      dtstart;tzid="Europe/Berlin":20261121T090000
      DURATION:PT1H30M
      SUMMARY;LANGUAGE=de:Kaffee\\, schwarz
       \u{20}mit Kuchen
      BEGIN:VALARM
      ACTION:AUDIO
      TRIGGER:-PT10M
      END:VALARM
      END:VEVENT
      END:VCALENDAR
      """
    let event = try #require(try Component(reading: text).parts("VEVENT").first)
      .event(for: try Samples.person(), added: Samples.added)
    #expect(event.name == "Kaffee, schwarz mit Kuchen")
    #expect(event.start == Samples.when("2026-11-21T09:00", zone: "Europe/Berlin"))
    #expect(event.end == Samples.when("2026-11-21T10:30", zone: "Europe/Berlin"))
    #expect(event.reminders == [Reminder(seconds: 600)])
  }

  private func round(_ event: Event) throws -> Event {
    let parts = try Component(reading: try Samples.calendar([event]).written).parts("VEVENT")
    return try #require(parts.first).event(for: try Samples.person(), added: Samples.added)
  }

  private func expectSame(_ event: Event) throws {
    var same = event
    same.id = nil
    #expect(try round(event) == same)
  }
}

/// SplitMix64: the same numbers every time.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
