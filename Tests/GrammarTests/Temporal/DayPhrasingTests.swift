import Testing

@testable import Grammar

/// Days and dates, as many ways as people write them.
struct DayPhrasingTests {
  static let phrasings = [
    Phrasings(
      "2026-11-21",
      "tomorrow", "Tomorrow.", "TOMORROW!", "on the 21st", "on 21st", "21 Nov", "Nov. 21", "21-Nov-2026",
      "21/11/2026", "21.11.2026", "2026-11-21", "2026/11/21", "21/11", "11/21", "Nov 21st, 2026",
      "Saturday, November 21, 2026", "Saturday, 21 November 2026", "Sat, Nov 21", "Sat Nov 21", "sat 21 nov",
      "saturday the 21st", "saturday the 21st of november", "the 21st of november", "november the 21st",
      "the twenty-first", "the twenty first of november", "november twenty-first", "twenty first november",
      "21 november", "Sat. 21 Nov.", "Nov-21", "21-Nov", "21st nov 2026", "21 nov '26", "21/11/26", "21-11-2026",
      "21-11-26", "the day after today", "a day from now", "1 day from now", "in one day", "in a day",
      "one day from now", "tmrow", "tomorow", "tommorrow", "tmrw", "tmr", "tomoz", "tomorrow's"),
    Phrasings(
      "2026-11-27",
      "next fri", "nxt friday", "friday next week", "next week friday", "next week on friday",
      "on friday of next week", "friday of next week", "on the friday next week", "fri the 27th", "fri 27th nov",
      "a week today", "today week", "in a week", "in one week", "in 1 week", "in 1wk", "in a week's time",
      "1 week from now", "a week from now", "one week later", "a week later", "in seven days", "seven days from now",
      "in 7 days time", "in 7 days' time", "7 days later", "a week hence", "last friday in november",
      "the last friday of november", "last friday of this month", "the final friday of the month",
      "4th friday of november", "fourth friday in november", "the fourth friday of this month"),
    Phrasings(
      "2026-12-04",
      "in two weeks", "in 2 wks", "in 2wks", "in 2 weeks time", "in two weeks' time", "two weeks from now",
      "2 weeks hence", "a fortnight from now", "in a fortnight", "in a fortnight's time", "two fridays from now",
      "friday in two weeks", "in two weeks on friday", "first friday of december", "the first friday in december",
      "1st friday of dec", "first friday of next month", "1st Fri next month", "friday after next",
      "the friday after next", "friday the 4th", "fri 4 dec", "14 days from now"),
    Phrasings(
      "2026-12-01",
      "first of december", "the first of next month", "1st of next month", "on the first of next month",
      "december 1", "december first", "dec the 1st", "beginning of next month", "start of december",
      "beginning of december", "the start of next month", "at the start of next month", "first day of next month",
      "the first day of december", "tuesday december 1", "Tues, 1st Dec", "day after november 30",
      "11 days from now", "next month", "in december", "this december", "the first", "on the first"),
    Phrasings(
      "2026-11-30",
      "end of november", "end of this month", "at the end of the month", "by the end of the month", "by month end",
      "by end of november", "month end", "last day of november", "the last day of this month",
      "the last day of the month", "last day of this month", "30th", "on the 30th", "by the 30th",
      "the 30th of this month", "the 30th of november", "in 10 days", "ten days from now", "monday after next",
      "the monday after next", "a week on monday", "monday week", "a week from monday", "one week from monday",
      "week after next", "the week after next", "in the week after next"),
    Phrasings(
      "2026-12-15",
      "mid december", "mid-december", "mid Dec", "the middle of december", "in the middle of december",
      "middle of next month", "15 dec"),
    Phrasings(
      "2027-01-01",
      "next year", "first of january", "january first", "jan 1st", "1/1", "1/1/2027", "01.01.2027",
      "january 1, 2027", "new year's day", "new years day", "start of next year", "beginning of next year",
      "the first of jan", "in january", "january", "in Jan 2027", "january of next year", "next january",
      "start of january", "jan next year"),
    Phrasings(
      "2026-12-31",
      "end of the year", "end of year", "year end", "by year end", "by end of year", "by the end of the year",
      "end of this year", "last day of the year", "end of december", "end of dec", "the end of the quarter",
      "new years eve", "on new year's eve"),
    Phrasings(
      "2027-03-31",
      "end of march", "the end of next march", "end of next quarter", "last day of march", "march 31"),
    Phrasings(
      "2027-04-01",
      "april fools day", "first of april", "april first", "start of april", "beginning of april", "1 april",
      "the 1st of april"),
    Phrasings(
      "2026-11-22",
      "the day after tomorrow", "day after tmrw", "in two days", "in a couple of days", "in a couple days",
      "two days from now", "2 days hence", "the 22nd", "sunday", "this sunday", "end of the week",
      "by the end of the week", "end of this week", "at the end of the week"),
    Phrasings(
      "2026-11-23",
      "3 days from now", "in three days", "in a few days", "few days from now", "in a few days time",
      "three days later", "3 days hence", "monday", "this coming monday", "coming monday", "the coming monday",
      "the next monday", "monday next week", "next mon", "next monday", "monday of next week", "start of next week",
      "beginning of next week", "early next week", "23 nov", "the 23rd", "first day of next week",
      "first thing next week"),
    Phrasings(
      "2026-11-25",
      "wednesday", "wed 25", "wed the 25th", "on weds", "wednesday next week", "mid next week",
      "middle of next week", "in 5 days", "five days from now", "one month before christmas",
      "a month before christmas"),
    Phrasings(
      "2026-12-11",
      "in 3 weeks", "in three weeks", "2 weeks after friday 27 november", "two weeks after the 27th",
      "second friday of december", "the second friday in dec", "2nd friday of next month",
      "second friday of next month", "two weeks before christmas"),
    Phrasings(
      "2026-12-20",
      "in a month", "in one month", "a month from now", "in 1 month", "in a month's time", "5 days before christmas",
      "five days before christmas"),
    Phrasings(
      "2027-05-20",
      "in six months", "in 6 months", "in half a year", "six months from now", "half a year from now", "in 6 mos",
      "in 6mo"),
    Phrasings(
      "2027-11-20",
      "in a year", "in one year", "a year from now", "one year from now", "in 1y", "in 1 yr", "in 12 months",
      "this day next year", "same day next year"),
    Phrasings(
      "2027-02-28",
      "last day of february", "end of february", "end of feb", "last sunday of february", "last sunday in feb"),
    Phrasings(
      "2027-06-01",
      "june", "in June", "June of next year", "june 2027", "June '27", "next june", "2027-06", "06/2027",
      "early june", "the start of june"),
    Phrasings(
      "2026-12-07",
      "first monday of december", "first Monday in December", "the first monday of next month",
      "the first monday next month", "monday 7 december", "monday the 7th", "7/12", "07/12/2026", "7.12.",
      "7.12.2026"),
    Phrasings(
      "2026-12-10",
      "in 20 days", "twenty days from now", "dec 10th", "thursday 10 december", "10th of dec",
      "the tenth of december", "december 10", "the tenth"),
    Phrasings(
      "2026-11-21",
      "this weekend", "at the weekend", "on the weekend", "the weekend", "over the weekend", "this wkend"),
    Phrasings(
      "2026-11-28",
      "next weekend", "saturday next week", "next saturday", "sat 28"),
    Phrasings(
      "2027-11-01",
      "next november", "november next year", "november 2027", "nov 2027"),
    Phrasings(
      "2027-03-05",
      "march 5", "5 march", "5th March", "5th of March", "the fifth of march", "march fifth", "5/3", "5/3/2027",
      "05/03/27", "5-3-2027", "5.3.2027", "2027-3-5", "2027.03.05", "20270305", "5mar", "5march2027", "March 5, '27",
      "mar-5", "5-mar", "5-Mar-27", "5/Mar/2027", "5 Mar, 2027", "Friday, March 5th", "Friday 5 March",
      "fri, 5th of mar"),
    Phrasings(
      "2028-02-29",
      "29 feb", "feb 29", "february 29th", "29 february 2028", "29/2"),
    Phrasings(
      "2026-12-25",
      "xmas", "christmas day", "on christmas day", "dec 25", "25 dec", "25/12", "12/25", "25.12.",
      "friday 25 december", "a week after the 18th of december", "in 5 weeks", "at christmas", "for christmas",
      "by christmas", "before christmas"),
    Phrasings(
      "2026-12-24",
      "christmas eve", "day before christmas", "the day before christmas day", "the day before xmas",
      "24th december", "on xmas eve"),
    Phrasings(
      "2026-12-26",
      "boxing day", "the day after christmas", "day after xmas", "26 dec", "last saturday of the year"),
    Phrasings(
      "2027-01-04",
      "first monday of the year", "the first monday in january", "first monday of next year"),
    Phrasings(
      "never",
      "someday", "no date", "never", "no due date"),
  ]

  @Test(arguments: phrasings)
  func `a day is itself in every phrasing`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(meaning(text) == phrasings.meaning, "\(text)") }
  }
}
