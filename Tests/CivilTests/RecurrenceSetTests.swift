import Civil
import Testing

@Suite struct RecurrenceSetTests {
  @Test func `rules and dates are put together, in order and each once`() throws {
    let set = try RecurrenceSet(lines: [
      "DTSTART;TZID=Europe/London:20261102T090000", "RRULE:FREQ=WEEKLY;COUNT=3", "RRULE:FREQ=DAILY;COUNT=2",
      "RDATE:20261104T120000,20261102T090000", "EXDATE:20261109T090000",
    ])
    #expect(
      set.occurrences().map(\.description) == [
        "2026-11-02T09:00", "2026-11-03T09:00", "2026-11-04T12:00", "2026-11-16T09:00",
      ])
  }

  @Test func `a rule of exceptions takes away`() throws {
    let set = try RecurrenceSet(lines: ["DTSTART:20261102", "RRULE:FREQ=DAILY;COUNT=5", "EXRULE:FREQ=DAILY;INTERVAL=2"])
    #expect(set.occurrences().map(\.date.day) == [3, 5])
  }

  @Test func `a start alone falls once`() throws {
    #expect(
      try Array(RecurrenceSet(lines: ["DTSTART:20261102T090000Z"]).occurrences()).map(\.description) == [
        "2026-11-02T09:00"
      ])
  }

  @Test(arguments: ["", "DTSTART", "DTSTART:", "DTSTART:tomorrow", "RRULE:FREQ=DAILY", "DTEND:20261102"])
  func `a line that is none of a set's is refused`(line: String) {
    #expect(throws: InvalidRecurrence.self) { try RecurrenceSet(lines: [line]) }
  }
}
