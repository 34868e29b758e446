import Civil
import Foundation
import TestSupport
import Testing

@Suite struct CivilTests {
  private static let gregorian: Calendar = {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    return calendar
  }()

  @Test func `days, weekdays and weeks agree with Foundation's calendar`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<5000 {
      let date = CivilDate(dayNumber: Int.random(in: -100_000...200_000, using: &random))
      let parts = Self.gregorian.dateComponents(
        [.year, .month, .day, .weekday, .weekOfYear, .yearForWeekOfYear, .dayOfYear],
        from: Date(seconds: date.dayNumber * 86_400))
      #expect(date.year == parts.year && date.month == parts.month && date.day == parts.day)
      #expect(date.weekday.rawValue == (try #require(parts.weekday) + 5) % 7 + 1)
      #expect(date.isoWeek.year == parts.yearForWeekOfYear && date.isoWeek.week == parts.weekOfYear)
      #expect(date.dayOfYear == parts.dayOfYear)
      #expect(CivilDate(year: date.year, month: date.month, day: date.day) == date)
    }
  }

  @Test func `adding months goes to that month, clamped to its end`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<3000 {
      let date = CivilDate(dayNumber: Int.random(in: -50_000...100_000, using: &random))
      let months = Int.random(in: -500...500, using: &random)
      let later = date.adding(months: months)
      #expect((later.year - date.year) * 12 + later.month - date.month == months)
      #expect(later.day == min(date.day, CivilDate.days(inMonth: later.month, of: later.year)))
    }
  }

  @Test func `dates, times and moments read what they write`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5000 {
      let moment = CivilDateTime(wallSeconds: Int.random(in: -62_000_000_000...250_000_000_000, using: &random))
      #expect(CivilDate(moment.date.description) == moment.date)
      #expect(CivilTime(moment.time.description) == moment.time)
      #expect(CivilDateTime(moment.description) == moment)
      #expect(CivilDateTime(basic: moment.basicDescription) == moment)
      #expect(CivilDate(basic: moment.date.basicDescription) == moment.date)
      #expect(When(moment.description) == When(moment.date, moment.time))
      #expect(When(moment.date.description) == When(moment.date))
      #expect(CivilDateTime(wallSeconds: moment.wallSeconds) == moment)
    }
  }

  @Test(arguments: [
    "", "2026", "2026-5-3", "2026-02-29", "2026-13-01", "2026-00-10", "2026-01-00", "02026-01-01", "2026-01-01T",
    "2026-01-01T24:00", "2026-01-01T10", "2026-01-01T1:00", "2026-01-01T10:60", "2026-01-01T10:00:60",
    "2026-01-01 10:00",
    "2026-+1-01", "+026-01-01", "-026-01-01", "2026-01-01T+1:00", "２０２６-01-01",
  ]) func `what is no date or time is not read`(text: String) {
    #expect(CivilDate(text) == nil)
    #expect(CivilDateTime(text) == nil)
    #expect(When(text) == nil)
  }

  @Test(arguments: [
    "2026122", "202612250", "2026-12-25", "20261325", "20261225T0900", "20261225T090000Z", "T", "+0261225",
  ])
  func `what is no basic date or time is not read`(text: String) {
    #expect(CivilDate(basic: text) == nil)
    #expect(CivilDateTime(basic: text) == nil)
  }

  @Test func `an item's own zone shows in another's wall`() throws {
    let london = try #require(Zone(identifier: "Europe/London"))
    let date = try #require(CivilDate("2026-11-20"))
    let call = When(date, CivilTime(hour: 17, minute: 0), zone: "America/New_York")
    #expect(call.local(in: london).description == "2026-11-20T22:00")
    #expect(call.instant(in: london) == When(date, CivilTime(hour: 22, minute: 0)).instant(in: london))
    #expect(When(date, zone: "America/New_York").local(in: london).description == "2026-11-20")
  }
}
