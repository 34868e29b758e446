import Agenda
import Civil
import Testing

@testable import Grammar

/// The end of a repeat beside its hour, and the days that it leaves out.
struct RepeatBoundTests {
  static let ends = [
    Phrasings(
      "FREQ=WEEKLY;UNTIL=20270601;BYDAY=MO 07:00",
      "every monday at 7 until 1 june", "mondays at 7 until 1 june", "every monday at 7 till the 1st of june",
      "at 7 every monday until 1 june", "at 7 until 1 june every monday", "every monday at 7 to 1 june",
      "every monday until 1 june at 7", "every monday at 7am until 1 june", "every monday at 7:00 through 1 june"),
    Phrasings(
      "FREQ=WEEKLY;UNTIL=20270601;BYDAY=MO,WE,FR 07:00",
      "mon/wed/fri at 7 until 1 june", "every mon, wed and fri at 7 until 1 june"),
    Phrasings(
      "FREQ=DAILY;UNTIL=20261205 08:00",
      "every day at 8 until 5 december", "daily at 8 until 5 december", "every day around 8 until 5 december",
      "at 8 until 5 december every day", "every day at 8 until dec 5", "every day at 8 until 5/12"),
  ]

  @Test("an hour behind at is none of the days until which it repeats", arguments: ends)
  func end(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(meaning(text) == phrasings.meaning, "\(text)") }
  }

  @Test(
    "days of a month are still a range",
    arguments: [
      ("3-5 june", "2027-06-03/2027-06-05"), ("from 3 to 5 june", "2027-06-03/2027-06-05"),
      ("3 until 5 june", "2027-06-03/2027-06-05"), ("at 7 until 1 june", "2027-06-01T07:00"),
    ])
  func range(_ text: String, _ expected: String) { #expect(meaning(text) == expected) }

  @Test(
    "each day that a list leaves out is left out",
    arguments: [
      ("every friday except 25 dec and 1 jan", ["2026-12-25", "2027-01-01"]),
      ("every friday except 25 dec, 1 jan", ["2026-12-25", "2027-01-01"]),
      ("every friday except on 25 dec, 1 jan and 8 jan", ["2026-12-25", "2027-01-01", "2027-01-08"]),
      ("every friday but not 25 dec or 1 jan", ["2026-12-25", "2027-01-01"]),
      ("every day except christmas and boxing day", ["2026-12-25", "2026-12-26"]),
      ("every day except 25 and 26 dec", ["2026-12-25", "2026-12-26"]),
      ("every day except 25, 26 and 27 dec", ["2026-12-25", "2026-12-26", "2026-12-27"]),
      ("every day except 25-27 dec", ["2026-12-25", "2026-12-26", "2026-12-27"]),
      ("every day except 31 dec to 1 jan", ["2026-12-31", "2027-01-01"]),
      ("every day except sunday and 25 dec", ["2026-12-25"]),
      ("every friday except 25 dec", ["2026-12-25"]),
      ("every friday except 25 dec and milk", ["2026-12-25"]),
      ("every friday", []),
    ])
  func leftOut(_ text: String, _ expected: [String]) {
    let reader = TemporalReader(now: Frozen.now, zone: .utc, conventions: Conventions(zone: .utc))
    let found = reader.expressions(in: text)
    #expect(found.first?.recurrence?.exceptions.map { $0.date.description } == expected)
    #expect(found.first?.date?.components.month != 1 && found.count == 1, "no day left out is the first one")
  }
}
