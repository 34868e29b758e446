import Agenda
import Civil
import Foundation

/// The fields of a form about an item, each as it was typed.
struct ItemFields: Hashable, Sendable {
  /// The part of a series that a change is about.
  enum Scope: String, CaseIterable, Sendable {
    case one, later, all
  }

  var name = ""
  /// `2026-11-24`, as the browser's date fields write it; empty for none.
  var date = ""
  /// `17:00`; empty for a whole day.
  var time = ""
  var endDate = ""
  var endTime = ""
  var repeats = RepeatChoice.never
  /// The last day of the repeat; empty for no end.
  var until = ""
  var list = ""
  /// Separated by spaces or commas, with or without `#`.
  var tags = ""
  var place = ""
  /// Separated by commas.
  var people = ""
  /// `1` to `3`; empty for none.
  var priority = ""
  var note = ""
  var url = ""
  var reminders: Set<String> = []
  var scope = Scope.one

  init() {}

  /// An item as it is, or one occurrence of it.
  init(_ item: AgendaItem, at occurrence: Occurrence?, _ desk: Desk) {
    let zone = desk.person.zone
    var item = item
    if let occurrence {
      switch item {
      case .todo(let todo):
        let series = todo.recurrence
        var shown = todo.at(occurrence)
        shown.recurrence = series
        item = .todo(shown)
      case .event(let event):
        var shown = event.at(occurrence)
        shown.recurrence = event.recurrence
        item = .event(shown)
      case .note: break
      }
    }
    name = item.name
    list = item.list ?? ""
    tags = item.tags.joined(separator: " ")
    people = item.people.joined(separator: ", ")
    place = item.place ?? ""
    if let moment = item.moment?.local(in: zone) {
      date = moment.date.description
      time = moment.time.map { String($0.description.prefix(5)) } ?? ""
    }
    reminders = Set(
      (item.reminders ?? item.usualReminders).compactMap { reminder in
        ReminderChoice.allCases.first { $0.reminder == reminder }?.rawValue
      })
    let start = item.moment?.local(in: zone).date
    switch item {
    case .todo(let todo):
      priority = todo.priority.map(String.init) ?? ""
      (note, url) = (todo.note ?? "", todo.url ?? "")
      setRule(todo.recurrence, start)
    case .event(let event):
      (note, url) = (event.note ?? "", event.url ?? "")
      if let end = event.end?.local(in: zone) {
        endDate = end.date.description
        endTime = end.time.map { String($0.description.prefix(5)) } ?? ""
      }
      setRule(event.recurrence, start)
    case .note(let note): url = note.url ?? ""
    }
  }

  private mutating func setRule(_ rule: Recurrence?, _ start: CivilDate?) {
    repeats = RepeatChoice(rule, startingAt: start)
    until = rule?.until?.date.description ?? ""
  }

  /// Takes the fields that a form has sent.
  ///
  /// - Parameter form: the value of the field of a name; nil if the form has none.
  init(reminders: [String], _ form: (String) -> String?) {
    func field(_ name: String) -> String { (form(name) ?? "").trimmed }
    name = field("name")
    (date, time, endDate, endTime) = (field("date"), field("time"), field("end-date"), field("end-time"))
    repeats = RepeatChoice(rawValue: field("repeats")) ?? .other
    until = field("until")
    (list, tags, place, people) = (field("list"), field("tags"), field("place"), field("people"))
    (priority, url) = (field("priority"), field("url"))
    // Browsers send CRLF between lines (URL Standard, multipart and urlencoded forms).
    note = field("note").replacing("\r\n", with: "\n")
    scope = Scope(rawValue: field("scope")) ?? .all
    self.reminders = Set(reminders)
  }

  /// The tags, without marks.
  var tagNames: [String] {
    tags.split { $0 == "," || $0.isWhitespace }.map { $0.hasPrefix("#") ? String($0.dropFirst()) : String($0) }
      .filter { !$0.isEmpty }
  }

  var peopleNames: [String] {
    people.split(separator: ",").map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// The start or the due time; nil without a date.
  var start: When? { When(date: date, time: time) }

  /// The end, as ``Event/end``; nil without an end.
  var end: When? {
    // A start time without an end time has no end.
    guard time.isEmpty ? !endDate.isEmpty : !endTime.isEmpty else { return nil }
    let end = When(date: endDate.isEmpty ? date : endDate, time: time.isEmpty ? "" : endTime)
    return end == start ? nil : end
  }
}

extension When {
  /// A day and a time as a browser's fields write them; nil without a day.
  fileprivate init?(date: String, time: String) {
    guard let date = CivilDate(date) else { return nil }
    self.init(date, CivilTime(time))
  }
}
