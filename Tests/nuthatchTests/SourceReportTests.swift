import Civil
import Feeds
import Foundation
import Testing

@testable import nuthatch

@Suite struct SourceReportTests {
  private static func report(_ text: String) -> SourceReport {
    told(SourceReader(settings: SourceSettings(zone: .utc)).read(Array(text.utf8)))
  }

  /// On 1 December 2026.
  private static func told(_ reading: SourceReading) -> SourceReport {
    SourceReport(reading, now: Date(timeIntervalSince1970: 1_796_083_200), zone: .utc)
  }

  @Test func `an operator sees each event that would be imported, and what can't be read`() {
    let text = """
      BEGIN:VCALENDAR\nX-WR-CALNAME:Union House\nBEGIN:VEVENT\nUID:1\nSUMMARY:Board games\nLOCATION:Room 2
      DTSTART;TZID=Europe/London:20261127T190000\nDTEND;TZID=Europe/London:20261127T220000\nRRULE:FREQ=WEEKLY
      EXDATE;TZID=Europe/London:20261204T190000\nEND:VEVENT
      BEGIN:VEVENT\nUID:2\nSUMMARY:Fair\nEND:VEVENT
      BEGIN:VEVENT\nUID:3\nSUMMARY:Choir\nDTSTART:20261203\nSTATUS:CANCELLED\nEND:VEVENT\nEND:VCALENDAR
      """
    #expect(
      Self.report(text).text == """
        Calendar "Union House": 2 events
          2026-11-27T19:00 to 2026-11-27T22:00 Europe/London  Board games, Room 2; FREQ=WEEKLY; 1 left out; next 2026-12-11T19:00
          2026-12-03  Choir; cancelled
        left out, no start can be read: Fair
        """)
  }

  @Test func `an operator is told which setting gives undated items a date`() {
    let text =
      "<rss><channel><title>Hall</title><item><title>A</title><pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate></item></channel></rss>"
    #expect(Self.report(text).text.contains("1 item tells no time of an event"))
    #expect(Self.report(text).text.contains("--start pubDate"))
  }

  @Test func `an operator is told that a page to sign in at is none`() {
    let text = "<html><form action='/login'><input type='password'></form></html>"
    #expect(Self.report(text).text == "Page: nothing would be imported: it is a page to sign in at")
  }

  @Test(arguments: SourceReading.Refusal.allCases)
  func `every refusal has its words`(_ refusal: SourceReading.Refusal) {
    var reading = SourceReading()
    reading.refusal = refusal
    #expect(!Self.told(reading).text.hasSuffix(refusal.rawValue))
  }

  @Test(arguments: SourceProblem.Reason.allCases)
  func `every problem has its words`(_ reason: SourceProblem.Reason) {
    var reading = SourceReading()
    reading.problems = [SourceProblem(reason, "x")]
    #expect(!Self.told(reading).text.contains("\(reason.rawValue):"))
  }

  @Test func `a program reads the same as JSON`() throws {
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Fair\nDTSTART:20261127\nEND:VEVENT\nEND:VCALENDAR"
    let json = String(decoding: try JSONEncoder().encode(Self.report(text)), as: UTF8.self)
    #expect(
      json.contains("\"uid\":\"1\"") && json.contains("\"start\":\"2026-11-27\"")
        && json.contains("\"isComplete\":true"))
  }
}
