import Agenda
import Civil
import Foundation
import ICalendar

/// The calendars that the tests write and read.
enum Samples {
  static let now = Date(timeIntervalSince1970: 1_795_168_800)  // 2026-11-20T10:00Z
  static let added = Date(timeIntervalSince1970: 1_795_000_000)

  static func person(_ zone: String = "Europe/London") throws -> Person {
    struct NoZone: Error {}
    guard let zone = Zone(identifier: zone) else { throw NoZone() }
    return Person(id: Person.ID(1), zone: zone, firstSeen: added)
  }

  static func when(_ text: String, zone: String? = nil) -> When {
    var moment = When(text) ?? When(CivilDate(dayNumber: 0))
    moment.zone = zone
    return moment
  }

  static func event(_ name: String, _ start: String, _ end: String? = nil, zone: String? = nil) -> Event {
    var event = Event(
      name: name, start: when(start, zone: zone), end: end.map { when($0, zone: zone) }, added: added)
    event.id = Event.ID(7)
    return event
  }

  static func todo(_ name: String, due: String? = nil, zone: String? = nil) -> Todo {
    var todo = Todo(name: name, added: added)
    todo.id = Todo.ID(8)
    todo.due = due.map { when($0, zone: zone) }
    return todo
  }

  static func calendar(_ events: [Event] = [], _ todos: [Todo] = [], zone: String = "Europe/London") throws -> Component
  {
    Feed(person: try person(zone), todos: todos, events: events, realm: "ledger.nuthatch").calendar(at: now)
  }
}

extension Component {
  /// The parts of that name, anywhere in it.
  func parts(_ name: String) -> [Component] {
    (self.name == name ? [self] : []) + components.flatMap { $0.parts(name) }
  }

  /// The lines of these names, as they are written.
  func lines(_ names: String...) -> [String] { lines.filter { names.contains($0.name) }.map(\.description) }
}
