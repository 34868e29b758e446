import Agenda
import Civil
import Grammar
import Testing

/// Spans, repeats of so many days, and hours that stand apart from their day.
struct SpanPhrasingTests {
  static let phrasings = [
    Phrasings(
      "todo \"call mum\", due 2026-11-22T18:00, FREQ=WEEKLY;BYDAY=SU",
      "call mum every sunday 6pm uk time",
      "call mum sundays at 6pm london time"),
    Phrasings(
      "todo \"ring the gp\", due 2026-11-23T09:00", "ring the gp monday first thing", "ring the gp first thing monday",
      "monday first thing ring the gp", "ring the gp monday first thing in the morning"),
    Phrasings(
      "todo \"first bin collection\", due 2026-11-23", "monday first bin collection", "first bin collection monday"),
    Phrasings(
      "todo \"choir\", due 2026-11-20T19:00, FREQ=MONTHLY;BYDAY=3FR", "choir every third friday, 7pm",
      "choir every third friday 7pm", "every third friday, 7pm choir"),
    Phrasings(
      "todo \"duty\", due 2026-12-06T09:45, FREQ=MONTHLY;BYDAY=1SU", "duty every first sunday, 9.45",
      "every first sunday duty, 9.45"),
    Phrasings(
      "todo \"I'm on playground duty\", due 2026-11-24T09:45, FREQ=WEEKLY;BYDAY=TU",
      "every tuesday I'm on playground duty, 9.45"),
    Phrasings(
      "event \"flight\", start 2026-12-03T11:40, end 2026-12-04T08:15", "flight 3 dec, dep 11:40 arr 08:15 next day",
      "flight 3 dec 11:40, lands 08:15 next day", "flight 3 dec, 11:40-08:15 the next day",
      "flight 3 dec 11:40 to 08:15 the following day"),
    Phrasings(
      "event \"ferry\", start 2026-12-03T11:40, end 2026-12-04T13:15", "ferry 3 dec 11:40-13:15 next day",
      "ferry 3 dec dep 11:40 arr 13:15 next day"),
    Phrasings(
      "event \"meeting\", start 2026-11-21T14:00, end 2026-11-21T15:00", "meeting 2-3pm next day",
      "meeting from 2 to 3pm next day"),
    Phrasings(
      "todo \"hand in essay\", due 2026-11-27T23:59", "hand in essay by midnight on friday",
      "hand in essay by midnight friday", "hand in essay by friday midnight", "hand in essay before midnight on friday"),
    Phrasings(
      "todo \"hand in essay\", due 2026-11-20T23:59", "hand in essay by midnight", "hand in essay by midnight tonight"),
    Phrasings(
      "todo \"tablet\", due 2026-11-20, FREQ=DAILY;UNTIL=20261124", "tablet every day for 5 days",
      "tablet daily for 5 days", "for 5 days tablet daily"),
    Phrasings(
      "todo \"yoga\", due 2026-11-24, FREQ=WEEKLY;UNTIL=20270129;BYDAY=TU", "yoga every tuesday for 10 weeks"),
    Phrasings(
      "todo \"meds\", due 2026-11-21T09:00, FREQ=DAILY;UNTIL=20261123", "meds at 9 for 3 days", "meds for 3 days at 9",
      "meds tomorrow at 9 for 3 days"),
    Phrasings(
      "event \"rent a van\", start 2026-11-21T09:00, end 2026-11-24T09:00", "rent a van at 9 for 3 days",
      "rent a van tomorrow at 9 for 3 days"),
    Phrasings(
      "event \"puppy class\", start 2026-11-24T19:00, end 2026-11-24T20:00, FREQ=WEEKLY;COUNT=6;BYDAY=TU",
      "puppy class tues 7 till 8pm for 6 weeks", "puppy class tuesday 7-8pm for 6 weeks"),
    Phrasings("event \"puppy class\", start 2026-11-24T07:00, end 2026-11-24T08:00", "puppy class tues, 7 till 8"),
    Phrasings(
      "event \"nights\", start 2026-11-20T20:00, end 2026-11-21T08:00, FREQ=WEEKLY;UNTIL=20261122;BYDAY=FR,SA,SU",
      "nights fri sat sun this week, 8pm to 8am", "nights fri sat sun 8pm to 8am this week"),
    Phrasings(
      "event \"rehearsal at the hall\", start 2026-11-26T19:00, end 2026-11-26T22:00, FREQ=WEEKLY;BYDAY=TH",
      "rehearsal thursdays 7-10pm at the hall starting next week",
      "rehearsal at the hall thursdays 7-10pm starting next week"),
    Phrasings(
      "event \"dinner at mums\", start 2026-11-27, end 2026-11-29, all day", "dinner friday to sunday at mums"),
    Phrasings(
      "todo \"school run\", due 2026-11-23T09:00, FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "school run mon to fri 9am"),
    Phrasings("todo \"off work\", due 2026-11-27, also 2026-11-28", "off work friday and saturday"),
    Phrasings(
      "todo \"lunch at the Red Lion, for 1\", due 2026-11-29T12:30",
      "lunch a week on Sunday at the Red Lion, 12.30 for 1"),
    Phrasings("todo \"party\", due 2026-12-12T19:00", "party 12 dec, 7 for 7.30", "party 12 dec 7pm for 7.30pm"),
    Phrasings("todo \"table for 8\", due 2026-11-20T19:30", "table friday 7.30pm for 8"),
    Phrasings(
      "todo \"meeting\", due 2026-12-08T19:30, FREQ=MONTHLY;BYDAY=2TU;BYMONTH=1,2,3,4,5,6,7,9,10,11,12",
      "meeting second tuesday of the month 7.30pm except august",
      "meeting the 2nd tuesday of the month 7.30pm except in august"),
    Phrasings("todo \"buy candles\", due 2026-12-24", "buy candles 24.12."),
    Phrasings("todo \"hotel check in\", due 2026-12-04T15:00", "hotel check in 4 dec 3pm"),
    Phrasings("todo \"check with bob\", due 2026-11-24", "check in 4 days with bob"),
  ]

  @Test("spans and repeats in other words", arguments: phrasings)
  func same(_ phrasings: Phrasings) {
    for text in phrasings.texts { #expect(items(text) == [phrasings.meaning], "\(text)") }
  }

  @Test(
    "an amount is no day, and a thing no list",
    arguments: [
      ("refund jo 24.12", "todo \"refund jo 24.12\""), ("pay bob 24.12", "todo \"pay bob 24.12\""),
      ("buy shares at 24.12", "todo \"buy shares at 24.12\""), ("get petrol 30.12", "todo \"get petrol 30.12\""),
      ("buy stamps 18.11", "todo \"buy stamps 18.11\""),
      ("every hour for 2 days drink water", "todo \"drink water\", due 2026-11-20T11:00, FREQ=HOURLY;UNTIL=20261122"),
      ("right shoe: heel, sole, toe", "todo \"heel\", list right shoe"),
    ])
  func nearMiss(_ text: String, _ expected: String) {
    #expect(items(text).first == expected)
  }

  @Test(
    "a line gives several things, or several hours of one thing, a day each",
    arguments: [
      (
        "shifts next week: mon 7-3, thu 2-10",
        [
          "event \"shifts\", start 2026-11-23T07:00, end 2026-11-23T15:00",
          "event \"shifts\", start 2026-11-26T14:00, end 2026-11-26T22:00",
        ]
      ),
      (
        "birthdays: Tom 2 dec, Anjali 19 jan",
        [
          "todo \"Tom's birthday\", due 2026-12-02, FREQ=YEARLY",
          "todo \"Anjali's birthday\", due 2027-01-19, FREQ=YEARLY",
        ]
      ),
      (
        "birthday: balloons, cake, candles",
        ["todo \"balloons\", list birthday", "todo \"cake\", list birthday", "todo \"candles\", list birthday"]
      ),
      ("ok brain dump: milk, bread, eggs", ["todo \"milk\"", "todo \"bread\"", "todo \"eggs\""]),
      (
        "ok shopping: milk, bread, eggs",
        ["todo \"milk\", list shopping", "todo \"bread\", list shopping", "todo \"eggs\", list shopping"]
      ),
      (
        "flight lands 11:40, taxi 12:30",
        ["todo \"flight lands\", due 2026-11-20T11:40", "todo \"taxi\", due 2026-11-20T12:30"]
      ),
      (
        "meeting 11:00, mum's flight lands 11:40",
        ["todo \"meeting\", due 2026-11-20T11:00", "todo \"mum's flight lands\", due 2026-11-20T11:40"]
      ),
    ])
  func each(_ text: String, _ expected: [String]) { #expect(items(text) == expected) }

  @Test(
    "words that say no more beside a date are no part of the name",
    arguments: [
      ("Brighton half 28 feb, need to be there by 8.15", "Brighton half"), ("be there at 8", "be there"),
      ("water the plants every sunday evening period", "water the plants"), ("trial period friday", "trial period"),
      ("meeting with anna thursday at ten full stop", "meeting with anna"), ("buy milk full stop", "buy milk"),
      ("learn about the full stop", "learn about the full stop"), ("put in a full stop", "put in a full stop"),
      ("swimming lesson comma saturday at nine", "swimming lesson"),
      ("pick up comma butterfly book", "pick up comma butterfly book"),
    ])
  func name(_ text: String, _ expected: String) {
    let told = Self.reader.message(text).lines.compactMap(\.readings.last)
    guard case .item(let item)? = told.first else {
      Issue.record("no item")
      return
    }
    #expect(item.name == expected)
  }

  static let added = sayings([
    "command !event meeting with the accountant wednesday at eleven": [
      "add a meeting with the accountant wednesday at eleven",
      "create a meeting with the accountant wednesday at eleven",
    ],
    "command !event meeting friday 10": ["add meeting friday 10", "add a meeting friday 10"],
    "command !event meeting tomorrow at 3 with bob": ["add a meeting tomorrow at 3 with bob"],
    "command !add dentist appointment friday at 3": ["add a dentist appointment friday at 3"],
    "command !add alarm at 7": ["add an alarm at 7"],
    "command !add the wedding 19th dec": ["put the wedding in then, 19th dec", "ok put the wedding in then, 19th dec"],
    "remark unclear": ["ok book me in for the wedding then, 3pm"],
  ])

  @Test("what is added is called by all of its name", arguments: added)
  func add(_ saying: Saying) { #expect(Frozen.first(saying.said) == [saying.means]) }

  @Test(
    "errands with those verbs stay errands",
    arguments: [
      "add a bit of salt to the soup", "put in new bulbs then paint the wall", "schedule a meeting with my colleague",
    ])
  func errand(_ text: String) { #expect(Frozen.first(text) == ["todo \"\(text)\""]) }

  static let reader = Reader(
    now: Frozen.now, zone: Zone(identifier: "Europe/London") ?? .utc,
    conventions: Conventions(zone: Zone(identifier: "Europe/London") ?? .utc), vocabulary: Frozen.vocabulary)

  private func items(_ text: String) -> [String] {
    Self.reader.message(text).lines.compactMap(\.readings.last?.summary)
  }
}
