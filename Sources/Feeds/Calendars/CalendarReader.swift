import Agenda
import Civil
import ICalendar

/// Reads calendars (RFC 5545) as strangers write them.
struct CalendarReader {
  let settings: SourceSettings
  let address: String?

  /// The most events that one source may have.
  static let mostEvents = 50_000
  /// Whether bytes begin like a calendar, in upper or lower case.
  static func recognises(_ bytes: ArraySlice<UInt8>) -> Bool {
    let begin = bytes.drop { $0 <= 0x20 }.prefix(15)
    return String(decoding: begin, as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
  }

  func answer(_ bytes: [UInt8]) -> SourceAnswer {
    var calendars: [CalendarEvents] = []
    let file = ComponentFile(bytes, leniently: true) { part in
      guard part.outer.name == "VCALENDAR", part.component.name == "VEVENT" else {
        return part.component.name != "VTIMEZONE"
      }
      if calendars.last?.place != part.place {
        calendars.append(
          CalendarEvents(
            of: part.outer, at: part.place, behind: calendars.reduce(0) { $0 + $1.outlines.count },
            settings: settings, address: address))
      }
      calendars[calendars.count - 1].take(part.component, at: part.range, of: calendars.count - 1)
      return true
    }
    for index in calendars.indices {
      calendars[index].settle(file.components[calendars[index].place], in: bytes, of: index)
    }
    let outlines = EventOutline.withoutDoubles(calendars.indices.lazy.flatMap { calendars[$0].outlines })
    let reading = reading(of: file, calendars, events: outlines.count)
    for index in calendars.indices { calendars[index].forgetOutlines() }
    return SourceAnswer(reading, outlines, of: bytes, calendars: calendars)
  }

  private func reading(of file: ComponentFile, _ calendars: [CalendarEvents], events: Int) -> SourceReading {
    var reading = SourceReading()
    reading.kind = .calendar
    reading.note(file.faults.lazy.map { SourceProblem(.unreadable, $0.line) })
    reading.furtherProblems += file.furtherFaults
    let found = file.components.filter { $0.name == "VCALENDAR" }
    guard !found.isEmpty else {
      reading.refusal = file.isCut ? .cut : .notACalendar
      return reading
    }
    reading.title = found.lazy.compactMap { $0["X-WR-CALNAME"].map { PlainText.line($0.text) } }.first
    for calendar in calendars {
      reading.note(calendar.problems)
      reading.furtherProblems += calendar.furtherProblems
    }
    if file.isCut {
      reading.refusal = .cut
    } else if events == 0, reading.problems.isEmpty {
      reading.refusal = .empty
    }
    reading.isComplete = reading.refusal == nil
    return reading
  }
}
