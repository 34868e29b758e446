public import Agenda
import Civil
public import Foundation

/// Reads events and todos as other programs write them.
extension Component {
  /// The event of this VEVENT, without its number. Times without a zone are in the person's.
  ///
  /// - Throws: ``Malformed`` if it has no name, or no start that can be read.
  public func event(for person: Person, added: Date) throws(Malformed) -> Event {
    guard name == "VEVENT", let summary = self["SUMMARY"]?.text, let start = moment("DTSTART", for: person) else {
      throw Malformed("BEGIN:\(name)")
    }
    var event = Event(name: summary, start: start, end: end(of: start, for: person), added: added)
    event.recurrence = try rule(for: person)
    event.place = self["LOCATION"]?.text
    event.list = self[Extension.list]?.text
    event.tags = tags(without: event.list)
    event.people = texts("CONTACT")
    event.note = self["DESCRIPTION"]?.text
    event.url = self["URL"]?.value
    let usual = Timing(Event(name: summary, start: start, added: added)).reminders
    event.reminders = reminders(for: start, of: person, unlike: usual)
    return event
  }

  /// The todo of this VTODO, without its number. Times without a zone are in the person's.
  ///
  /// - Throws: ``Malformed`` if it has no name.
  public func todo(for person: Person, added: Date) throws(Malformed) -> Todo {
    guard name == "VTODO", let summary = self["SUMMARY"]?.text else { throw Malformed("BEGIN:\(name)") }
    var todo = Todo(name: summary, added: added)
    todo.due = moment("DUE", for: person)
    todo.recurrence = try rule(for: person)
    let start = moment("DTSTART", for: person)
    if todo.recurrence != nil {
      todo.due = todo.due ?? start
      todo.seriesStart = start ?? todo.due
    } else {
      todo.start = start
    }
    // RFC 5545 3.8.1.9: 1 to 4 is high, 5 is medium, 6 to 9 is low.
    todo.priority = self["PRIORITY"].flatMap { Int($0.value) }.flatMap { priority in
      switch priority {
      case 1...4: 1
      case 5: 2
      case 6...9: 3
      default: nil
      }
    }
    todo.place = self["LOCATION"]?.text
    todo.list = self[Extension.list]?.text
    todo.tags = tags(without: todo.list)
    todo.people = texts("CONTACT")
    todo.note = self["DESCRIPTION"]?.text
    todo.url = self["URL"]?.value
    todo.estimate = self[Extension.estimate].flatMap { DurationText($0.value) }.map { $0.days * 86_400 + $0.seconds }
    if self["STATUS"]?.value.uppercased() == "COMPLETED" { todo.completed = self["COMPLETED"]?.instant ?? added }
    if let due = todo.due { todo.reminders = reminders(for: due, of: person, unlike: [.onTime]) }
    return todo
  }

  /// The moment that a property holds. The person's own zone is left out, so that the item follows them when they move.
  private func moment(_ name: String, for person: Person) -> When? {
    guard var moment = self[name]?.moment else { return nil }
    if moment.zone == person.zone.identifier { moment.zone = nil }
    return moment
  }

  private func end(of start: When, for person: Person) -> When? {
    if let end = moment("DTEND", for: person) {
      guard end.time == nil else { return end }
      let last = When(end.date.adding(days: -1))
      return last.date > start.date ? last : nil
    }
    guard let length = self["DURATION"].flatMap({ DurationText($0.value) }) else { return nil }
    if start.time == nil { return length.days > 1 ? When(start.date.adding(days: length.days - 1)) : nil }
    let end = CivilDateTime(start.date.adding(days: length.days), start.time ?? .midnight)
      .adding(seconds: length.seconds)
    return When(end.date, end.time, zone: start.zone)
  }

  private func rule(for person: Person) throws(Malformed) -> Recurrence? {
    guard let line = self["RRULE"] else { return nil }
    guard var rule = try? Recurrence(rrule: line.value) else { throw Malformed(line.description) }
    if let until = rule.until, until.zone != nil {
      let own = self["DTSTART"]?.moment?.zone.flatMap { Zone(identifier: $0) } ?? person.zone
      rule.until = until.local(in: own)
    }
    if let last = rule.byMonthDay.last, last > 28, rule.byMonthDay == Array(28...last), rule.bySetPosition == [-1] {
      rule.byMonthDay = [last]
      rule.bySetPosition = []
      rule.clampsToMonthEnd = true
    }
    rule.exceptions = lines.filter { $0.name == "EXDATE" }.flatMap { $0.moments ?? [] }
      .map { CivilDateTime($0.date, $0.time ?? .midnight) }
    return rule
  }

  private func texts(_ name: String) -> [String] { lines.filter { $0.name == name }.map(\.text) }

  private func tags(without list: String?) -> [String] {
    lines.filter { $0.name == "CATEGORIES" }.flatMap(\.texts).filter { !$0.isEmpty && $0 != list }
  }

  /// The reminders of the component's alarms; nil if they are the usual ones.
  private func reminders(for moment: When, of person: Person, unlike usual: [Reminder]) -> [Reminder]? {
    let wall = Reminder.Wall(person)
    let read = components.filter { $0.name == "VALARM" }.compactMap { $0.reminder(for: moment, on: wall) }
    let instants = { (reminders: [Reminder]) in reminders.map { $0.instant(for: moment, on: wall) } }
    return instants(read) == instants(usual) ? nil : read
  }

  private func reminder(for moment: When, on wall: Reminder.Wall) -> Reminder? {
    guard let trigger = self["TRIGGER"] else { return nil }
    let start = CivilDateTime(moment.date, moment.time ?? .midnight)
    let length = DurationText(trigger.value)
    if let length, moment.time != nil, length.days <= 0 {
      return Reminder(days: -length.days, seconds: -length.seconds)
    }
    if let length {
      let local = start.adding(seconds: length.days * 86_400 + length.seconds)
      return Reminder(days: start.date.dayNumber - local.date.dayNumber, time: local.time)
    }
    guard let instant = trigger.instant else { return nil }
    if moment.time != nil {
      return Reminder(seconds: Int(moment.instant(in: wall.zone).timeIntervalSince(instant)))
    }
    let local = wall.zone.local(at: instant)
    return Reminder(days: start.date.dayNumber - local.date.dayNumber, time: local.time)
  }
}
