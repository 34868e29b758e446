import Agenda
import Foundation
import Testing

@testable import ICalendar

@Suite struct LineTests {
  @Test(arguments: [
    ("milk, eggs; and \\ more", #"milk\, eggs\; and \\ more"#), ("two\nlines", #"two\nlines"#),
    ("two\r\nlines", #"two\nlines"#), ("a\u{0}b\u{7}c", "abc"), ("tab\there", "tab\there"),
  ])
  func `what would end a value is escaped`(text: String, written: String) {
    #expect(ContentLine("SUMMARY", text: text).description == "SUMMARY:\(written)")
  }

  @Test func `quotes and carets in a parameter are written as RFC 6868 has them`() throws {
    let line = ContentLine("ATTENDEE", [ContentLine.Parameter("CN", "Ann \"the nut\"\nHatch^2", "a;b")], "mailto:a@b")
    #expect(line.description == #"ATTENDEE;CN=Ann ^'the nut^'^nHatch^^2,"a;b":mailto:a@b"#)
    let read = try Component(reading: "BEGIN:VTODO\r\n\(line)\r\nEND:VTODO\r\n")
    #expect(read.lines == [line])
  }

  @Test func `no line is longer than 75 octets, and none is broken within a character`() throws {
    let name = String(repeating: "Grüße 🐦🌰 ", count: 40)
    let calendar = try Samples.calendar([Samples.event(name, "2026-11-21T09:00")])
    for line in calendar.written.components(separatedBy: "\r\n") {
      #expect(line.utf8.count <= 75)
      #expect(!line.unicodeScalars.contains("\u{FFFD}"))
    }
    #expect(try Component(reading: calendar.written).parts("VEVENT").first?["SUMMARY"]?.text == name)
  }

  @Test func `a line that others broke within a character is read`() throws {
    let bytes =
      Array("BEGIN:VEVENT\r\nSUMMARY:Gr".utf8) + [0xc3] + Array("\r\n ".utf8) + [0xbc] + Array("n\nEND:VEVENT".utf8)
    let component = try Component(reading: bytes)
    #expect(component["SUMMARY"]?.text == "Grün")
  }

  @Test func `an accent after a mark does not hide it`() throws {
    let event = Samples.event("\u{301}e, \u{301};x", "2026-11-21")
    let read = try Component(reading: try Samples.calendar([event]).written).parts("VEVENT")
    #expect(read.first?["SUMMARY"]?.text == event.name)
  }

  @Test(arguments: [
    "", "SUMMARY:x", "BEGIN:VEVENT\n", "BEGIN:VEVENT\nEND:VTODO", "BEGIN:VEVENT\nno value\nEND:VEVENT",
    "BEGIN:VEVENT\nX;Y=\"open:\nEND:VEVENT", "BEGIN:A\nEND:A\nBEGIN:B\nEND:B", "BEGIN:VEVENT\n:x\nEND:VEVENT",
    String(repeating: "BEGIN:X\n", count: 100_000),
  ])
  func `what is no iCalendar is refused`(text: String) {
    #expect(throws: Malformed.self) { try Component(reading: text) }
  }

  @Test(arguments: ["-PT15M", "PT0S", "P1D", "-P1DT2H", "PT1H30M5S", "P7D"])
  func `lengths of time are written as they are read`(text: String) throws {
    #expect(DurationText(text)?.description == text)
  }

  /// More weeks than a number of seconds holds.
  private static let manyWeeks = "P" + String(repeating: "999999999W", count: 16_000)

  @Test(arguments: ["", "P", "-P", "PT", "1D", "PxD", "P1H", "PT99999999999S", "P1D2", "PTT1S", manyWeeks])
  func `what is no length of time is none`(text: String) {
    #expect(DurationText(text) == nil)
  }
}
