import Agenda
import ICalendar

/// The events of one calendar in a file, read one after the other.
///
/// A later part of the calendar, such as a zone, may change their meaning. Then they are read again.
struct CalendarEvents: Sendable {
  let settings: SourceSettings
  let address: String?
  /// The calendar's place in the file.
  let place: Int
  /// The number of events in the calendars before this one.
  let earlier: Int

  private(set) var outlines: [EventOutline] = []
  private(set) var problems: [SourceProblem] = []
  /// The number of problems beyond those that are listed.
  private(set) var furtherProblems = 0

  private var zones: CalendarZones
  private let isCalledOff: Bool
  /// The number of lines and components that had been read when the first event came.
  private let (lines, components): (Int, Int)
  private var ranges: [Range<Int>] = []
  /// The number of parts of each series, by its UID.
  private var parts: [TextHash: Int] = [:]
  private var isFull = false

  /// The most occurrences of a series that differ from it.
  private static let mostParts = 1000

  init(of calendar: Component, at place: Int, behind earlier: Int, settings: SourceSettings, address: String?) {
    (self.settings, self.address, self.place, self.earlier) = (settings, address, place, earlier)
    zones = CalendarZones(of: calendar, preferring: settings.zone)
    isCalledOff = calendar["METHOD"]?.text.uppercased() == "CANCEL"
    (lines, components) = (calendar.lines.count, calendar.components.count)
  }

  /// Takes an event at a place in the file.
  mutating func take(_ component: Component, at range: Range<Int>, of index: Int) {
    ranges.append(range)
    guard !isFull else { return }
    guard earlier + outlines.count < CalendarReader.mostEvents else {
      isFull = true
      return note([SourceProblem(.tooMany, component["SUMMARY"]?.text ?? "")])
    }
    var reader = CalendarEventReader(component, zones: zones, settings: settings, address: address)
    if let event = finished(reader.event()) {
      let uid = TextHash(event.uid)
      if !event.recurrenceID.isEmpty { parts[uid, default: 0] += 1 }
      if parts[uid, default: 0] <= Self.mostParts {
        outlines.append(EventOutline(event, zone: settings.zone, calendar: index, at: range))
      } else if parts[uid] == Self.mostParts + 1 {
        note([SourceProblem(.tooMany, event.name)])
      }
    }
    note(reader.problems)
    // The next event uses the zones that were looked up for this one.
    zones = reader.zones
  }

  private mutating func note(_ found: [SourceProblem]) {
    let kept = found.prefix(max(0, SourceReading.mostProblems - problems.count))
    problems += kept
    furtherProblems += found.count - kept.count
  }

  private func finished(_ event: CommunityEvent?) -> CommunityEvent? {
    guard var event = event?.sorted(into: settings.category) else { return nil }
    if isCalledOff { event.status = .cancelled }
    return event
  }

  /// Ends the reading, once the whole calendar is known: the lines after its first event apply to all events.
  mutating func settle(_ calendar: Component, in bytes: [UInt8], of index: Int) {
    let ranges = ranges
    if calendar.lines.count != lines || calendar.components.count != components {
      self = CalendarEvents(of: calendar, at: place, behind: earlier, settings: settings, address: address)
      for range in ranges {
        if let component = ComponentFile.part(of: bytes, at: range) { take(component, at: range, of: index) }
      }
    }
    (self.ranges, parts) = ([], [:])
  }

  /// Forgets the outlines, which are kept elsewhere from now on.
  mutating func forgetOutlines() { outlines = [] }

  /// The event at a place in the file.
  func event(of bytes: [UInt8], at range: Range<Int>) -> CommunityEvent? {
    guard let component = ComponentFile.part(of: bytes, at: range) else { return nil }
    var reader = CalendarEventReader(component, zones: zones, settings: settings, address: address)
    return finished(reader.event())
  }
}
