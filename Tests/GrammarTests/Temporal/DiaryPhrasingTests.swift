import Agenda
import Civil
import Grammar
import Testing

/// Lines as people write them in a paper diary, several days of one thing, and hours that stand behind its name.
struct DiaryPhrasingTests {
  static let phrasings = [
    // The weekday and its number first
    Phrasings(
      "todo \"bank\", due 2026-12-03T14:00", "Thu 3 - 2pm bank", "thurs 3 bank 2pm", "Thu 3 bank at 2pm",
      "Thursday 3: bank at 2pm", "thu 3 2pm bank", "Thu 3, bank 2pm"),
    Phrasings("todo \"car tax!\", due 2026-12-07", "Mon 7 car tax!", "mon 7: car tax!", "Monday 7 - car tax!"),
    Phrasings("todo \"dinner\", due 2026-12-04T20:00", "fri 4 dinner at 8", "Fri 4 dinner 8pm", "Fri 4 - dinner, 8pm"),
    Phrasings("todo \"chiropodist\", due 2026-12-09T09:40", "Wed 9 chiropodist 9.40", "wed 9 9.40 chiropodist"),
    Phrasings("todo \"chiropodist, 14 High St\", due 2026-12-09T09:40", "Wed 9 chiropodist 9.40, 14 High St"),
    Phrasings(
      "event \"Xmas fair village hall\", start 2026-12-05T11:00, end 2026-12-05T15:00",
      "Sat 5 Xmas fair 11-3 village hall", "Sat 5th Xmas fair 11-3 village hall"),
    Phrasings(
      "event \"M. away\", start 2026-12-04, end 2026-12-06, all day", "Fri 4 M. away till Sun",
      "Fri 4 dec M. away till sun"),
    // Numbers that are hours or count things
    Phrasings("todo \"gym\", due 2026-11-21T17:00", "gym sat 5", "gym sat 5pm"),
    Phrasings("todo \"gym\", due 2026-11-23T07:00", "gym mon 7", "mon 7am gym"),
    Phrasings("event \"gym\", start 2026-11-20T16:00, end 2026-11-20T18:00", "fri 4-6 gym", "fri 4 to 6 gym"),
    Phrasings("event \"bank\", start 2026-11-26T15:00, end 2026-11-26T17:00", "Thu 3 - 5pm bank"),
    Phrasings("todo \"4 people for dinner\", due 2026-11-27", "fri 4 people for dinner"),
    // The hour behind the name
    Phrasings(
      "todo \"dentist\", due 2026-12-01T10:15", "Tue 1 dec dentist 10.15", "1 dec dentist 10.15",
      "dentist 1 dec 10.15"),
    Phrasings("todo \"dentist\", due 2026-11-24T10:15", "tue dentist 10.15", "tuesday dentist, 10:15"),
    Phrasings("todo \"read chapter 3-5\", due 2026-11-27", "fri read chapter 3-5"),
    Phrasings("todo \"pay ann 10.15\", due 2026-11-24", "tue pay ann 10.15"),
    // Several days
    Phrasings(
      "todo \"gym\", due 2026-12-03T16:00, also 2026-12-10T16:00", "gym 3rd and 10th December at 4pm",
      "gym on 3 and 10 december at 4pm", "gym the 3rd & the 10th of december 4pm"),
    Phrasings(
      "todo \"show dates\", due 2026-12-17T19:00, also 2026-12-18T19:00, also 2026-12-19T19:00",
      "show dates 17, 18 and 19 december at 7pm"),
    Phrasings(
      "event \"trip\", start 2026-12-05, end 2026-12-06, all day", "trip 5 and 6 december", "trip 5-6 december"),
    Phrasings(
      "event \"trip\", start 2026-12-03, end 2026-12-10, all day", "trip between 3 and 10 december",
      "trip 3-10 december"),
    // Words that look like hours and days
    Phrasings("todo \"the big one\", due 2026-11-21", "the big one tomorrow"),
    Phrasings("todo \"call jo\", due 2026-11-21T13:00", "call jo at one tomorrow"),
    Phrasings("todo \"soak peas for tomorrows curry\", due 2026-11-20T20:00", "soak peas tonight for tomorrows curry"),
    Phrasings("todo \"txt jay\", due 2026-11-20T20:00", "txt jay at 8 tn", "txt jay at 8pm tn"),
    Phrasings("todo \"cabin in tn\"", "cabin in tn"),
    Phrasings("todo \"zwemmen\", due 2026-11-25T20:30", "woensdag zwemmen 20:30", "zwemmen on woensdag 20:30"),
    Phrasings("todo \"lunch with jo\", due 2026-11-29T13:00", "lunch with jo the following sunday 1pm"),
    Phrasings("todo \"last day of term\", due 2026-12-18T13:30", "last day of term 18th dec at 1.30"),
    // A range of hours, a place and an end
    Phrasings(
      "event \"choir at the church\", start 2026-11-24T19:00, end 2026-11-24T21:00, FREQ=WEEKLY;UNTIL=20261218;BYDAY=TU",
      "choir every tuesday 7-9pm at the church until 18 december",
      "choir every tuesday until 18 december 7-9pm at the church"),
    Phrasings("todo \"submit the form\", due 2026-11-20", "submit the form, like today"),
    Phrasings("todo \"split the essay into: a, b, c\"", "split the essay into: a, b, c"),
    Phrasings(
      "todo \"pay the plumber\", due 2026-11-27", "we must pay the plumber friday", "we need to pay the plumber friday"),
  ]

  @Test("they mean the same", arguments: phrasings)
  func means(_ phrasings: Phrasings) {
    for text in phrasings.texts {
      let lines = Self.reader.message(text).lines.compactMap(\.readings.last?.summary)
      #expect(lines == [phrasings.meaning], "\(text)")
    }
  }

  @Test("hours of several days are an event on each")
  func spans() {
    let lines = Self.reader.message("Parents evening 3rd and 10th December 3.30-6.30 at school").lines
    #expect(
      lines.compactMap(\.readings.last?.summary) == [
        "event \"Parents evening at school\", start 2026-12-03T15:30, end 2026-12-03T18:30",
        "event \"Parents evening at school\", start 2026-12-10T15:30, end 2026-12-10T18:30",
      ])
  }

  @Test(
    "a weekday and a number that do not agree are asked about",
    arguments: ["Tue 3 dentist 10.15", "Tue 3 dec dentist 10:15"])
  func disagree(_ text: String) {
    guard case .item(let item)? = Self.reader.message(text).lines[0].readings.last else {
      Issue.record("no item: \(text)")
      return
    }
    #expect(item.problem?.text.hasPrefix("Tue 3") == true)
    #expect(item.due == nil)
  }

  @Test("what is to be put on a list goes there")
  func lists() {
    #expect(
      Frozen.first("nappies, wipes and muslins pls put on shopping")
        == ["command !add nappies, wipes and muslins to shopping list"])
    #expect(Frozen.first("new tyres put on the car") == ["todo \"new tyres put on the car\""])
  }

  static let reader = Reader(
    now: Frozen.now, zone: Zone(identifier: "Europe/London") ?? .utc,
    conventions: Conventions(zone: Zone(identifier: "Europe/London") ?? .utc), vocabulary: Frozen.vocabulary)
}
