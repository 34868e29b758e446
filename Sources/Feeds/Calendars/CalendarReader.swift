import Agenda
import Civil
import ICalendar

/// Reads calendars (RFC 5545) as strangers write them.
struct CalendarReader {
  let settings: SourceSettings
  let address: String?

  /// The most events that one source may have.
  static let mostEvents = 50_000
  /// The most occurrences of a series that differ from it.
  private static let mostParts = 1000

  /// Whether bytes begin as a calendar does, in any case.
  static func recognises(_ bytes: ArraySlice<UInt8>) -> Bool {
    let begin = bytes.drop { $0 <= 0x20 }.prefix(15)
    return String(decoding: begin, as: UTF8.self).uppercased() == "BEGIN:VCALENDAR"
  }

  func read(_ bytes: [UInt8]) -> SourceReading {
    var reading = SourceReading()
    reading.kind = .calendar
    let file = ComponentFile(bytes, leniently: true)
    reading.note(file.faults.lazy.map { SourceProblem(.unreadable, $0.line) })
    let calendars = file.components.flatMap(Self.calendars)
    guard !calendars.isEmpty else {
      reading.refusal = file.isCut ? .cut : .notACalendar
      return reading
    }
    for calendar in calendars { read(calendar, into: &reading) }
    if file.isCut {
      reading.refusal = .cut
    } else if reading.events.isEmpty, reading.problems.isEmpty {
      reading.refusal = .empty
    }
    reading.isComplete = reading.refusal == nil
    return reading
  }

  /// A file may have several calendars, and one that is not ended has the next within it.
  private static func calendars(in component: Component) -> [Component] {
    guard component.name == "VCALENDAR" else { return [] }
    return [component] + component.components.flatMap(calendars)
  }

  private func read(_ calendar: Component, into reading: inout SourceReading) {
    reading.title = reading.title ?? calendar["X-WR-CALNAME"].map { PlainText.line($0.text) }
    var zones = CalendarZones(of: calendar, preferring: settings.zone)
    let isCalledOff = calendar["METHOD"]?.text.uppercased() == "CANCEL"
    var events: [CommunityEvent] = []
    var parts: [String: Int] = [:]
    for component in calendar.components where component.name == "VEVENT" {
      guard reading.events.count + events.count < Self.mostEvents else {
        reading.note([SourceProblem(.tooMany, component["SUMMARY"]?.text ?? "")])
        break
      }
      var reader = CalendarEventReader(component, zones: zones, settings: settings, address: address)
      if var event = reader.event() {
        if isCalledOff { event.status = .cancelled }
        if !event.recurrenceID.isEmpty { parts[event.uid, default: 0] += 1 }
        if parts[event.uid, default: 0] <= Self.mostParts {
          events.append(event)
        } else if parts[event.uid] == Self.mostParts + 1 {
          reading.note([SourceProblem(.tooMany, event.name)])
        }
      }
      reading.note(reader.problems)
      // What was looked up once is known for the next.
      zones = reader.zones
    }
    reading.take(events)
  }
}
