import Civil
import Grammar
import Testing

/// Words that look like a repeat, an hour or a day, and lines whose leftovers were kept or lost.
@Suite struct LostApostrophePhrasingTests {
  @Test(
    "a weekday that has lost its apostrophe is one day",
    arguments: [
      ("swap saturdays shift with Priya", "swap shift with Priya", "2026-11-21"),
      ("buy stuff for saturdays party", "buy stuff for party", "2026-11-21"),
      ("plan mondays lesson", "plan lesson", "2026-11-23"),
    ])
  func owned(_ said: String, _ name: String, _ day: String) {
    let item = Frozen.reader().item(said)
    #expect([item.name, item.due?.date.description] == [name, day])
    #expect(item.recurrence == nil)
  }

  @Test(
    "weekdays in the plural repeat",
    arguments: ["football saturdays", "gym mondays leg day", "milk for saturdays and sundays", "yoga on mondays at 6"])
  func plural(_ said: String) { #expect(Frozen.reader().item(said).recurrence != nil) }

  @Test(
    "nights that are counted are no repeat", arguments: ["so tired today, 3 nights in a row", "hotel paris 2 nights"])
  func nights(_ said: String) {
    let item = Frozen.reader().item(said)
    #expect(item.recurrence == nil && item.due?.time == nil)
  }

  @Test(
    "a length a day repeats daily, and is kept",
    arguments: [
      ("practice 20 mins a day", "practice", 1200), ("walk dog half an hour a day", "walk dog", 1800),
      ("read 20 minutes every day", "read", 1200),
    ])
  func aDay(_ said: String, _ name: String, _ seconds: Int) {
    let item = Frozen.reader().item(said)
    #expect(item.name == name && item.estimate == seconds)
    #expect(item.recurrence?.frequency == .daily)
  }

  @Test("hours of no day come every day")
  func hoursEachDay() {
    #expect(Frozen.reader().item("drink water every 2 hours from 8 to 8").recurrence?.frequency == .daily)
    #expect(Frozen.reader().item("meds every 2 hours from 8 to 8 tomorrow").recurrence?.count == 7)
    #expect(Frozen.reader().item("check turkey every hour from 1 to 4").recurrence?.count == 4)
  }

  @Test(
    "the hour that was told is taken",
    arguments: [
      ("valuation at 9 The Paddock mon 9.15", "09:15"), ("viewing at 14 Elm Grove saturday 10am", "10:00"),
      ("dentist 3 december at hours 15", "15:00"), ("dentist 3 december at 15 hours", "15:00"),
      ("nursery run 8.15 weekdays", "08:15"),
      ("call ann on the monday before 3pm", "15:00"),
    ])
  func hours(_ said: String, _ time: String) { #expect(Frozen.reader().item(said).due?.time?.description == time) }

  @Test(
    "what leads in, joins or asks is no part of the name",
    arguments: [
      ("ok. dentist friday at 3", "dentist"), ("oh ok, dentist friday at 3", "dentist"),
      ("mum's appointment is wed 2nd at 14:20, ward 6", "mum's appointment, ward 6"),
      ("do the form in 20 mins remind me", "do the form"), ("buy 12 eggs by 15 December", "buy 12 eggs"),
      ("call 3 clients by 4pm", "call 3 clients"), ("ask ben to remind me tomorrow", "ask ben to remind me"),
      ("okra, tomatoes friday", "okra, tomatoes"), ("cut wood 3 metres by 2", "cut wood 3 metres by 2"),
    ])
  func names(_ said: String, _ name: String) { #expect(Frozen.reader().item(said).name == name) }

  @Test("two days for one thing are both kept")
  func block() {
    #expect(Frozen.reader().item("Block Tuesday and Wednesday for the Muller job").otherTimes.count == 1)
  }

  @Test("what an event does not hold is told")
  func untold() {
    #expect(Frozen.reader().item("meeting tomorrow 2-3pm p1").unused == ["p1"])
    #expect(Frozen.reader().item("take lunchbox at 7.15pm on those days").unused == ["on those days"])
    #expect(Frozen.reader().item("white pill in the morning, blue one at bedtime").unused == ["at bedtime"])
    #expect(Frozen.reader().item("the statin at bedtime, 10 o'clock").unused == nil)
    #expect(Frozen.reader().item("call the bank tomorrow p1").unused == nil)
  }
}
