import Civil
import Grammar
import Testing

/// Lines whose hours, days and duties are told apart from each other.
@Suite struct SharedDayPhrasingTests {
  @Test(
    "an hour with minutes at the end is the hour of the day that begins the line",
    arguments: [
      ("fri carols 6.30", "carols 2026-11-20 18:30"), ("mon 23 doctors 10.15", "doctors 2026-11-23 10:15"),
      ("fri school concert 6.30", "school concert 2026-11-20 18:30"),
      ("thurs parents evening 5.45", "parents evening 2026-11-26 17:45"),
      ("fri questions 1.5", "questions 1.5 2026-11-27"), ("tomorrow collect subs 3.30", "collect subs 3.30 2026-11-21"),
      ("fri beers 3.50", "beers 3.50 2026-11-27"), ("fri read chapter 6.30", "read chapter 6.30 2026-11-27"),
    ])
  func hourAtEnd(_ said: String, _ expected: String) { #expect(Self.told(said) == [expected]) }

  @Test(
    "the same day is that of the thing before it in the line",
    arguments: [
      (
        "carol concert sunday 20 december 6pm, rehearsal 4pm same day",
        ["carol concert 2026-12-20 18:00", "rehearsal 2026-12-20 16:00"]
      ),
      (
        "dentist 3 december 9am, pick up glasses at 11 on the same day",
        ["dentist 2026-12-03 09:00", "pick up glasses 2026-12-03 11:00"]
      ),
    ])
  func sameDay(_ said: String, _ expected: [String]) { #expect(Self.told(said) == expected) }

  @Test(
    "the second errand of a line may tell its hour in figures alone",
    arguments: [
      (
        "load at felixstowe 0700 tomorrow, drop daventry 1300",
        ["load at felixstowe 2026-11-21 07:00", "drop daventry 2026-11-21 13:00"]
      ),
      ("meet ann 3pm tomorrow, bring form 1040", ["meet ann, bring form 1040 2026-11-21 15:00"]),
      ("party 8pm friday, buy 2000", ["party, buy 2000 2026-11-20 20:00"]),
    ])
  func hourInFigures(_ said: String, _ expected: [String]) { #expect(Self.told(said) == expected) }

  @Test(
    "what somebody has to do may follow its day",
    arguments: [
      ("tomorrow i need to ring the school about the trip", "ring the school about the trip 2026-11-21"),
      ("on friday i have to pay bob", "pay bob 2026-11-27"),
      ("monday we must book the hall", "book the hall 2026-11-23"),
      ("tomorrow i have a dentist appointment", "dentist appointment 2026-11-21"),
    ])
  func duty(_ said: String, _ expected: String) { #expect(Self.told(said) == [expected]) }

  @Test(
    "days of one month may stand side by side",
    arguments: [("shows 14th 15th 16th jan", 2), ("shows 14th, 15th and 16th jan", 2), ("buy 4th 5th element dvds", 0)])
  func days(_ said: String, _ more: Int) { #expect(Frozen.reader().item(said).otherTimes.count == more) }

  @Test(
    "nights worked are no repeat, and a weekend may be a deadline",
    arguments: [
      ("grace needs a lift sunday after nights 7.15am", "2026-11-22"),
      ("prescription - pick up before weekend", "2026-11-21"),
    ])
  func limits(_ said: String, _ day: String) {
    let item = Frozen.reader().item(said)
    #expect(item.due?.date.description == day && item.recurrence == nil)
  }

  @Test("what is taught for some weeks from a day and an hour on comes once a week")
  func lessons() {
    let item = Frozen.reader().item("swimming lessons from 11 jan at 4.15 for 10 weeks")
    #expect(item.name == "swimming lessons")
    #expect(item.recurrence?.frequency == .weekly && item.recurrence?.count == 10)
    #expect(item.due?.description.hasPrefix("2027-01-11") == true)
    #expect(Frozen.reader().item("away from 11 jan at 4.15 for 10 weeks").recurrence == nil)
  }

  private static func told(_ said: String) -> [String] {
    Frozen.reader().message(said).lines.compactMap { line in
      guard case .item(let item)? = line.readings.last, let when = item.due ?? item.start else { return nil }
      return [item.name, when.date.description, when.time?.description].compactMap { $0 }.joined(separator: " ")
    }
  }
}
