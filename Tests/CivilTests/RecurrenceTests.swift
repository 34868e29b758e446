import Civil
import Testing

@Suite struct RecurrenceTests {
  private func times(_ rule: String, from start: String, _ count: Int) throws -> [String] {
    let rule = try Recurrence(rrule: rule)
    let start = try #require(CivilDateTime(start))
    return rule.occurrences(from: start).prefix(count).map(\.description)
  }

  @Test(arguments: [
    // RFC 5545 3.8.5.3, its examples.
    ("FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,TH;COUNT=3", "1997-09-02T09:00", ["09-02", "09-04", "09-16"]),
    ("FREQ=MONTHLY;BYDAY=1SU,-1SU;INTERVAL=2", "1997-09-07T09:00", ["09-07", "09-28", "11-02", "11-30"]),
    ("FREQ=MONTHLY;BYMONTHDAY=-3", "1997-09-28T09:00", ["09-28", "10-29", "11-28", "12-29"]),
    ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2", "1997-09-29T09:00", ["09-29", "10-30", "11-27", "12-30"]),
    ("FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO", "1997-08-05T09:00", ["08-05", "08-10", "08-19", "08-24"]),
    ("FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU", "1997-08-05T09:00", ["08-05", "08-17", "08-19", "08-31"]),
  ]) func `the standard's examples come out as it says`(rule: String, start: String, days: [String]) throws {
    #expect(try times(rule, from: start, days.count) == days.map { "1997-\($0)T09:00" })
  }

  @Test(arguments: [
    // Positions count in the whole first week, the days before the start too.
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=1", "2026-11-18T09:00", ["2026-11-23", "2026-11-30"]),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1", "2026-11-18T09:00", ["2026-11-20", "2026-11-27"]),
    // The values of a part are alternatives, with an ordinal or without.
    ("FREQ=MONTHLY;BYDAY=-1FR,SA", "2026-11-20T09:00", ["2026-11-21", "2026-11-27", "2026-11-28", "2026-12-05"]),
    // Week 1 of 2026 begins in 2025, by whichever of its numbers it is called; 2026 has 53 weeks.
    ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO", "2025-06-01T09:00", ["2025-12-29", "2027-01-04"]),
    ("FREQ=YEARLY;BYWEEKNO=-53;BYDAY=MO,FR", "2025-06-01T09:00", ["2025-12-29", "2026-01-02", "2031-12-29"]),
    ("FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO,FR", "2025-06-01T09:00", ["2026-12-28", "2027-01-01", "2032-12-27"]),
    ("FREQ=YEARLY;BYEASTER=-2", "2026-01-01T09:00", ["2026-04-03", "2027-03-26", "2028-04-14"]),
  ]) func `what readers disagree on comes out as documented`(rule: String, start: String, days: [String]) throws {
    #expect(try times(rule, from: start, days.count) == days.map { "\($0)T09:00" })
  }

  @Test(arguments: [
    "FREQ=WEEKLY;COUNT=10;INTERVAL=2;BYDAY=MO,-1FR;WKST=SU", "FREQ=YEARLY;UNTIL=20301224;BYMONTHDAY=-1;BYMONTH=2",
    "FREQ=MONTHLY;UNTIL=20301224T170000;BYSECOND=30;BYMINUTE=0;BYHOUR=7;BYYEARDAY=-366;BYWEEKNO=53;BYSETPOS=-1",
    "FREQ=YEARLY;UNTIL=20301224T170000Z;BYEASTER=-2",
  ]) func `a rule's text is read and written alike`(text: String) throws {
    #expect(try Recurrence(rrule: text).rrule == text)
    #expect(try Recurrence(rrule: "rrule:\(text.lowercased());\n").rrule == text)
  }

  @Test func `what an RRULE cannot say is kept in the stored form`() throws {
    var rule = try Recurrence(rrule: "FREQ=MONTHLY;BYMONTHDAY=31")
    rule.clampsToMonthEnd = true
    rule.exceptions = [try #require(CivilDateTime("2026-12-31T09:00"))]
    #expect(rule.stored == "FREQ=MONTHLY;BYMONTHDAY=31;X-CLAMP=1;EXDATE=20261231T090000")
    #expect(try Recurrence(stored: rule.stored) == rule)
    #expect(throws: InvalidRecurrence.self) { try Recurrence(rrule: rule.stored) }
  }

  @Test(arguments: [
    "", "FREQ=", "FREQ=OFTEN", "COUNT=3", "FREQ=DAILY;COUNT=0", "FREQ=DAILY;INTERVAL=-1", "FREQ=DAILY;FREQ=DAILY",
    "FREQ=DAILY;BYDAY=XX", "FREQ=MONTHLY;BYDAY=0MO", "FREQ=DAILY;BYMONTH=13", "FREQ=DAILY;BYMONTHDAY=0",
    "FREQ=DAILY;BYHOUR=", "FREQ=DAILY;BYHOUR=1,,2", "FREQ=DAILY;UNTIL=20260230", "FREQ=DAILY;WHAT=1",
    "FREQ=DAILY;X-CLAMP=1", "FREQ=DAILY;INTERVAL=99999999999999999999",
  ]) func `a rule that is wrong is refused with the part that is`(text: String) {
    #expect(throws: InvalidRecurrence.self) { try Recurrence(rrule: text) }
  }

  @Test func `a month's end clamps and the day comes back`() throws {
    var monthly = Recurrence(.monthly)
    monthly.clampsToMonthEnd = true
    let start = try #require(CivilDateTime("2026-01-31T09:00"))
    let days = monthly.occurrences(from: start).prefix(4).map(\.date.description)
    #expect(days == ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30"])

    var yearly = Recurrence(.yearly)
    yearly.clampsToMonthEnd = true
    let leapDay = try #require(CivilDateTime("2024-02-29T09:00"))
    #expect(yearly.next(after: leapDay, startingAt: leapDay)?.date.description == "2025-02-28")
  }
}
