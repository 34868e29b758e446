import Agenda
import Civil
import Testing

@testable import Grammar

struct RepeatTests {
  static let repeats = [
    Phrasings("FREQ=DAILY", "daily", "every day", "each day", "everyday", "every single day"),
    Phrasings(
      "FREQ=DAILY;INTERVAL=2", "every other day", "every 2 days", "every two days", "every second day",
      "once every 2 days"),
    Phrasings("FREQ=WEEKLY", "weekly", "every week", "once a week"),
    Phrasings(
      "FREQ=WEEKLY;INTERVAL=2", "every 2 weeks", "fortnightly", "biweekly", "bi-weekly", "every other week",
      "every fortnight", "every couple of weeks"),
    Phrasings("FREQ=MONTHLY", "monthly", "every month", "once a month"),
    Phrasings("FREQ=MONTHLY;INTERVAL=3", "every 3 months", "quarterly"),
    Phrasings("FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1", "every quarter"),
    Phrasings("FREQ=YEARLY", "yearly", "annually", "every year"),
    Phrasings(
      "FREQ=WEEKLY;BYDAY=MO,TH", "every monday and thursday", "mondays and thursdays", "every mon & thu",
      "weekly on monday and thursday", "every monday and every thursday", "mon/thu"),
    Phrasings(
      "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday", "weekdays", "every workday", "every monday to friday",
      "daily except weekends"),
    Phrasings("FREQ=WEEKLY;BYDAY=SA,SU", "weekends", "every weekend", "all weekends"),
    Phrasings(
      "FREQ=MONTHLY;BYDAY=3FR", "every 3rd friday", "every third friday of the month", "third friday of each month",
      "monthly on the third friday"),
    Phrasings(
      "FREQ=MONTHLY;BYMONTHDAY=-1", "every last day of the month", "last day of each month", "end of each month",
      "monthly on the last day"),
    Phrasings("FREQ=MONTHLY;BYMONTHDAY=1,15", "every 1st and 15th", "the 1st and 15th of every month"),
    Phrasings(
      "FREQ=YEARLY;BYMONTHDAY=25;BYMONTH=12", "every christmas", "every 25 december", "every dec 25",
      "yearly on 25 december", "every year on dec 25"),
    Phrasings("FREQ=DAILY;COUNT=10", "daily 10 times", "every day for 10 times", "every day 10x"),
    Phrasings("FREQ=DAILY;UNTIL=20270601", "every day until 1 June", "daily until june 1st", "daily through 1 june"),
    Phrasings(
      "FREQ=WEEKLY;BYDAY=TU 09:00", "every tuesday at 9", "tuesdays at 9am", "9am every tuesday", "at 9 every tuesday",
      "every tuesday 9am"),
    Phrasings("FREQ=DAILY;BYMINUTE=0;BYHOUR=8,20 20:00", "every day at 8am and 8pm", "daily at 8am and 8pm"),
    Phrasings("FREQ=WEEKLY;BYDAY=MO from 2026-12-07", "every monday starting 7 december", "mondays from 7 dec"),
    Phrasings("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "every friday the 13th"),
  ]

  @Test(arguments: repeats)
  func `a repeat is read however it is said`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(meaning(text) == phrasings.meaning, "\(text)") }
  }

  @Test func `after and an exclamation mark count from completion`() {
    #expect(meaning("after 1 week", as: .recurrence) == "FREQ=WEEKLY after completion")
    #expect(meaning("every! 3 days", as: .recurrence) == "FREQ=DAILY;INTERVAL=3 after completion")
    #expect(meaning("every! 3 days") == "FREQ=DAILY;INTERVAL=3 after completion")
  }

  @Test func `behind a star every may be left out`() {
    #expect(meaning("2nd tuesday", as: .recurrence) == "FREQ=MONTHLY;BYDAY=2TU")
    #expect(meaning("3 days", as: .recurrence) == "FREQ=DAILY;INTERVAL=3")
    #expect(meaning("milk", as: .recurrence) == "")
  }

  @Test func `it starts today if today's is still ahead`() {
    let reader = TemporalReader(now: Frozen.now)
    #expect(reader.expressions(in: "every friday at 11").first?.date == Frozen.now.date)
    #expect(reader.expressions(in: "every friday at 9").first?.date == Frozen.now.date.adding(days: 7))
  }
}
