import Agenda
import Civil
import Foundation
import Testing

@testable import Feeds

@Suite struct CalendarReadingTests {
  @Test func `an event has all that its calendar tells`() throws {
    let reading = Samples.read(Samples.calendar)
    #expect(reading.title == "Union House" && reading.isComplete && reading.refusal == nil && reading.problems.isEmpty)
    let event = try #require(reading.events.first)
    #expect(event.key == CommunityEvent.Key(uid: "games@union") && event.name == "Board games" && event.sequence == 2)
    #expect(event.start == When("2026-11-27T19:00")?.inZone("Europe/London"))
    #expect(event.end == When("2026-11-27T22:00")?.inZone("Europe/London"))
    #expect(event.place == "Union House, Room 2" && event.categories == ["Social", "Games"])
    #expect(event.url == "https://union.example/games" && event.organiser == "Games Society")
    #expect(event.coordinates == CommunityEvent.Coordinates(51.5, -0.1))
    #expect(event.note == "Bring your own.\nTea is free.")
    #expect(
      event.rules.map(\.rrule) == ["FREQ=WEEKLY;COUNT=5"] && event.exceptions.map(\.description) == ["2026-12-04T19:00"]
    )
    #expect(reading.events[1].recurrenceID == "20261211T190000Z")
    #expect(reading.events[2].start == When("2026-12-05") && reading.events[2].end == When("2026-12-06"))
  }

  @Test func `a series occurs but for dates left out, with the one that was moved`() throws {
    let series = EventSeries.series(of: Samples.read(Samples.calendar).events)
    let found = series[0].occurrences(in: try Self.window("2026-11-01", "2027-02-01"), zone: Samples.london)
    #expect(
      found.map { $0.start.description } == [
        "2026-11-27T19:00", "2026-12-12T14:00", "2026-12-18T19:00", "2026-12-25T19:00",
      ])
  }

  @Test(arguments: [
    ("DTSTART;TZID=GMT Standard Time:20260701T190000", "2026-07-01T19:00 Europe/London"),
    ("DTSTART;TZID=\"(UTC+00:00) Lisbon\":20260701T190000", "2026-07-01T19:00 Europe/London"),
    ("DTSTART;TZID=/example.org/2004_1/America/Chicago:20260701T190000", "2026-07-01T19:00 America/Chicago"),
    ("DTSTART;TZID=america/new_york:20260701T190000", "2026-07-01T19:00 America/New_York"),
    ("DTSTART:20260701T190000Z", "2026-07-01T19:00 Etc/UTC"),
    ("DTSTART:20260701T190000", "2026-07-01T19:00 Europe/London"),
    ("DTSTART:20260701T240000", "2026-07-02T00:00 Europe/London"),
    ("DTSTART:2026-07-01T19:00:00.000Z", "2026-07-01T19:00 Etc/UTC"),
    ("DTSTART:20260701T1900", "2026-07-01T19:00 Europe/London"),
    ("DTSTART:20260701T190000+0200", "2026-07-01T17:00 Etc/UTC"),
    ("DTSTART;VALUE=DATE:20260701T190000", "2026-07-01T19:00 Europe/London"),
    ("dtstart;value=date:20260701", "2026-07-01"),
  ])
  func `a start is read as programs write it`(_ line: String, _ meant: String) throws {
    let start = try #require(Samples.event(line).events.first?.start)
    #expect([start.description, start.zone].compactMap { $0 }.joined(separator: " ") == meant)
  }

  @Test func `a zone that is only described is the one whose clock goes so`() throws {
    let zone = """
      BEGIN:VTIMEZONE\nTZID:Our Town\nBEGIN:STANDARD\nDTSTART:16011028T030000\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
      TZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nEND:STANDARD\nBEGIN:DAYLIGHT\nDTSTART:16010325T020000
      RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nEND:DAYLIGHT\nEND:VTIMEZONE
      """
    let text =
      "BEGIN:VCALENDAR\n\(zone)\nBEGIN:VEVENT\nUID:1\nDTSTART;TZID=Our Town:20260701T190000\nEND:VEVENT\nEND:VCALENDAR"
    #expect(Samples.read(text).events.first?.start.zone == "Europe/Berlin")
    let own = Zone(identifier: "Europe/Paris") ?? .utc
    #expect(Samples.read(text, zone: own).events.first?.start.zone == "Europe/Paris")
  }

  @Test func `a zone that nothing tells of is told, and the source's is taken`() {
    let reading = Samples.event("DTSTART;TZID=Our Town:20260701T190000")
    #expect(reading.problems == [SourceProblem(.unknownZone, "Our Town")])
    #expect(reading.events.first?.start.zone == "Europe/London")
  }

  @Test func `times in UTC keep to the wall of the calendar's zone`() throws {
    let text = """
      BEGIN:VCALENDAR\nX-WR-TIMEZONE:America/New_York\nBEGIN:VEVENT\nUID:1\nDTSTART:20261026T000000Z
      RRULE:FREQ=WEEKLY;COUNT=3\nEND:VEVENT\nEND:VCALENDAR
      """
    let series = EventSeries.series(of: Samples.read(text).events)
    let found = series[0].occurrences(in: try Self.window("2026-10-01", "2026-12-01"), zone: .utc)
    #expect(found.map { $0.start.description } == ["2026-10-25T20:00", "2026-11-01T20:00", "2026-11-08T20:00"])
  }

  @Test func `one bad line costs its event and never the calendar`() {
    let reading = Samples.read(
      Samples.calendar.replacing("DTSTART;VALUE=DATE:20261205", with: "DTSTART;VALUE=DATE 20261205"))
    #expect(reading.events.map(\.name) == ["Board games", "Board games"])
    #expect(reading.problems == [SourceProblem(.unreadable, "DTSTART;VALUE=DATE 20261205")])
    #expect(reading.isComplete)
  }

  @Test func `a note that goes on without a fold costs nothing`() {
    let reading = Samples.event("DTSTART:20260701T190000\nDESCRIPTION:first\nsecond line")
    #expect(reading.events.count == 1 && reading.problems == [SourceProblem(.unreadable, "second line")])
  }

  @Test func `an event that is not ended costs itself alone`() {
    let text = Samples.calendar.replacing("SEQUENCE:2\nEND:VEVENT\n", with: "SEQUENCE:2\n")
    #expect(Samples.read(text).events.map(\.name) == ["Board games", "Winter fair"])
  }

  @Test(arguments: ["DTSTART:201211129180000Z", "DTSTART:next week", "LOCATION:here"])
  func `an event without a start that can be read is told`(_ line: String) {
    let reading = Samples.event(line)
    #expect(reading.events.isEmpty && reading.problems == [SourceProblem(.noStart, "Talk")])
  }

  @Test func `an event that repeats by what cannot be read is not taken for a single one`() {
    let reading = Samples.event("DTSTART:20260701T190000\nRRULE:FREQ=FORTNIGHTLY")
    #expect(reading.events.isEmpty && reading.problems == [SourceProblem(.badRepeat, "Talk")])
  }

  @Test(arguments: ["X-WR-TIMEZONE:Asia/Tokyo", "METHOD:CANCEL"])
  func `what a calendar tells behind its events counts for them`(_ line: String) {
    let event = "BEGIN:VEVENT\nUID:1\nSUMMARY:Talk\nDTSTART:20260701T190000\nEND:VEVENT\n"
    let (before, behind) = (
      Samples.read("BEGIN:VCALENDAR\n\(line)\n\(event)END:VCALENDAR\n"),
      Samples.read("BEGIN:VCALENDAR\n\(event)\(line)\nEND:VCALENDAR\n")
    )
    #expect(before.events == behind.events && before.events != Samples.event("DTSTART:20260701T190000").events)
  }

  @Test func `a zone that stands behind the events that name it is known`() {
    let zone = """
      BEGIN:VTIMEZONE\nTZID:Ours\nBEGIN:STANDARD\nDTSTART:20000101T000000\nTZOFFSETFROM:+0900\nTZOFFSETTO:+0900
      END:STANDARD\nEND:VTIMEZONE\n
      """
    let event = "BEGIN:VEVENT\nUID:1\nSUMMARY:Talk\nDTSTART;TZID=Ours:20260701T190000\nEND:VEVENT\n"
    let reading = Samples.read("BEGIN:VCALENDAR\n\(event)\(zone)END:VCALENDAR\n")
    #expect(reading.events.first?.start.zone == "Asia/Tokyo" && reading.problems.isEmpty)
  }

  @Test func `each calendar of a file has its own zone, and of two events of one name the later revision counts`() {
    let calendars = ["Asia/Tokyo", "Europe/Paris"].enumerated().map { number, zone in
      let own = "BEGIN:VEVENT\nUID:\(number)\nSUMMARY:Talk\nDTSTART:20260701T190000\nEND:VEVENT\n"
      let shared = "BEGIN:VEVENT\nUID:x\nSEQUENCE:\(5 - number)\nSUMMARY:Tea \(number)\nDTSTART:20260701\nEND:VEVENT\n"
      return "BEGIN:VCALENDAR\nX-WR-TIMEZONE:\(zone)\n\(own)\(shared)END:VCALENDAR\n"
    }
    let events = Samples.read(calendars.joined()).events
    #expect(events.map(\.name) == ["Talk", "Tea 0", "Talk"])
    #expect(events.compactMap(\.start.zone) == ["Asia/Tokyo", "Europe/Paris"])
  }

  @Test(arguments: ["\r", "\r\n", "\n"])
  func `lines end as programs end them`(_ ending: String) {
    #expect(Samples.read(Samples.calendar.replacing("\n", with: ending)).events.count == 3)
  }

  @Test func `a file in another charset is read`() {
    let text = Samples.calendar.replacing("Winter fair", with: "Fête d’hiver")
    let encoded = text.data(using: .windowsCP1252).map { Array($0) } ?? []
    let reader = SourceReader(settings: SourceSettings(zone: .utc))
    #expect(reader.read(encoded).events.last?.name == "Fête d’hiver")
    let wide = [0xFF, 0xFE] + (text.data(using: .utf16LittleEndian).map { Array($0) } ?? [])
    #expect(reader.read(wide).events.last?.name == "Fête d’hiver")
    #expect(reader.read([0xEF, 0xBB, 0xBF] + Array(text.utf8)).events.last?.name == "Fête d’hiver")
  }

  @Test(arguments: [
    ("STATUS:CANCELLED", "Talk", CommunityEvent.Status.cancelled), ("STATUS:tentative", "Talk", .tentative),
    ("SUMMARY:Talk", "Talk", .confirmed),
  ])
  func `a status is read`(_ line: String, _ name: String, _ status: CommunityEvent.Status) {
    let event = Samples.event("DTSTART:20260701T190000\n\(line)").events.first
    #expect(event?.status == status && event?.name == name)
  }

  @Test(
    arguments: [
      ("CANCELLED: Board games", "Board games"), ("[Postponed] Board games", "Board games"),
      ("CANCELED Board games", "Board games"), ("Abgesagt – Spieleabend", "Spieleabend"), ("Cancelled culture", nil),
      ("Board games", nil), ("Cancelled", "Cancelled"),
    ] as [(String, String?)])
  func `a title says that an event is called off`(_ title: String, _ name: String?) {
    #expect(CalledOff.title(title) == name)
  }

  @Test func `a calendar that is sent to cancel cancels`() {
    let text = Samples.calendar.replacing("VERSION:2.0", with: "METHOD:CANCEL")
    #expect(Samples.read(text).events.allSatisfy { $0.status == .cancelled })
  }

  @Test func `of two revisions the higher one counts`() {
    let text = """
      BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:New\nSEQUENCE:3\nDTSTART:20260701\nEND:VEVENT
      BEGIN:VEVENT\nUID:1\nSUMMARY:Old\nSEQUENCE:1\nDTSTART:20260702\nEND:VEVENT\nEND:VCALENDAR
      """
    #expect(Samples.read(text).events.map(\.name) == ["New"])
  }

  @Test func `an event without a UID is known by its start, name and link`() {
    let text = Samples.calendar.replacing("UID:fair@union\n", with: "")
    let uids = [Samples.read(text).events[2].uid, Samples.read(text).events[2].uid]
    #expect(uids[0] == uids[1] && uids[0].hasPrefix("made:"))
    #expect(Samples.read(text.replacing("Winter fair", with: "Summer fair")).events[2].uid != uids[0])
  }

  @Test func `an end before the start is left out and told`() {
    let reading = Samples.event("DTSTART:20260701T190000\nDTEND:20260701T180000")
    #expect(reading.events.first?.end == nil && reading.problems == [SourceProblem(.endsEarly, "Talk")])
  }

  @Test func `a change of all that follow moves them`() throws {
    let text = """
      BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Choir\nDTSTART:20261102T190000Z\nDTEND:20261102T200000Z
      RRULE:FREQ=WEEKLY;COUNT=4\nEND:VEVENT\nBEGIN:VEVENT\nUID:1\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261116T190000Z
      SUMMARY:Big choir\nDTSTART:20261117T180000Z\nDTEND:20261117T200000Z\nEND:VEVENT\nEND:VCALENDAR
      """
    let series = EventSeries.series(of: Samples.read(text).events)
    let found = series[0].occurrences(in: try Self.window("2026-11-01", "2026-12-31"), zone: .utc)
    #expect(
      found.map { $0.start.description } == [
        "2026-11-02T19:00", "2026-11-09T19:00", "2026-11-17T18:00", "2026-11-24T18:00",
      ])
    #expect(found.last?.event.name == "Big choir" && found.last?.event.end?.description == "2026-11-24T20:00")
  }

  @Test func `several rules, added dates and added spans all count`() throws {
    let reading = Samples.event(
      """
      DTSTART:20261102T190000Z\nDTEND:20261102T200000Z\nRRULE:FREQ=WEEKLY;COUNT=2\nRRULE:FREQ=DAILY;COUNT=2
      RDATE;VALUE=PERIOD:20261201T100000Z/PT30M\nRDATE:20261202T100000Z\nEXDATE:20261103T190000Z
      """)
    let found = EventSeries.series(of: reading.events)[0]
      .occurrences(in: try Self.window("2026-11-01", "2026-12-31"), zone: .utc)
    #expect(
      found.map { $0.start.description } == [
        "2026-11-02T19:00", "2026-11-09T19:00", "2026-12-01T10:00", "2026-12-02T10:00",
      ])
    #expect(found[2].event.end?.description == "2026-12-01T10:30")
  }

  static func window(_ from: String, _ to: String) throws -> Range<Date> {
    let bounds = try [from, to].map { Zone.utc.instant(of: CivilDateTime(try #require(CivilDate($0)), .midnight)) }
    return bounds[0]..<bounds[1]
  }
}

extension When {
  func inZone(_ zone: String) -> When { When(date, time, zone: zone) }
}
