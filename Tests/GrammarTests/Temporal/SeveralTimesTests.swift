import Testing

@testable import Grammar

/// Several times of one day: all are kept.
struct SeveralTimesTests {
  static let phrasings = [
    Phrasings(
      "FREQ=DAILY;BYMINUTE=0;BYHOUR=8,14,20 14:00",
      "every day at 8, 14 and 20", "every day at 8am, 2pm and 8pm", "at 8am, 2pm and 8pm every day",
      "8am, 2pm and 8pm daily", "daily at 8, 2 and 8pm", "daily 8am/2pm/8pm", "8:00, 14:00 and 20:00 every day",
      "every day at 8am & 2pm & 8pm", "each day at 8 am, 2 pm, 8 pm", "daily 8am 2pm 8pm",
      "three times a day at 8, 14 and 20", "3x a day: 8am, 2pm and 8pm", "every day at 8, at 14 and at 20"),
    Phrasings(
      "FREQ=DAILY;BYMINUTE=0;BYHOUR=9,19 19:00",
      "every morning and evening", "each morning and evening", "every morning & evening", "9am and 7pm every day",
      "twice a day at 9 and 19", "daily 9 in the morning and 7 in the evening", "daily morning and evening"),
    Phrasings(
      "FREQ=DAILY;BYMINUTE=0;BYHOUR=8,21 21:00",
      "daily morning 8 and night 9", "every day 8am and 9pm", "daily at 8 in the morning and 9 at night",
      "8am n 9pm daily", "every day morning 8, night 9"),
    Phrasings(
      "FREQ=WEEKLY;BYMINUTE=0;BYHOUR=10,16;BYDAY=SA,SU 10:00",
      "weekends at 10 and 16", "every sat and sun at 10am and 4pm", "every saturday and sunday at 10 and 4"),
    Phrasings(
      "FREQ=DAILY 13:30 & 2026-11-20T20:00 & 2026-11-21T08:00",
      "every day at 13:30, 20:00 and 8:00", "daily 1:30pm, 8pm and 8am"),
    Phrasings(
      "2026-11-20T12:00 & 2026-11-20T18:00 & 2026-11-21T08:00",
      "at 8, 12 and 6", "8am, 12pm and 6pm", "at 8am, 12 and 6", "08:00, 12:00, 18:00", "at 8 and 12 and 18",
      "8am 12pm 6pm"),
    Phrasings(
      "2026-11-20T22:00 & 2026-11-21T04:00", "22:00, 04:00", "22:00 and 04:00", "10pm and 4am", "10pm & 4am",
      "at 22:00, again at 04:00", "tonight at 22:00 and 04:00"),
    Phrasings(
      "2026-11-21T08:00 & 2026-11-21T20:00", "tomorrow at 8 and 20", "8am and 8pm tomorrow", "tomorrow 8am & 8pm",
      "tomorrow 08:00, 20:00"),
    Phrasings("2026-11-20T14:00 & 2026-11-20T22:00 & 2026-11-21T06:00", "at 6, 2 and 10", "6am, 2pm, 10pm"),
    Phrasings(
      "FREQ=DAILY;UNTIL=20261124;BYMINUTE=0;BYHOUR=7,19 19:00 from 2026-11-20", "7am and 7pm for 5 days",
      "at 7 and 19 for five days"),
    // The hours are asked for.
    Phrasings(
      "?", "3 times a day", "three times a day", "twice a day", "2x a day", "4 times per day", "3 times daily",
      "twice daily", "3x/day", "5 times every day", "thrice a day"),
    Phrasings("2026-11-20T17:00", "at 5, 10 people come", "at 5 and 6 people come", "at 5pm, 20 eggs"),
  ]

  @Test(arguments: phrasings)
  func `several times of a day are themselves in every phrasing`(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(meaning(text) == phrasings.meaning, "\(text)") }
  }
}
