import Testing

@testable import Grammar

/// Times of day, as many ways as people write them.
struct ClockPhrasingTests {
  static let phrasings = [
    Phrasings(
      "2026-11-20T17:00",
      "5pm", "5 PM", "5P.M.", "5 p. m.", "5:00pm", "5:00 PM", "5.00pm", "17:00", "1700 hrs", "1700h", "17h", "17h00",
      "at 17", "at 5", "by 5", "by 5pm", "@5pm", "@ 5pm", "at 5ish", "5ish", "5pm ish", "5pm-ish", "around 5",
      "about 5pm", "at about 5", "approximately 5pm", "approx 5pm", "circa 5pm", "~5pm", "roughly 5pm",
      "around about 5pm", "5 sharp", "at 5 sharp", "5pm sharp", "5pm on the dot", "exactly 5pm", "at exactly 5pm",
      "at 5pm exactly", "precisely 5pm", "at precisely 5 pm", "at five", "at five o'clock", "five o'clock",
      "five o clock", "5 o'clock", "5 oclock", "5 o'clock pm", "5 o'clock in the afternoon", "five in the afternoon",
      "five this afternoon", "5 this afternoon", "this afternoon at 5", "this afternoon at five o'clock",
      "today at 5", "today 5pm", "today @ 5", "5pm today", "today, 5pm", "today by 5pm", "before 5pm", "until 5pm",
      "at 5 p.m. today", "after 5pm", "no later than 5pm", "not later than 5pm", "5 pm tonight", "five pm",
      "five p.m.", "at 5 this evening", "in 7 hours", "7 hours from now", "seven hours from now", "in seven hrs",
      "in 7h", "in 7hrs", "eod", "end of day", "by end of day", "by EOD", "by close of business", "COB", "by cob",
      "by the end of the day", "end of business day"),
    Phrasings(
      "2026-11-20T17:30",
      "half past five", "half five", "half past 5", "at half past five", "half past 5 pm",
      "half past five in the evening", "5:30", "at 5:30", "5:30pm", "5.30pm", "5:30 p.m.", "530pm", "at 530",
      "at 5.30", "at 17.30", "17:30", "17h30", "1730", "five thirty", "at five thirty", "five thirty pm",
      "five-thirty pm", "thirty past five", "30 minutes past 5", "in 7 and a half hours", "in 7.5 hours",
      "in seven and a half hours", "in 7h30", "in 7h30m", "in 7 hours and 30 minutes", "in 7 hours 30 mins",
      "in 450 minutes", "half-past five", "half-five"),
    Phrasings(
      "2026-11-20T17:45",
      "quarter to 6", "quarter to six", "a quarter to six", "quarter 'til six", "quarter till 6", "quarter of six",
      "15 to 6", "15 minutes to 6", "15 mins to six", "fifteen to six", "fifteen minutes before six",
      "quarter before six", "5:45pm", "five forty five pm", "five forty-five p.m.", "17:45", "quarter-to-six"),
    Phrasings(
      "2026-11-20T18:15",
      "quarter past 6", "quarter past six", "a quarter past six", "quarter after six", "15 past 6",
      "fifteen past six", "fifteen minutes past six", "15 minutes after six pm", "six fifteen pm", "18:15",
      "quarter past six in the evening", "quarter-past six"),
    Phrasings(
      "2026-11-20T12:00",
      "noon", "at noon", "midday", "at midday", "12 noon", "12pm", "12:00", "noon today", "today at noon",
      "12 o'clock", "twelve o'clock", "at twelve", "high noon", "by noon", "twelve noon", "in 2 hours",
      "in two hours", "2 hours from now", "noontime", "in a couple of hours", "in a couple hours"),
    Phrasings(
      "2026-11-21T00:00",
      "midnight", "at midnight", "12am", "12 am", "00:00", "twelve midnight", "12 midnight", "midnight tonight",
      "tonight at midnight"),
    Phrasings(
      "2026-11-20T10:05",
      "in 5 min", "in 5 minutes", "in five minutes", "in five mins", "5 minutes from now", "five minutes from now",
      "in 5m", "5 min from now", "5 mins later"),
    Phrasings(
      "2026-11-20T10:30",
      "in half an hour", "in a half hour", "in half hour", "half an hour from now", "in 30 min", "in 30 minutes",
      "in thirty minutes", "in 0.5 hours", "in 1/2 hour", "30 minutes from now", "10:30", "half past ten",
      "in half an hour's time", "half an hour later"),
    Phrasings(
      "2026-11-20T10:15",
      "in a quarter of an hour", "in quarter of an hour", "in a quarter hour", "in 15 mins", "in fifteen minutes",
      "quarter past ten", "10.15am", "in quarter hour"),
    Phrasings(
      "2026-11-20T10:45",
      "in three quarters of an hour", "in 45 minutes", "in forty-five minutes", "in forty five mins",
      "quarter to eleven"),
    Phrasings(
      "2026-11-20T11:00",
      "in an hour", "in 1 hour", "in one hour", "in 1h", "in 1hr", "in an hr", "an hour from now",
      "one hour from now", "in an hour's time", "in sixty minutes", "at 11", "11am", "11 a.m.", "in about an hour",
      "in around an hour", "in roughly an hour", "in approximately an hour", "in another hour", "in 1 more hour"),
    Phrasings(
      "2026-11-20T11:30",
      "in an hour and a half", "in one and a half hours", "in 1.5 hours", "in 1 1/2 hours", "in 1½ hours",
      "in 90 minutes", "in 90 mins", "in 1h30", "in 1h 30m", "in 1 hour 30 minutes", "an hour and a half from now",
      "in one hour and thirty minutes", "in an hour and 30 minutes", "in 1hr30"),
    Phrasings(
      "2026-11-21T09:00",
      "9am", "9 am", "nine am", "9:00", "09:00", "at 9", "at nine", "tomorrow at 9", "tomorrow 9am",
      "tomorrow at nine", "9 tomorrow", "9am tomorrow", "9 tomorrow morning", "tomorrow morning",
      "tomorrow morning at 9", "tomorrow at 9 in the morning", "at 9 tomorrow", "at nine tomorrow morning",
      "9 o'clock tomorrow", "tomorrow at nine o'clock", "tomorrow, 9am", "tomorrow @9", "tomorrow @ 9am",
      "tomorrow by 9", "tomorrow around 9", "nine in the morning", "9 in the morning", "tmrw 9am", "tmrw at 9",
      "tomorrow in the morning", "in the morning", "morning tomorrow", "sat 9am", "saturday at 9",
      "saturday morning", "sat morning", "on saturday morning", "the morning of the 21st",
      "saturday 21 november at 9am", "21 nov 9am", "21 nov, 9am", "21 nov at 9", "nov 21 at 9:00 am", "21/11 9am",
      "21/11 at 9", "21.11. 09:00", "2026-11-21 9:00", "2026-11-21 09:00", "2026-11-21T09:00", "2026-11-21T09:00:00",
      "2026-11-21 09:00:00", "21/11/2026 09:00", "20261121T0900", "20261121T090000", "21 November 2026 09:00",
      "9am on saturday", "9am on the 21st", "at 9am on the 21st of november", "9am 21 nov", "9am, 21 november",
      "Sat Nov 21 09:00:00 2026", "Sat, 21 Nov 2026 09:00:00", "first thing in the morning", "first thing tomorrow",
      "0900 tomorrow", "tomorrow 0900"),
    Phrasings(
      "2026-11-20T20:00",
      "tonight", "tonite", "tonight at 8", "at 8 tonight", "8 tonight", "8pm tonight", "tonight 8pm",
      "tonight at eight", "eight tonight", "later tonight", "8pm", "20:00", "8 in the evening",
      "at 8 in the evening", "this evening at 8", "today at 8pm", "8 o'clock tonight", "tonight around 8",
      "tonight @ 8", "tonight, 8pm", "tonight at 20:00", "at 20:00", "20h"),
    Phrasings(
      "2026-11-20T19:00",
      "this evening", "in the evening", "tonight at 7", "at 7 this evening", "seven tonight", "7 this evening",
      "today evening", "evening", "at dinner", "at dinnertime", "at suppertime", "7 in the evening",
      "this evening around 7"),
    Phrasings(
      "2026-11-20T15:00",
      "this afternoon", "this arvo", "in the afternoon", "today afternoon", "this afternoon at 3",
      "3 this afternoon", "3 in the afternoon", "3pm", "at 3", "at three", "at three in the afternoon", "15:00",
      "1500", "in 5 hours", "in five hours", "mid-afternoon", "mid afternoon", "afternoon"),
    Phrasings(
      "2026-11-20T12:00",
      "at lunch", "at lunchtime", "lunchtime", "today at lunchtime", "this lunchtime"),
    Phrasings(
      "2026-11-20T22:00",
      "at night", "10 tonight", "tonight at 10", "10pm", "10 at night", "ten at night", "at ten at night",
      "ten o'clock tonight", "22:00", "10 p.m."),
    Phrasings(
      "2026-11-21T22:00",
      "tomorrow night", "tomorrow at night", "tomorrow night at 10", "10 tomorrow night", "tomorrow at 10pm",
      "saturday night", "sat night", "on saturday night", "tomorrow 10pm"),
    Phrasings(
      "2026-11-21T19:00",
      "tomorrow evening", "tomorrow evening at 7", "tomorrow at 7 in the evening", "saturday evening", "sat evening",
      "on saturday evening", "7 tomorrow evening", "tomorrow at 7pm"),
    Phrasings(
      "2026-11-21T15:00",
      "tomorrow afternoon", "tomorrow afternoon at 3", "tomorrow at 3 in the afternoon", "saturday afternoon",
      "3 tomorrow afternoon", "3pm tomorrow", "tomorrow at three", "tomorrow pm", "saturday pm"),
    Phrasings(
      "2026-11-23T09:00",
      "monday morning", "monday am", "mon morning", "on monday morning", "monday in the morning",
      "next monday morning", "first thing monday", "first thing monday morning", "first thing on monday",
      "monday at 9", "monday 9am", "mon 9", "monday, 9:00", "next week monday at 9am", "at 9 on monday",
      "9am next monday", "nine on monday morning", "monday morning at nine"),
    Phrasings(
      "2026-11-23T17:00",
      "monday by eod", "by eod monday", "end of play monday", "by the end of play on monday", "monday eod",
      "end of day monday", "by end of day monday",
      "monday end of day", "by close of business monday", "monday at 5", "monday at five", "5pm on monday",
      "on monday at 5pm", "mon 5pm", "mon 17h", "mon 17:00", "monday 1700", "monday, at 5 pm", "monday @ 5pm",
      "monday around 5", "monday before 5pm", "monday by 5", "monday after 5"),
    Phrasings(
      "2026-11-21T03:18",
      "3h18", "03:18", "3:18am", "0318"),
    Phrasings(
      "2026-11-21T05:00",
      "5am", "5 in the morning", "five in the morning", "at five am", "tomorrow at 5am", "05:00"),
    Phrasings(
      "2026-11-21T01:00",
      "1am", "one in the morning", "1 at night", "at 1 in the morning", "01:00"),
    Phrasings(
      "2026-12-03T14:15",
      "dec 3 at 2:15pm", "3 dec 14:15", "3rd december at 14:15", "3/12 at 14:15", "at 14:15 on 3 dec",
      "2:15pm on dec 3rd", "2:15 pm, December 3, 2026", "Dec 3, 2026 2:15 PM",
      "Thursday 3 December at quarter past two", "thursday the 3rd of december at 2:15pm", "2026-12-03T14:15Z",
      "2026-12-03 14:15", "03-12-2026 14:15", "3.12.2026 14:15", "2026/12/03 14:15", "thu 3 dec, 2.15pm",
      "quarter past two on december 3rd"),
  ]

  @Test(arguments: phrasings)
  func `a time is itself in every phrasing`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(meaning(text) == phrasings.meaning, "\(text)") }
  }
}
