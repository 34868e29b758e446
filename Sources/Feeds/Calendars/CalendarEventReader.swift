import Agenda
import Civil
import Foundation
import ICalendar

/// Reads one VEVENT.
struct CalendarEventReader {
  let component: Component
  var zones: CalendarZones
  let settings: SourceSettings
  let address: String?
  private(set) var problems: [SourceProblem] = []

  /// The most dates that may be added one by one, and the most that may be left out.
  private static let mostDates = 2000
  /// The most problems to list for one event.
  private static let mostProblems = 20
  /// A rule that repeats more often counts as endless, since counting that far is not worth the time.
  private static let mostTimes = 2000

  init(_ component: Component, zones: CalendarZones, settings: SourceSettings, address: String?) {
    (self.component, self.zones, self.settings, self.address) = (component, zones, settings, address)
  }

  private var name: String { component["SUMMARY"].map { PlainText.line($0.text) } ?? "" }

  /// The event; nil if its start or its repeat rule cannot be read.
  mutating func event() -> CommunityEvent? {
    let told = CommunityEvent.kept(uid: component["UID"].map { PlainText.trimmed($0.text) } ?? "")
    guard let line = component["DTSTART"], let stamp = line.stamps.first else { return fail(.noStart, told) }
    let start = moment(stamp, line)
    var event = CommunityEvent(uid: told, name: name, start: start, end: nil)
    event.end = end(of: start)
    event.sequence = component["SEQUENCE"].flatMap { Int($0.value) } ?? 0
    if let line = component["RECURRENCE-ID"], let stamp = line.stamps.first {
      event.recurrenceID = Self.recurrenceID(moment(stamp, line), isDay: start.time == nil)
      event.replacesLater = line.parameter("RANGE")?.uppercased() == "THISANDFUTURE"
    } else {
      guard addSeries(to: &event) else { return fail(.badRepeat, told) }
    }
    addStatus(to: &event)
    addDetails(to: &event)
    if event.uid.isEmpty { event.uid = event.madeUID }
    return event
  }

  private mutating func fail(_ reason: SourceProblem.Reason, _ uid: String) -> CommunityEvent? {
    problems.append(SourceProblem(reason, name.isEmpty ? uid : name))
    return nil
  }

  private mutating func note(_ problem: SourceProblem) {
    if problems.count < Self.mostProblems, !problems.contains(problem) { problems.append(problem) }
  }

  /// A day, or a time with its zone. A time in UTC becomes local time in the calendar's zone, if it has one, so that a
  /// series keeps to that.
  private mutating func moment(_ stamp: Stamp, _ line: ContentLine) -> When {
    guard let time = stamp.time else { return When(stamp.date) }
    let fallback = zones.ofCalendar ?? settings.zone
    if stamp.isUTC || stamp.offset != nil {
      let instant = Zone.utc.instant(of: stamp.wall).addingTimeInterval(-Double(stamp.offset ?? 0))
      let zone = zones.ofCalendar ?? .utc
      let local = zone.local(at: instant)
      return When(local.date, local.time, zone: zone == .utc ? "Etc/UTC" : zone.identifier)
    }
    guard let name = line.parameter("TZID") else { return When(stamp.date, time, zone: fallback.identifier) }
    guard let zone = zones.zone(name) else {
      note(SourceProblem(.unknownZone, name))
      return When(stamp.date, time, zone: fallback.identifier)
    }
    return When(stamp.date, time, zone: zone == .utc ? "Etc/UTC" : zone.identifier)
  }

  private mutating func end(of start: When) -> When? {
    if let line = component["DTEND"], let stamp = line.stamps.first {
      let end = moment(stamp, line)
      return start.time == nil ? lastDay(before: end, from: start.date) : later(end, than: start)
    }
    guard let length = component["DURATION"]?.duration else { return nil }
    guard let time = start.time else {
      let days = length.days + (length.seconds + 86_399) / 86_400
      return days > 1 ? When(start.date.adding(days: days - 1)) : nil
    }
    // Days are wall-clock days; hours are elapsed time, whatever the clock does (RFC 5545 3.3.6).
    let zone = start.zone.flatMap { Zone(identifier: $0) } ?? settings.zone
    let day = zone.instant(of: CivilDateTime(start.date.adding(days: length.days), time))
    let local = zone.local(at: day.addingTimeInterval(Double(length.seconds)))
    return later(When(local.date, local.time, zone: start.zone), than: start)
  }

  /// The last of several whole days. DTEND is the day after it.
  private mutating func lastDay(before end: When, from start: CivilDate) -> When? {
    let last = end.time == nil || end.time == .midnight ? end.date.adding(days: -1) : end.date
    if end.date < start { note(SourceProblem(.endsEarly, name)) }
    return last > start ? When(last) : nil
  }

  private mutating func later(_ end: When, than start: When) -> When? {
    var end = end
    if end.time == nil { end = When(end.date, .midnight, zone: start.zone) }
    let (first, last) = (start.instant(in: settings.zone), end.instant(in: settings.zone))
    if last < first { note(SourceProblem(.endsEarly, name)) }
    return last > first ? end : nil
  }

  /// Adds the repeat rules and dates to the event. Returns false if they cannot be read.
  private mutating func addSeries(to event: inout CommunityEvent) -> Bool {
    let own = event.start.zone.flatMap { Zone(identifier: $0) } ?? settings.zone
    for line in component.lines where line.name == "RRULE" && !line.value.isEmpty {
      guard var rule = try? Recurrence(rrule: line.value) else { return false }
      if let until = rule.until, until.zone != nil {
        rule.until = event.start.time == nil ? When(until.date) : until.local(in: own)
      }
      if rule.count ?? 0 > Self.mostTimes { rule.count = nil }
      event.rules.append(rule)
    }
    for line in component.lines where line.name == "RDATE" && event.additions.count < Self.mostDates {
      for stamp in line.stamps.prefix(Self.mostDates - event.additions.count) {
        let start = wall(moment(stamp, line), for: event.start, in: own)
        let seconds = stamp.length.map { $0.days * 86_400 + $0.seconds }
        event.additions.append(CommunityEvent.Addition(start: start, seconds: seconds))
      }
    }
    for line in component.lines where line.name == "EXDATE" && event.exceptions.count < Self.mostDates {
      for stamp in line.stamps.prefix(Self.mostDates - event.exceptions.count) {
        let moment = moment(stamp, line)
        // A day leaves out everything that occurs on it, at any time.
        let time = moment.time == nil ? event.start.time : nil
        var left = wall(moment, for: event.start, in: own)
        if let time { left.time = time }
        event.exceptions.append(left)
      }
    }
    return true
  }

  /// A moment on the wall clock of the event's start.
  private func wall(_ moment: When, for start: When, in own: Zone) -> CivilDateTime {
    guard start.time != nil else { return CivilDateTime(moment.date, .midnight) }
    guard moment.time != nil else { return CivilDateTime(moment.date, start.time ?? .midnight) }
    return moment.local(in: own).wall
  }

  /// - Parameter isDay: whether the occurrence is a whole day, which Exchange writes as its midnight.
  private static func recurrenceID(_ moment: When, isDay: Bool) -> String {
    guard let time = moment.time, !isDay || time != .midnight else { return moment.date.basicDescription }
    return Zone.utc.local(at: moment.instant(in: .utc)).basicDescription + "Z"
  }

  private func addStatus(to event: inout CommunityEvent) {
    switch component["STATUS"]?.text.uppercased().trimmingCharacters(in: .whitespaces) {
    case "CANCELLED", "CANCELED": event.status = .cancelled
    case "TENTATIVE": event.status = .tentative
    default: break
    }
    guard let title = CalledOff.title(event.name) else { return }
    (event.name, event.status) = (title, .cancelled)
  }
}
