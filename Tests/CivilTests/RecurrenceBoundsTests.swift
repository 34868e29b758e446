import Civil
import Testing

@Suite(.timeLimit(.minutes(15))) struct RecurrenceBoundsTests {
  private let start = CivilDateTime(CivilDate(dayNumber: 9_000), CivilTime(secondOfDay: 32_400))

  @Test(arguments: [
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=SECONDLY;BYMONTH=4;BYMONTHDAY=31",
    "FREQ=MONTHLY;INTERVAL=12;BYMONTH=2;BYMONTHDAY=1", "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2", "FREQ=DAILY;BYSETPOS=2",
    "FREQ=HOURLY;INTERVAL=24;BYHOUR=10", "FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1", "FREQ=SECONDLY;INTERVAL=60;BYSECOND=1",
    "FREQ=MINUTELY;INTERVAL=10080;BYDAY=SU", "FREQ=DAILY;INTERVAL=7;BYDAY=SU", "FREQ=YEARLY;BYEASTER=0;BYMONTH=7",
    "FREQ=DAILY;BYEASTER=100;BYMONTHDAY=1;BYMONTH=3", "FREQ=YEARLY;BYDAY=53MO;BYMONTH=1",
    "FREQ=YEARLY;INTERVAL=400;BYYEARDAY=366", "FREQ=DAILY;UNTIL=19700101",
  ]) func `a rule that can never fall ends at once`(text: String) throws {
    let rule = try Recurrence(rrule: text)
    #expect(rule.next(after: start, startingAt: start) == nil)
    #expect(rule.last(startingAt: start) == nil)
    #expect(Array(rule.occurrences(from: start).prefix(1)).isEmpty)
  }

  @Test(arguments: Recurrence.Frequency.allCases, [0, -5, .min, .max, 1 << 40, 999_999_999])
  func `an absurd interval does no harm`(frequency: Recurrence.Frequency, interval: Int) {
    var rule = Recurrence(frequency, interval: interval)
    #expect(rule.first(onOrAfter: start, startingAt: start) == start)
    _ = rule.next(after: start, startingAt: start)
    rule.count = .max
    _ = rule.next(after: start.adding(seconds: 1_000_000_000), startingAt: start)
    rule.count = 1000
    rule.bySetPosition = [1]
    #expect(rule.first(onOrAfter: start, startingAt: start) == start)
    _ = rule.last(startingAt: start)
  }

  @Test func `absurd values mean nothing and do no harm`() {
    let far = [Int.min, -1_000_000, 0, 1_000_000, .max]
    for frequency in Recurrence.Frequency.allCases {
      for part in [
        \Recurrence.byMonth, \.byWeekNumber, \.byYearDay, \.byMonthDay, \.byHour, \.byMinute, \.bySecond,
        \.bySetPosition,
        \.byEaster,
      ] {
        var rule = Recurrence(frequency)
        rule[keyPath: part] =
          part == \.byHour || part == \.byMinute || part == \.bySecond ? [.min, -1, 60_000, .max] : far
        if part != \.byEaster { #expect(rule.first(onOrAfter: start, startingAt: start) == nil) }
      }
      var rule = Recurrence(frequency)
      rule.byDay = [Recurrence.DayRule(.monday, ordinal: .min), Recurrence.DayRule(.monday, ordinal: .max)]
      _ = rule.first(onOrAfter: start, startingAt: start)
    }
  }

  @Test(arguments: [Int.min, -10_000_000, 5_000_000, .max])
  func `days outside of the calendar do no harm`(day: Int) {
    let far = CivilDateTime(CivilDate(dayNumber: day), .noon)
    let daily = Recurrence(.daily)
    #expect(daily.next(after: start, startingAt: far) == nil)
    #expect(daily.next(after: far, startingAt: start) == (day < 0 ? start : nil))
    var rule = daily
    rule.until = When(far.date, far.time)
    rule.exceptions = [far]
    #expect(rule.next(after: start, startingAt: start) == (day < 0 ? nil : start.adding(seconds: 86_400)))
  }

  @Test func `a series ends with the year 9999`() throws {
    let eve = try #require(CivilDateTime("9998-12-31T12:00"))
    #expect(
      Array(Recurrence(.yearly).occurrences(from: eve)).map(\.description) == ["9998-12-31T12:00", "9999-12-31T12:00"])
    for frequency in Recurrence.Frequency.allCases {
      let last = try #require(CivilDateTime("9999-12-31T23:59:59"))
      #expect(Array(Recurrence(frequency).occurrences(from: last)) == [last])
    }
  }

  @Test func `a billion seconds are counted at once`() throws {
    let rule = try Recurrence(rrule: "FREQ=SECONDLY;COUNT=1000000000")
    let begin = try #require(CivilDateTime("1994-08-25T09:00"))
    #expect(rule.last(startingAt: begin) == begin.adding(seconds: 999_999_999))
    #expect(
      rule.next(after: begin.adding(seconds: 999_999_998), startingAt: begin) == begin.adding(seconds: 999_999_999))
    #expect(rule.next(after: begin.adding(seconds: 999_999_999), startingAt: begin) == nil)
  }

  @Test(arguments: [
    "FREQ=SECONDLY;COUNT=1000000000", "FREQ=DAILY;COUNT=10000", "FREQ=WEEKLY;COUNT=2000;BYDAY=MO,FR;INTERVAL=2",
    "FREQ=MINUTELY;INTERVAL=7;COUNT=1000000;BYDAY=MO,WE;BYHOUR=8,9,10",
    "FREQ=HOURLY;INTERVAL=5;COUNT=9000;BYMONTHDAY=1,2",
    "FREQ=SECONDLY;INTERVAL=61;COUNT=5000000;BYHOUR=1,2,3;BYMONTH=1", "FREQ=YEARLY;COUNT=40;BYMONTH=1,2",
    "FREQ=MONTHLY;COUNT=500;BYDAY=MO,TU;BYSETPOS=1,-1", "FREQ=MINUTELY;COUNT=20000;BYMINUTE=0,30;BYSETPOS=-1",
  ]) func `a count is met without walking there, and exactly`(text: String) throws {
    let rule = try Recurrence(rrule: text)
    let begin = try #require(CivilDateTime("1994-08-25T09:00"))
    // From any start, the count leaves as many as walking there would.
    var counted = rule
    counted.count = 3000
    let all = Array(counted.occurrences(from: begin))
    for index in stride(from: 0, to: all.count, by: 397) {
      #expect(counted.first(onOrAfter: all[index], startingAt: begin) == all[index])
      let following = index + 1 < all.count ? all[index + 1] : nil
      #expect(counted.next(after: all[index], startingAt: begin) == following)
    }
    #expect(counted.last(startingAt: begin) == all.last)
    let far = try #require(rule.last(startingAt: begin))
    #expect(rule.next(after: far, startingAt: begin) == nil)
    #expect(rule.first(onOrAfter: far, startingAt: begin) == far)
  }
}
