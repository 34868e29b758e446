import Civil
import Foundation
import Testing

@testable import ICalendar

/// Calendars of strangers, which keep to few rules.
@Suite struct StrangerTests {
  @Test(
    arguments: [
      ("20261225", "2026-12-25"), ("20261225T090000", "2026-12-25T09:00"), ("20261225T090000Z", "2026-12-25T09:00 UTC"),
      ("2026-12-25T09:00:00.5Z", "2026-12-25T09:00 UTC"), ("2026-12-25 09:00", "2026-12-25T09:00"),
      ("20261225T240000", "2026-12-26T00:00"), ("20261225T090060", "2026-12-25T09:00:59"),
      ("2026-12-25T09:00:00:00+01:30", "2026-12-25T09:00 +5400"), (" 20261225 ", "2026-12-25"), ("20261325", nil),
      ("20261225T250000", nil), ("20261225T240100", nil), ("20261225Z", nil), ("2026", nil), ("", nil),
      ("20261225T090000ZZ", nil), ("201211129180000Z", nil),
    ] as [(String, String?)])
  func `a time is read as programs write it`(_ text: String, _ meant: String?) {
    let told = Stamp(text).map { stamp in
      let wall = stamp.time == nil ? stamp.date.description : stamp.wall.description
      return wall + (stamp.isUTC ? " UTC" : "") + (stamp.offset.map { " +\($0)" } ?? "")
    }
    #expect(told == meant)
  }

  @Test(
    arguments: [
      ("20261225T090000Z/PT1H30M", 5400), ("20261225T090000Z/20261225T100000Z", 3600), ("20261225T090000Z/x", nil),
    ] as [(String, Int?)])
  func `a period has a length`(_ text: String, _ seconds: Int?) {
    let length = Stamp(text)?.length
    #expect(length.map { $0.days * 86_400 + $0.seconds } == seconds)
  }

  @Test(
    arguments: [
      ("W. Europe Standard Time", "Europe/Berlin"), ("tokyo standard time", "Asia/Tokyo"),
      ("Europe/London", "Europe/London"),
      ("/vendor/2004/America/Argentina/Buenos_Aires", "America/Argentina/Buenos_Aires"), ("UTC", "Etc/UTC"),
      ("EST", nil),
      ("My zone", nil), ("", nil), ("../../etc/passwd", nil),
    ] as [(String, String?)])
  func `a zone is found by the names that it goes by`(_ name: String, _ identifier: String?) {
    #expect(CalendarZones.zone(named: name)?.identifier == identifier)
  }

  @Test func `each name of Windows leads to a zone`() {
    #expect(WindowsZones.table.count > 130)
    for (name, identifier) in WindowsZones.table { #expect(Zone(identifier: identifier) != nil, "\(name)") }
  }

  @Test func `a line that is none costs its component only where it decides`() {
    let text =
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:a\nsome words\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY b\nEND:VEVENT\nEND:VCALENDAR"
    let file = ComponentFile(Array(text.utf8), leniently: true)
    #expect(file.components.first?.components.count == 1 && file.faults.map(\.line) == ["some words", "SUMMARY b"])
    #expect(ComponentFile(Array(text.utf8)).components.first?.components.isEmpty == true)
  }

  @Test(arguments: [true, false])
  func `of endless lines that are none the first are kept, and the rest is counted`(_ isLenient: Bool) {
    let bad = isLenient ? "some words\n" : "BEGIN:VEVENT\nsome words\nEND:VEVENT\n"
    let text = "BEGIN:VCALENDAR\n" + String(repeating: bad, count: ComponentFile.mostFaults + 234) + "END:VCALENDAR\n"
    let file = ComponentFile(Array(text.utf8), leniently: isLenient)
    #expect(file.faults.count == ComponentFile.mostFaults && file.furtherFaults == 234)
    #expect(file.components.first?.components.isEmpty == true && !file.isCut)
  }

  @Test(arguments: [("BEGIN:VCALENDAR\nX-A:1\nEND:VCALENDAR", false), ("BEGIN:VCALENDAR\nX-A:1", true)])
  func `a file that ends too early is cut`(_ text: String, _ isCut: Bool) {
    #expect(ComponentFile(Array(text.utf8), leniently: true).isCut == isCut)
  }

  @Test func `an event that is not ended does not swallow the next`() {
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nBEGIN:VEVENT\nUID:2\nEND:VEVENT\nEND:VCALENDAR\n"
    let file = ComponentFile(Array(text.utf8), leniently: true)
    #expect(file.components.first?.components.map { $0["UID"]?.value } == ["2"] && !file.isCut)
  }

  @Test(arguments: ["\r\n", "\n", "\r"])
  func `a part of a file is the same when it is read again`(_ ending: String) {
    let text = """
      BEGIN:VCALENDAR\nX-A:1\nBEGIN:VEVENT\nSUMMARY:one\n  and more\nno line\nBEGIN:VALARM\nACTION:x\nEND:VALARM
      END:VEVENT\n\nBEGIN:VEVENT\nDTSTART\nEND:VEVENT\nBEGIN:VTODO\nUID:2\nEND:VTODO\nEND:VCALENDAR\n
      """
    let bytes = Array(text.replacing("\n", with: ending).utf8)
    var parts: [ComponentFile.Part] = []
    let kept = ComponentFile(bytes, leniently: true) { part in
      parts.append(part)
      return part.component.name == "VEVENT"
    }
    let whole = ComponentFile(bytes, leniently: true)
    #expect(
      parts.map(\.component) == whole.components[0].components && parts.map(\.component.name) == ["VEVENT", "VTODO"])
    #expect(parts[0].component["SUMMARY"]?.value == "one and more" && parts[0].component.components.count == 1)
    #expect(parts.map { ComponentFile.part(of: bytes, at: $0.range) } == parts.map(\.component))
    #expect(kept.components[0].components.map(\.name) == ["VTODO"] && kept.faults == whole.faults)
    #expect(parts.allSatisfy { $0.place == 0 && $0.outer["X-A"]?.value == "1" })
  }
}
