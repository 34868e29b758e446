import Testing

@testable import Grammar

struct TimeTests {
  static let times = [
    Phrasings(
      "2026-11-20T17:00", "5pm", "5 pm", "5p", "5 p.m.", "17:00", "17h", "at 5", "five pm", "5 o'clock", "5 o’clock",
      "@ 5", "at 1700", "eod", "today at 5", "5 in the afternoon", "around 5pm"),
    Phrasings(
      "2026-11-20T17:30", "5.30pm", "5:30pm", "half past five", "17h30", "at 5:30", "five thirty pm", "5:30 p.m."),
    Phrasings("2026-11-20T17:45", "quarter to 6", "a quarter to six", "15 minutes to 6pm", "17:45"),
    Phrasings("2026-11-20T12:00", "noon", "midday", "12 noon", "at 12", "12pm", "at noon"),
    Phrasings("2026-11-21T00:00", "midnight", "at midnight", "12am"),
    Phrasings("2026-11-21T09:25", "twenty five past nine", "9:25", "9:25am"),
    Phrasings("2026-11-21T03:18", "3h18", "03:18", "3:18am"),
    Phrasings("2026-11-20T13:50", "10 to 2", "ten to two"),
    Phrasings("2026-11-20T20:00", "tonight", "8 tonight", "tonight at 8", "at 8 tonight", "dinner at 8", "8pm"),
    Phrasings(
      "2026-11-21T09:00", "tomorrow morning", "9am", "at 9", "9 tomorrow", "tomorrow at 9", "breakfast tomorrow at 9",
      "sat 9am"),
    Phrasings("2026-11-20T19:00", "this evening", "in the evening", "at dinner", "7 in the evening"),
    Phrasings("2026-11-20T10:20", "in 20 minutes", "in 20 min", "20 minutes from now", "in twenty minutes"),
    Phrasings("2026-11-20T11:30", "in an hour and a half", "in 1.5 hours", "in 90 minutes", "in 1h30"),
    Phrasings("2026-11-20T22:00", "5pm ET", "5pm eastern time", "17:00 EST", "22:00 UTC", "22:00 +00:00", "at night"),
    Phrasings(
      "2026-11-23T17:00", "monday at 5pm", "5pm monday", "5pm on monday", "monday, 5pm", "at 5 on monday",
      "call at 5 jimmy monday", "call jimmy monday by 5"),
  ]

  @Test(arguments: times)
  func `a time is read however it is said`(_ phrasings: Phrasings) {
    for text in phrasings.texts {
      #expect(meaning(text) == phrasings.meaning, "\(text)")
    }
  }

  static let ranges = [
    Phrasings(
      "2026-11-20T14:00/2026-11-20T15:00", "2-3pm", "from 2 to 3pm", "between 2 and 3", "2pm-3pm", "2pm–3pm",
      "14:00-15:00", "14h-15h", "2pm for an hour", "at 2 for 60 minutes", "today 2-3"),
    Phrasings("2026-11-20T11:00/2026-11-20T13:00", "11-1pm", "11am-1pm", "from 11 to 1", "11:00 to 13:00"),
    Phrasings(
      "2026-11-23T12:00/2026-11-23T13:00", "monday 12-13", "12-13 monday", "lunch monday 12-13", "monday from 12 to 1"),
    Phrasings("2026-11-23T09:00/2026-11-23T17:00", "9-5 monday", "monday 9 to 5", "monday 9am-5pm"),
    Phrasings(
      "2027-05-03/2027-05-05", "3-5 May", "May 3-5", "3rd to 5th of may", "from 3 to 5 may", "3 May - 5 May", "3/5-5/5"),
    Phrasings("2026-11-28/2026-12-02", "28 Nov to 2 Dec", "from 28 nov until 2 dec", "nov 28 - dec 2"),
    Phrasings("2027-06-01/2027-08-31", "june to august", "from june until august"),
    Phrasings("2026-11-23/2026-11-27", "monday to friday", "mon-fri", "from monday through friday"),
    Phrasings("2026-11-20T22:00/2026-11-21T02:00", "10pm-2am", "from 10pm to 2", "22:00-02:00"),
    Phrasings("2026-11-23T16:00/2026-11-24T17:00", "from 4pm monday to 5pm tuesday"),
    Phrasings("all day 2026-11-23", "monday all day", "all day monday"),
  ]

  @Test(arguments: ranges)
  func `a range has both its ends`(_ phrasings: Phrasings) {
    for text in phrasings.texts {
      #expect(meaning(text) == phrasings.meaning, "\(text)")
    }
  }

  static let lengths = [
    Phrasings("7200 s", "2h", "2 hours", "two hrs", "120 minutes", "for 2 hours"),
    Phrasings(
      "5400 s", "for 1h30", "an hour and a half", "1.5 hours", "1 hour 30 minutes", "90 min", "one and a half hours"),
    Phrasings("1209600 s", "2 weeks", "2w", "14 days", "a couple of weeks", "for a fortnight"),
  ]

  @Test(arguments: lengths)
  func `a length is as long as it is`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(meaning(text) == phrasings.meaning, "\(text)") }
  }

  @Test func `behind a sigil shorts and bare hours count`() {
    #expect(meaning("tom", as: .moment) == "2026-11-21")
    #expect(meaning("5", as: .moment) == "2026-11-20T17:00")
    #expect(meaning("10 to 2", as: .moment) == "2026-11-20T13:50")
    #expect(meaning("4d", as: .moment) == "2026-11-24")
    #expect(meaning("2h", as: .duration) == "7200 s")
    #expect(meaning("tom") == "")
    #expect(meaning("5") == "")
  }

  @Test(arguments: ["2-3", "12-13", "in2days", "10:00:99x", "7 - 8"])
  func `bare numbers are no range`(_ text: String) { #expect(meaning(text) == "") }
}
