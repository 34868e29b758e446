import Agenda
import Civil
import Foundation
import ICalendar

/// An iCalendar file (RFC 5545): events and todos, including Apple's reminders.
struct CalendarFile {
  private let file: ComponentFile

  init(_ bytes: [UInt8]) { file = ComponentFile(bytes) }

  func results(by reader: ImportReader) -> [ImportResult] {
    let calendars = file.components.filter { $0.name == "VCALENDAR" }
    return calendars.flatMap { calendar -> [ImportResult] in
      // Apple's export of one list of reminders is named after that list.
      let list = calendar["X-WR-CALNAME"]?.text.trimmed
      return calendar.series(of: "VEVENT").map { event($0, by: reader) }
        + calendar.series(of: "VTODO").map { todo($0, on: list, by: reader) }
    } + file.faults.map { .skipped($0.line, .unreadable) } + [.unread(file.furtherFaults)]
  }

  private func event(_ series: ComponentSeries, by reader: ImportReader) -> ImportResult {
    let name = series.whole["SUMMARY"]?.text ?? ""
    guard !series.whole.isCancelled else { return cancelled(series.whole, name) }
    guard !name.trimmed.isEmpty else { return .skipped(series.whole["UID"]?.value ?? "", .noName) }
    guard series.whole["DTSTART"] != nil else { return .skipped(name, .noDate) }
    guard var event = try? series.event(for: reader.person, added: reader.now) else {
      return .skipped(name, .unreadable)
    }
    event.start = event.start.following(reader.person.zone)
    event.end = event.end?.following(reader.person.zone)
    return .item(AgendaItem.event(event).identified(by: uid(of: series.whole, .event(event))))
  }

  private func todo(_ series: ComponentSeries, on list: String?, by reader: ImportReader) -> ImportResult {
    let name = series.whole["SUMMARY"]?.text ?? ""
    guard !series.whole.isCancelled else { return cancelled(series.whole, name) }
    guard !name.trimmed.isEmpty else { return .skipped(series.whole["UID"]?.value ?? "", .noName) }
    guard var todo = try? series.todo(for: reader.person, added: reader.now) else {
      return .skipped(name, .unreadable)
    }
    todo.due = todo.due?.following(reader.person.zone)
    todo.start = todo.start?.following(reader.person.zone)
    todo.seriesStart = todo.seriesStart?.following(reader.person.zone)
    if todo.list == nil, let list, !list.isEmpty { todo.list = list }
    // If the file has no time of completion, the fingerprint must still be the same at each import.
    if todo.completed == reader.now { todo.completed = Self.instant(series.whole, "LAST-MODIFIED") ?? .distantPast }
    return .item(AgendaItem.todo(todo).identified(by: uid(of: series.whole, .todo(todo))))
  }

  private func cancelled(_ component: Component, _ name: String) -> ImportResult {
    .skipped(ImportBatch.Skipped(name, .cancelled, uid: Self.uid(of: component)))
  }

  private static func instant(_ component: Component, _ name: String) -> Date? {
    guard let value = component[name]?.value, value.last == "Z", let local = CivilDateTime(basic: value.dropLast())
    else { return nil }
    return Zone.utc.instant(of: local)
  }

  /// The UID of a component. A single occurrence without its series has the series' UID, so its RECURRENCE-ID is added.
  /// Otherwise it could replace or remove the series that an earlier file brought.
  private static func uid(of component: Component) -> String? {
    guard let uid = component["UID"]?.text.trimmed.nonEmpty else { return nil }
    return component["RECURRENCE-ID"].map { "\(uid)/\($0.value)" } ?? uid
  }

  /// The UID, or a fingerprint of the item's name and time if it has none.
  private func uid(of component: Component, _ item: AgendaItem) -> String {
    if let uid = Self.uid(of: component) { return uid }
    let moment: When? =
      switch item {
      case .todo(let todo): todo.seriesStart ?? todo.due
      case .event(let event): event.start
      case .note: nil
      }
    return "ics:" + Fingerprint.of([item.name, moment.map { "\($0) \($0.zone ?? "")" }])
  }
}

extension When {
  /// The moment in the person's own zone if it is in UTC, since programs use UTC for any instant.
  func following(_ own: Zone) -> When { zone == "Etc/UTC" ? local(in: own) : self }
}
