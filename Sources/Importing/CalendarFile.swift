import Agenda
import Civil
import Foundation
import ICalendar

/// An iCalendar file (RFC 5545): events and todos, Apple's reminders among them.
struct CalendarFile {
  private let file: ComponentFile

  init(_ bytes: [UInt8]) { file = ComponentFile(bytes) }

  func results(by reader: ImportReader) -> [ImportResult] {
    let calendars = file.components.filter { $0.name == "VCALENDAR" }
    return calendars.flatMap { calendar -> [ImportResult] in
      // Apple names the export of a list of reminders after the list.
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
    // If the file does not state the day of completion, it must not differ each time.
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

  /// Returns the UID of a component. An occurrence without its series has the series' UID, but gets one of its own: the
  /// series that an earlier file brought must neither become it nor be removed with it.
  private static func uid(of component: Component) -> String? {
    guard let uid = component["UID"]?.text.trimmed.nonEmpty else { return nil }
    return component["RECURRENCE-ID"].map { "\(uid)/\($0.value)" } ?? uid
  }

  /// Returns the UID; for a component without one, an id made of its name and its time.
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
  /// Returns the moment in the person's own zone if it is in UTC, which is how programs write any instant.
  func following(_ own: Zone) -> When { zone == "Etc/UTC" ? local(in: own) : self }
}
