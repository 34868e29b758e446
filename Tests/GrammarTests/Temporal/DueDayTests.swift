import Testing

@testable import Grammar

/// Days and hours that are easily mistaken for others: the day on which each of a series is due, ordinals of things, the
/// hours of parties. It is Friday 20 November 2026, ten in the morning.
struct DueDayTests {
  static let phrasings = [
    Phrasings(
      "FREQ=WEEKLY;BYDAY=TH", "every week by thursday", "every week before thursday", "weekly by thu",
      "each week by thursday"),
    Phrasings("FREQ=WEEKLY;BYDAY=FR 12:00", "every week before friday noon", "every week by friday at noon"),
    Phrasings(
      "FREQ=MONTHLY;BYMONTHDAY=5", "every month by the 5th", "monthly by the fifth", "every month before the 5th"),
    Phrasings("FREQ=WEEKLY;UNTIL=20261205", "every week until 5 december", "every week by 5 december"),
    Phrasings(
      "FREQ=WEEKLY;UNTIL=20270930;INTERVAL=6 from 2027-04-01", "every 6 weeks from april to september",
      "every 6 weeks from april through september"),
    Phrasings("FREQ=MONTHLY;UNTIL=20270901 from 2027-04-01", "every month from april until september"),
    Phrasings("FREQ=DAILY;COUNT=21;BYMINUTE=0;BYHOUR=7,15,23 15:00", "at 7, 15 and 23 every day for 7 days"),
    Phrasings(
      "FREQ=WEEKLY;UNTIL=20270319;BYDAY=SA 09:30", "9 jan for 10 weeks saturdays 9:30"),
    Phrasings(
      "FREQ=WEEKLY;UNTIL=20261125;BYDAY=MO,TU,WE 06:45 from 2026-11-23", "mon to wed next week 6:45-14:30"),
    Phrasings(
      "FREQ=WEEKLY;UNTIL=20261129;BYDAY=MO,TU,WE 06:45 from 2026-11-23", "mon-wed 6:45-14:30 next week",
      "mon, tue and wed next week 6:45-14:30"),
    Phrasings("?", "4 on 4 off", "2 days on 3 off", "four on, four off", "every autumn", "every spring"),
  ]

  @Test("each is due then", arguments: phrasings)
  func means(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(meaning(text) == phrasings.meaning, "\(text)") }
  }

  @Test(
    "an ordinal before a noun is no date",
    arguments: [
      "bring dahlias in after first frost", "call after second meeting", "phone jo after the first break",
      "varnish before the 2nd coat", "stretch before third song", "eat before the first lesson",
      "take meds every night shift", "4 people on 4 tables",
    ])
  func counts(_ text: String) { #expect(meaning(text).isEmpty, "\(meaning(text))") }

  @Test(
    "it is one elsewhere",
    arguments: [
      ("pay rent on the first", "2026-12-01"), ("on the first pay rent", "2026-12-01"),
      ("by the 5th pay rent", "2026-12-05"), ("call mum after the 3rd", "2026-12-03"),
      ("pay before the 2nd of march", "2027-03-02"), ("every night", "FREQ=DAILY 22:00"),
    ])
  func date(_ text: String, _ expected: String) { #expect(meaning(text) == expected) }

  @Test(
    "a party by day, and one at night",
    arguments: [
      ("Mia's party sat 11-1", "2026-11-21T11:00/2026-11-21T13:00"),
      ("tea party sat 11-1", "2026-11-21T11:00/2026-11-21T13:00"),
      ("kids party sat 10-12", "2026-11-21T10:00/2026-11-21T12:00"),
      ("lunch party sat 12-2", "2026-11-21T12:00/2026-11-21T14:00"),
      ("kids' party sat 3-5", "2026-11-21T15:00/2026-11-21T17:00"),
      ("party sat 8-11", "2026-11-21T20:00/2026-11-21T23:00"),
      ("drinks sat 10-12", "2026-11-21T22:00/2026-11-22T00:00"),
      ("film sat 12-2", "2026-11-21T12:00/2026-11-21T14:00"),
      ("party sat at 8", "2026-11-21T20:00"), ("garden party sat at 7", "2026-11-21T19:00"),
    ])
  func party(_ text: String, _ expected: String) { #expect(meaning(text) == expected) }

  @Test(
    "the minutes of an hour are its own",
    arguments: [
      ("arrive in lyon sat at 18 h 45", "2026-11-21T18:45"), ("call giulia sat at 4 and half", "2026-11-21T16:30"),
      ("call giulia tomorrow at 8 h and half", "2026-11-21T08:30"), ("tea at 4 and a half", "2026-11-20T16:30"),
      ("dentist weds 4.15 & 4.30", "2026-11-25T16:15 & 2026-11-25T16:30"),
      ("meet at 4 and half an hour later", "2026-11-20T16:00 + 2026-11-20T10:30"),
    ])
  func minutes(_ text: String, _ expected: String) { #expect(meaning(text) == expected) }

  @Test(
    "now tells when something is to be done, not how it is",
    arguments: [
      ("the keys are at mum's now", ""), ("the car is at the garage now", ""),
      ("call mum now", "2026-11-20T10:00"),
    ])
  func now(_ text: String, _ expected: String) { #expect(meaning(text) == expected) }
}
