import Agenda
import Civil
import Foundation
import ICalendar
import Testing

@Suite struct ItemTests {
  @Test func `an event has its times in its person's zone and ends where it was said to`() throws {
    let calendar = try Samples.calendar([Samples.event("lunch", "2026-11-21T12:00", "2026-11-21T13:00")])
    let event = try #require(calendar.parts("VEVENT").first)
    #expect(
      event.lines("UID", "SUMMARY", "DTSTART", "DTEND") == [
        "UID:7@ledger.nuthatch", "SUMMARY:lunch", "DTSTART;TZID=Europe/London:20261121T120000",
        "DTEND;TZID=Europe/London:20261121T130000",
      ])
    #expect(calendar.parts("VTIMEZONE").map { $0.lines("TZID") } == [["TZID:Europe/London"]])
  }

  @Test func `an event with a zone of its own is in that zone, and UTC needs no description`() throws {
    let calendar = try Samples.calendar([
      Samples.event("call", "2026-11-21T17:00", zone: "America/New_York"),
      Samples.event("launch", "2026-11-21T17:00", zone: "Etc/UTC"),
    ])
    #expect(
      calendar.parts("VEVENT").flatMap { $0.lines("DTSTART") }
        == ["DTSTART;TZID=America/New_York:20261121T170000", "DTSTART:20261121T170000Z"])
    #expect(calendar.parts("VTIMEZONE").map { $0.lines("TZID") } == [["TZID:America/New_York"]])
  }

  @Test(arguments: [("2026-05-03", nil, nil), ("2026-05-03", "2026-05-05", "DTEND;VALUE=DATE:20260506")])
  func `whole days end on the day after the last`(start: String, end: String?, written: String?) throws {
    let event = try #require(try Samples.calendar([Samples.event("fair", start, end)]).parts("VEVENT").first)
    #expect(event.lines("DTSTART") == ["DTSTART;VALUE=DATE:20260503"])
    #expect(event.lines("DTEND") == [written].compactMap { $0 })
  }

  @Test func `the last moment of a series is an instant where it has times, and a day where it has days`() throws {
    var timed = Samples.event("class", "2026-05-04T19:00")
    timed.recurrence = Recurrence(.weekly)
    timed.recurrence?.until = Samples.when("2026-07-27")
    var whole = Samples.event("market", "2026-05-04")
    whole.recurrence = timed.recurrence
    let calendar = try Samples.calendar([timed, whole])
    #expect(
      calendar.parts("VEVENT").flatMap { $0.lines("RRULE") }
        == ["RRULE:FREQ=WEEKLY;UNTIL=20260727T225959Z", "RRULE:FREQ=WEEKLY;UNTIL=20260727"])
  }

  @Test(arguments: [
    (Recurrence.Frequency.monthly, "2026-01-31", "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"),
    (.monthly, "2026-01-30", "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1"), (.monthly, "2026-01-28", "FREQ=MONTHLY"),
    (.yearly, "2028-02-29", "FREQ=YEARLY;BYMONTHDAY=28,29;BYMONTH=2;BYSETPOS=-1"),
  ])
  func `a month's end that comes back is said in days`(
    frequency: Recurrence.Frequency, start: String, rule: String
  ) throws {
    var event = Samples.event("rent", start)
    event.recurrence = Recurrence(frequency)
    event.recurrence?.clampsToMonthEnd = true
    #expect(try Samples.calendar([event]).parts("VEVENT").first?.lines("RRULE") == ["RRULE:\(rule)"])
  }

  @Test func `what is left out of a series is told in its zone`() throws {
    var event = Samples.event("class", "2026-05-04T19:00")
    event.recurrence = Recurrence(.weekly)
    event.recurrence?.exceptions = [CivilDateTime("2026-05-11T19:00")].compactMap { $0 }
    #expect(
      try Samples.calendar([event]).parts("VEVENT").first?.lines("EXDATE")
        == ["EXDATE;TZID=Europe/London:20260511T190000"])
  }

  @Test func `Easter is told day by day`() throws {
    var event = Samples.event("easter", "2026-04-05")
    event.recurrence = Recurrence(.yearly)
    event.recurrence?.byEaster = [0]
    let lines = try #require(try Samples.calendar([event]).parts("VEVENT").first).lines("RDATE", "RRULE")
    #expect(lines.first?.hasPrefix("RDATE;VALUE=DATE:20260405,20270328,20280416,") == true && lines.count == 1)
  }

  @Test func `a todo has its due moment, priority and everything else there is of it`() throws {
    var todo = Samples.todo("call jimmy", due: "2026-11-21T17:00")
    todo.priority = 2
    todo.list = "work"
    todo.tags = ["errand", "phone"]
    todo.place = "office"
    todo.people = ["@ann"]
    todo.note = "ask, twice"
    todo.url = "https://example.org/a,b;c"
    todo.estimate = 5400
    let component = try #require(try Samples.calendar([], [todo]).parts("VTODO").first)
    #expect(
      component.lines.dropFirst(5).map(\.description) == [
        "DUE;TZID=Europe/London:20261121T170000", "PRIORITY:5", "STATUS:NEEDS-ACTION",
        "CATEGORIES:work,errand,phone", "X-NUTHATCH-LIST:work", "LOCATION:office", "CONTACT:@ann",
        #"DESCRIPTION:ask\, twice"#, "URL:https://example.org/a,b;c", "X-NUTHATCH-ESTIMATE:PT1H30M",
      ])
  }

  @Test func `a completed todo says when, and rings no more`() throws {
    var todo = Samples.todo("call jimmy", due: "2026-11-21T17:00")
    todo.completed = Samples.now
    let component = try #require(try Samples.calendar([], [todo]).parts("VTODO").first)
    #expect(
      component.lines("STATUS", "COMPLETED", "PERCENT-COMPLETE")
        == ["STATUS:COMPLETED", "COMPLETED:20261120T100000Z", "PERCENT-COMPLETE:100"])
    #expect(component.components.isEmpty)
  }

  @Test func `a repeating todo counts from its open occurrence, and what was counted is counted no more`() throws {
    var todo = Samples.todo("trash", due: "2026-11-23T20:00")
    todo.seriesStart = Samples.when("2026-11-09T20:00")
    todo.recurrence = Recurrence(.weekly)
    todo.recurrence?.count = 10
    let component = try #require(try Samples.calendar([], [todo]).parts("VTODO").first)
    #expect(
      component.lines("DTSTART", "DUE", "RRULE") == [
        "DTSTART;TZID=Europe/London:20261123T200000", "DUE;TZID=Europe/London:20261123T200000",
        "RRULE:FREQ=WEEKLY;COUNT=8",
      ])
  }

  @Test func `a moved occurrence leaves its series where it is`() throws {
    var todo = Samples.todo("trash", due: "2026-11-23T20:00")
    todo.seriesStart = todo.due
    todo.recurrence = Recurrence(.weekly)
    todo.move(to: Samples.when("2026-11-24T08:00"))
    let parts = try Samples.calendar([], [todo]).parts("VTODO")
    #expect(
      parts.map { $0.lines("RECURRENCE-ID", "DUE") } == [
        ["DUE;TZID=Europe/London:20261123T200000"],
        ["RECURRENCE-ID;TZID=Europe/London:20261123T200000", "DUE;TZID=Europe/London:20261124T080000"],
      ])
    #expect(Set(parts.flatMap { $0.lines("UID") }).count == 1)
  }

  @Test func `a todo that repeats after it is done stands alone`() throws {
    var todo = Samples.todo("water plants", due: "2026-11-23")
    todo.recurrence = Recurrence(.daily, interval: 3)
    todo.repeatFrom = .completion
    let component = try #require(try Samples.calendar([], [todo]).parts("VTODO").first)
    #expect(component.lines("RRULE", "DUE") == ["DUE;VALUE=DATE:20261123"])
  }

  @Test(
    arguments: [
      (nil, ["TRIGGER:-PT15M"]), ([], []), ([Reminder(seconds: 3600), .onTime], ["TRIGGER:-PT1H", "TRIGGER:PT0S"]),
      ([Reminder(days: 1)], ["TRIGGER:-P1D"]),
      ([Reminder(days: 1, time: CivilTime(hour: 9, minute: 0))], ["TRIGGER;VALUE=DATE-TIME:20261120T090000Z"]),
    ] as [([Reminder]?, [String])])
  func `an event's reminders are its alarms`(reminders: [Reminder]?, triggers: [String]) throws {
    var event = Samples.event("lunch", "2026-11-21T12:00")
    event.reminders = reminders
    let alarms = try Samples.calendar([event]).parts("VALARM")
    #expect(alarms.flatMap { $0.lines("TRIGGER") } == triggers)
    #expect(alarms.allSatisfy { $0.lines("ACTION", "DESCRIPTION") == ["ACTION:DISPLAY", "DESCRIPTION:lunch"] })
  }

  @Test func `a todo rings when it is due, and a day's in the morning`() throws {
    let todos = [Samples.todo("call", due: "2026-11-21T17:00"), Samples.todo("bins", due: "2026-07-21")]
    #expect(
      try Samples.calendar([], todos).parts("VALARM").flatMap { $0.lines("TRIGGER") }
        == ["TRIGGER;RELATED=END:PT0S", "TRIGGER;VALUE=DATE-TIME:20260721T080000Z"])
  }

  @Test func `a repeating day's alarm counts from its midnight`() throws {
    var event = Samples.event("market", "2026-05-04")
    event.recurrence = Recurrence(.weekly)
    event.reminders = [.onTime, Reminder(days: 1, time: CivilTime(hour: 20, minute: 0))]
    #expect(
      try Samples.calendar([event]).parts("VALARM").flatMap { $0.lines("TRIGGER") } == [
        "TRIGGER:PT9H", "TRIGGER:-PT4H",
      ])
  }

  @Test func `what was put off rings once more`() throws {
    var todo = Samples.todo("call", due: "2026-11-21T17:00")
    todo.reminders = []
    todo.snoozed = Samples.when("2026-11-22T09:00")
    #expect(
      try Samples.calendar([], [todo]).parts("VALARM").flatMap { $0.lines("TRIGGER") }
        == ["TRIGGER;VALUE=DATE-TIME:20261122T090000Z"])
  }

  @Test func `what has not changed is written the same at any time of the year`() throws {
    let feed = Feed(
      person: try Samples.person(), todos: [Samples.todo("a", due: "2026-11-21")],
      events: [Samples.event("b", "2026-11-21T09:00")], realm: "x")
    #expect(feed.calendar(at: Samples.now).written == feed.calendar(at: Samples.now.addingTimeInterval(86_400)).written)
  }
}
