import Agenda
import Civil
import Foundation
import Testing

@testable import Feeds

/// Sources made to cost memory or time. Each takes hours if a loop runs over the rest of the file again and again, and
/// an instant if it does not.
@Suite(.timeLimit(.minutes(10))) struct HostileSourceTests {
  private static func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test func `an entity that a document declares expands nowhere, neither in text nor in an attribute`() throws {
    let document = """
      <!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>
      <rss link="x&b;y"><title>t&b;u</title></rss>
      """
    let root = try #require(Document.xml(Array(document.utf8), charset: nil))
    #expect(root.attributes["link"] == "x&b;y" && root["title"]?.text == "t&b;u")
    // A file that is not ASCII is not repaired before it is read: the entity is left out there.
    let wide = document.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let other = try #require(Document.xml([0xFF, 0xFE] + wide, charset: nil))
    #expect(other.attributes["link"] == "xy" && other["title"]?.text == "tu")
  }

  @Test func `what a comment holds is no part of the document`() throws {
    let document = "<rss><!-- <![CDATA[ & --><title>caf&eacute; & bar</title></rss>"
    #expect(Document.xml(Array(document.utf8), charset: nil)?["title"]?.text == "café & bar")
  }

  @Test func `tags that never end are text`() {
    let text = Self.repeated("<a", 400_000)
    #expect(PlainText.line(text).hasPrefix("<a<a<a"))
  }

  @Test func `blank lines hide no calendar, however many there are`() {
    let reading = Samples.read("Warning\n" + Self.repeated("\n", 60_000) + Self.repeated(" ", 9_000_000))
    #expect(reading.refusal == .notACalendar)
    #expect(Samples.read("Warning: x\n\n  " + Samples.calendar).events.count == 3)
  }

  @Test func `a property of many values is read in one go`() {
    let item = "<div itemscope itemtype=\"https://schema.org/Event\">" + Self.repeated("<i itemprop=url>x</i>", 120_000)
    #expect(Samples.read(item).events.isEmpty)
  }

  @Test func `an event has so many dates and problems and no more`() throws {
    let dates = (0..<40).map { line in
      "RDATE:" + (0..<1000).map { "2027\(10 + $0 % 3)01T0\(line % 10)\(10 + $0 % 50)00Z" }.joined(separator: ",")
    }
    let reading = Samples.event((["DTSTART:20261127T190000Z"] + dates).joined(separator: "\n"))
    #expect(try #require(reading.events.first).additions.count == 2000)
    let zones = (0..<30_000).map { "EXDATE;TZID=Nowhere \($0):20261127T190000" }
    let other = Samples.event((["DTSTART:20261127T190000Z"] + zones).joined(separator: "\n"))
    #expect(try #require(other.events.first).exceptions.count == 2000)
    #expect(other.problems.count == 20)
  }

  @Test func `so much is told of what cannot be read and no more`() {
    let reading = Samples.read("BEGIN:VCALENDAR\n" + Self.repeated("no line\n", 50_000) + "END:VCALENDAR\n")
    #expect(reading.problems.count == 1000)
  }

  @Test func `a series has so many occurrences of its own and no more`() {
    let parts = (0..<3000).map { index in
      "BEGIN:VEVENT\nUID:1\nDTSTART:20261127T190000Z\nRECURRENCE-ID:2026112\(index % 10)T\(10 + index / 300)\(10 + index % 50)\(10 + index / 50 % 50)Z\nEND:VEVENT\n"
    }
    let reading = Samples.read("BEGIN:VCALENDAR\n" + parts.joined() + "END:VCALENDAR\n")
    #expect(reading.events.count == 1000 && reading.problems.contains { $0.reason == .tooMany })
  }

  @Test(arguments: [
    "FREQ=SECONDLY;COUNT=2000000000", "FREQ=DAILY;COUNT=2000000000;BYDAY=MO,TU;BYSETPOS=1",
    "FREQ=MINUTELY;COUNT=900000000;BYDAY=MO;BYHOUR=3;BYSECOND=1,2,3", "FREQ=HOURLY;BYMONTHDAY=31;BYMONTH=2;COUNT=9",
    "FREQ=SECONDLY;UNTIL=99991231T235959Z;BYMONTH=2;BYMONTHDAY=30", "FREQ=YEARLY;BYYEARDAY=366;COUNT=500000000",
    "FREQ=SECONDLY;INTERVAL=86399;COUNT=1000000000;BYDAY=SU;BYMINUTE=1",
  ])
  func `a rule costs the same however often it says that it repeats`(_ rule: String) {
    let event = (0..<200).map { "BEGIN:VEVENT\nUID:\($0)\nDTSTART:00010101T000000Z\nRRULE:\(rule)\nEND:VEVENT\n" }
    let reading = Samples.read("BEGIN:VCALENDAR\n" + event.joined() + "END:VCALENDAR\n")
    let now = Date(timeIntervalSince1970: 1_795_168_800)
    for series in EventSeries.series(of: reading.events) {
      #expect(series.occurrences(in: now..<(now + 400 * 86_400), zone: .utc, most: 400).count <= 401)
    }
  }

  @Test func `zones that a calendar describes cost little, however much it says of them`() {
    let observance = """
      BEGIN:STANDARD\nDTSTART:00010101T000000\nTZOFFSETFROM:+0000\nTZOFFSETTO:+0137
      RRULE:FREQ=DAILY;COUNT=2000000000;BYHOUR=1,2,3,4,5,6,7,8,9;BYMINUTE=1,2,3,4,5,6,7,8\nEND:STANDARD\n
      """
    let zones = (0..<200).map {
      "BEGIN:VTIMEZONE\nTZID:Zone \($0)\n" + Self.repeated(observance, 60) + "END:VTIMEZONE\n"
    }
    let events = (0..<200).map { "BEGIN:VEVENT\nUID:\($0)\nDTSTART;TZID=Zone \($0):20261127T190000\nEND:VEVENT\n" }
    let reading = Samples.read("BEGIN:VCALENDAR\n" + zones.joined() + events.joined() + "END:VCALENDAR\n")
    #expect(reading.events.count == 200)
  }
}
