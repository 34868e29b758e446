import Civil
import Grammar
import Testing

/// Lines that tell of two or more things, each at its own time, and lines that only look so.
@Suite struct SeveralInLinePhrasingTests {
  @Test(
    "hours in figures that end a line are those of the second thing, on the same day",
    arguments: [
      (
        "jade fringe trim 1pm tomorrow 30 mins, denise perm 2.30 til 4.30",
        ["jade fringe trim 2026-11-21 13:00", "denise perm 2026-11-21 14:30"]
      ),
      (
        "jade trim 1pm tomorrow, denise perm 2.30-4.30",
        ["jade trim 2026-11-21 13:00", "denise perm 2026-11-21 14:30"]
      ),
      (
        "interview tuesday 10am, team meeting 2.15 to 3.45",
        ["interview 2026-11-24 10:00", "team meeting 2026-11-24 14:15"]
      ),
      (
        "high water 0614 tomorrow, leave mooring 5.30",
        ["high water 2026-11-21 06:14", "leave mooring 2026-11-21 05:30"]
      ),
      ("curtains friday 3pm, width 2.30-4.15m", ["curtains, width 2.30-4.15m 2026-11-20 15:00"]),
      ("shop tomorrow 5pm, gravel 2.20 to 4.70", ["shop, gravel 2.20 to 4.70 2026-11-21 17:00"]),
    ])
  func hours(_ said: String, _ expected: [String]) { #expect(Self.told(said) == expected) }

  @Test(
    "a day before a colon is that of each hour behind it",
    arguments: [
      (
        "viewings tue: 10am 12 Elm Rd, 11.30 flat 3 Mill Ct, 2pm 8 High St",
        [
          "viewings 12 Elm Rd 2026-11-24 10:00", "viewings flat 3 Mill Ct 2026-11-24 11:30",
          "viewings 8 High St 2026-11-24 14:00",
        ]
      ),
      ("tomorrow: 9 dentist, 11 hair", ["dentist 2026-11-21 09:00", "hair 2026-11-21 11:00"]),
      ("monday: 9.15 dentist, 2.30 haircut", ["dentist 2026-11-23 09:15", "haircut 2026-11-23 14:30"]),
      (
        "clients sat: 10 jade, 12 denise, 3 kezia",
        [
          "clients jade 2026-11-21 10:00", "clients denise 2026-11-21 12:00",
          "clients kezia 2026-11-21 15:00",
        ]
      ),
      ("saturday: 9 cakes, 11 pies", ["9 cakes, 11 pies 2026-11-21"]),
      ("saturday: 2 bread, 3 milk", ["2 bread, 3 milk 2026-11-21"]),
      ("tomorrow: 10 eggs, 12 sausage rolls", ["10 eggs, 12 sausage rolls 2026-11-21"]),
    ])
  func hoursOfDay(_ said: String, _ expected: [String]) { #expect(Self.told(said) == expected) }

  @Test(
    "when to meet is told beside the start",
    arguments: [
      (
        "match sunday KO 10.30 away at Barry, meet 9.15 at the club",
        ["match KO away at Barry 2026-11-22 10:30", "meet at the club 2026-11-22 09:15"]
      ),
      (
        "match sunday kickoff 10.30, meet 9.15 at the club",
        ["match kickoff 2026-11-22 10:30", "meet at the club 2026-11-22 09:15"]
      ),
      ("meet 9.15 at the club sunday", ["meet at the club 2026-11-22 09:15"]),
    ])
  func meeting(_ said: String, _ expected: [String]) { #expect(Self.told(said) == expected) }

  @Test(
    "two things every day share their verb, and each has its hour",
    arguments: [
      (
        "Please could you remind me to take my blood pressure tablet every morning at 8 and the water tablet at midday",
        ["take my blood pressure tablet 2026-11-21 08:00 daily", "take the water tablet 2026-11-20 12:00 daily"]
      ),
      (
        "feed the cat every day at 7 and the fish at 6pm",
        ["feed the cat 2026-11-21 07:00 daily", "feed the fish 2026-11-20 18:00 daily"]
      ),
      (
        "meet ann every day at 3 and tell the others at 4pm",
        ["meet ann and tell the others at 4pm 2026-11-20 15:00 daily"]
      ),
    ])
  func everyDay(_ said: String, _ expected: [String]) { #expect(Self.told(said) == expected) }

  @Test(
    "an errand at a distance from the day of its line has a day of its own",
    arguments: [
      (
        "Gas safety certificate flat 2 expires 3/2/27, book engineer a month before",
        ["Gas safety certificate flat 2 expires 2027-02-03", "book engineer 2027-01-03"]
      ),
      (
        "MOT runs out 12 march, book the garage 2 weeks before.",
        ["MOT runs out 2027-03-12", "book the garage 2027-02-26"]
      ),
      (
        "mum's flight lands tue 6pm, ring taxi the day before",
        ["mum's flight lands 2026-11-24 18:00", "ring taxi 2026-11-23"]
      ),
      (
        "My flight is 19 december 22:10, be at the airport 3 hours before",
        ["My flight 2026-12-19 22:10", "be at the airport 2026-12-19 19:10"]
      ),
      (
        "exam 14 jan 9am, ring nan an hour after", ["exam 2027-01-14 09:00", "ring nan 2027-01-14 10:00"]
      ),
    ])
  func beside(_ said: String, _ expected: [String]) { #expect(Self.told(said) == expected) }

  @Test(
    "what names nothing, or would be past, is no errand of its own",
    arguments: [
      "meeting with sunbeam thu 10 dec 3pm, prep 1 hour before", "MOT runs out 12 march, book it 2 weeks before",
      "party tomorrow 8pm, book hall a month before",
      "insurance renewal is 3 march, can you remind me 2 weeks before",
    ])
  func notBeside(_ said: String) { #expect(Self.told(said).count == 1, "\(Self.told(said))") }

  @Test(
    "what stands in brackets is not parted",
    arguments: [
      "Draft abstract for Lisbon conference (deadline 15 Jan, aim to finish by 20 Dec)",
      "Book hall (viewed 3 Dec. deposit by 10 Dec)", "party friday (cake at 3, games at 4)",
      "see ann tomorrow (back on 15 jan, away till then)",
    ])
  func brackets(_ said: String) {
    let told = Self.told(said)
    #expect(told.count == 1 && told[0].contains("(") && told[0].contains(")"), "\(told)")
  }

  @Test(
    "a day of the month is in the month told before it",
    arguments: [
      ("order cake 5 jan, pick up 20th", ["order cake 2027-01-05", "pick up 2027-01-20"]),
      ("dress rehearsal 12 jan, matinee 16th", ["dress rehearsal 2027-01-12", "matinee 2027-01-16"]),
      ("wedding 20 jan, reply by 5th", ["wedding 2027-01-20", "reply 2026-12-05"]),
    ])
  func month(_ said: String, _ expected: [String]) { #expect(Self.told(said) == expected) }

  /// The names and times of the items that a line tells of.
  private static func told(_ said: String) -> [String] {
    Frozen.reader().message(said).lines.compactMap { line in
      guard case .item(let item)? = line.readings.last, let when = item.due ?? item.start else { return nil }
      let pace = item.recurrence.map { $0.frequency == .daily ? "daily" : "\($0.frequency)" }
      return [item.name, when.date.description, when.time?.description, pace].compactMap { $0 }.joined(separator: " ")
    }
  }
}
