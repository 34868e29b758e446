import Agenda
import Civil
import Testing

@testable import Grammar

struct DayTests {
  static let days = [
    Phrasings("2026-11-20", "today", "Today", "buy milk today", "this day", "by today"),
    Phrasings(
      "2026-11-21", "tomorrow", "tmrw", "tmr", "tommorow", "on saturday", "saturday", "sat 21st", "in 1 day",
      "this weekend", "the 21st"),
    Phrasings(
      "2026-11-22", "day after tomorrow", "the day after tomorrow", "sunday", "in two days", "2 days from now",
      "end of week", "eow"),
    Phrasings(
      "2026-11-23", "monday", "mon", "on monday", "in 3 days", "3 days later", "next week", "coming monday",
      "this upcoming monday"),
    Phrasings(
      "2026-11-25", "wednesday", "wensday", "weds", "next wednesday", "wednesday next week", "next week wednesday",
      "on wed"),
    Phrasings("2026-11-27", "friday", "next friday", "a week from today", "in a week", "in 7 days", "in one week"),
    Phrasings(
      "2026-11-30", "end of month", "end of the month", "eom", "by end of month", "last day of the month", "monday week"
    ),
    Phrasings(
      "2026-12-01", "next month", "start of next month", "the first", "on the 1st", "december", "in dec",
      "tue in 2 weeks", "a week on tuesday", "first of the month"),
    Phrasings(
      "2026-12-04", "in a fortnight", "in 2 weeks", "in a couple of weeks", "two weeks from today", "a week from friday"
    ),
    Phrasings("2026-12-05", "the weekend after next"),
    Phrasings(
      "2026-12-31", "eoy", "end of the year", "eoq", "end of quarter", "new year's eve", "new years eve", "nye"),
    Phrasings("2027-01-01", "next year", "new year's day", "beginning of next year", "first day of 2027", "in 2027"),
    Phrasings("2027-11-20", "in a year", "in 12 months", "a year from now"),
    Phrasings("never", "someday", "no date"),
    Phrasings("2026-12-20", "5 days before christmas", "20 dec", "december the twentieth"),
  ]

  @Test(arguments: days)
  func `a day is read however it is said`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(meaning(text) == phrasings.meaning, "\(text)") }
  }

  static let dates = [
    Phrasings(
      "2027-05-03", "3 May", "May 3rd", "3rd of may", "the third of may", "3may", "3/5", "3.5.", "3-May-27",
      "2027-05-03", "2027/5/3", "May 3, 2027", "mon 3 may", "May third", "3. May"),
    Phrasings("2027-03-05", "5/3", "5 march", "March 5th", "fifth of march", "5 Mar 2027", "05.03.2027"),
    Phrasings("2027-03-25", "25/3", "3/25", "25 march", "march twenty-fifth", "march twenty fifth"),
    Phrasings("2026-12-27", "the 27th of december", "dec 27", "27th december", "sunday 27 december", "27/12"),
    Phrasings("2027-06-07", "first monday of june", "first monday in june"),
    Phrasings("2026-11-27", "last friday of the month", "the 27th", "fri 27", "friday the 27th", "black friday"),
    Phrasings("2027-03-28", "easter", "easter sunday", "last sunday of march"),
    Phrasings("2026-12-24", "the day before christmas", "christmas eve", "day before christmas"),
    Phrasings("2027-01-02", "02 Jan 27", "20270102", "the day after new year's day"),
    Phrasings("2026-12-03", "next month on the 3rd", "3rd of next month"),
    Phrasings("2027-08-02", "week 31"),
    Phrasings("2026-12-25", "christmas", "xmas", "christmas day", "on christmas"),
    Phrasings("2027-02-14", "valentine's day", "valentines", "14 feb", "feb 14th"),
    Phrasings("2027-10-31", "halloween", "october 31st"),
    Phrasings("2027-06-01", "june", "in june", "june 2027", "06/2027", "2027-06", "this june", "next june"),
    Phrasings("2026-05-03", "3-May-26", "3 may 2026"),
  ]

  @Test(arguments: dates)
  func `a date is read however it is written`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(meaning(text) == phrasings.meaning, "\(text)") }
  }

  @Test func `the zone's country decides the order of a numeric date`() {
    #expect(meaning("3/5", zone: "America/New_York") == "2027-03-05")
    #expect(meaning("25/3", zone: "America/New_York") == "2027-03-25")
    #expect(meaning("thanksgiving", zone: "America/New_York") == "2026-11-26")
    #expect(meaning("mother's day", zone: "America/New_York") == "2027-05-09")
    #expect(meaning("mother's day") == "2027-03-07")
  }

  @Test(arguments: [
    "31 June", "on 31 June", "30 february", "feb 29 2027", "25:00", "every 0 days", "twice a week", "Friday 3 May 2027",
    "13/13/2027", "12:75",
  ])
  func `a date that makes no sense is a problem, not a guess`(_ text: String) {
    #expect(meaning(text) == "?")
  }

  @Test func `a problem says what would work`() {
    let reader = TemporalReader(now: Frozen.now)
    #expect(reader.expressions(in: "31 June").first?.problem?.clause == "June has 30 days")
    #expect(reader.expressions(in: "31 June").first?.problem?.example == "30 June")
  }

  @Test func `names need company`() {
    for text in ["sun cream", "april showers playlist", "march to the beat", "ask may", "sat nav"] {
      #expect(meaning(text) == "", "\(text)")
    }
    for text in ["in may", "may 3", "sun", "april", "by march", "next may", "sat 10am"] {
      #expect(meaning(text) != "", "\(text)")
    }
  }
}

@Suite struct WeekdayTests {
  @Test(
    "only a weekday's name alone may mean today as well",
    arguments: [
      ("gym friday", true), ("gym on friday at 6pm", true), ("gym this friday", false), ("gym next friday", false),
      ("gym friday 27 nov", false), ("gym 27 nov", false), ("gym friday to sunday", false), ("gym tomorrow", false),
    ])
  func bare(_ text: String, _ isWeekday: Bool) {
    #expect(TemporalReader(now: Frozen.now).expressions(in: text).first?.isWeekday == isWeekday)
  }
}
