public import Agenda
import Civil
public import Foundation

/// Series as other programs write them: one component for the series, and one with the same UID for each occurrence
/// that differs (RFC 5545 3.8.4.4).
extension Component {
  /// The events of this calendar. An event that cannot be read is left out.
  public func events(for person: Person, added: Date) -> [Event] {
    var events: [Event] = []
    for (whole, parts) in series(of: "VEVENT") {
      guard var event = try? whole.event(for: person, added: added) else { continue }
      for part in parts {
        guard let id = part.recurrenceID(from: event.start, for: person) else { continue }
        if part.isCancelled {
          event.skip(id)
          continue
        }
        guard let own = try? part.event(for: person, added: added) else { continue }
        var override = Override(id, start: own.start, end: own.end)
        override.name = own.name == event.name ? nil : own.name
        override.place = own.place == event.place ? nil : own.place
        override.note = own.note == event.note ? nil : own.note
        event.overrides[id] = override
      }
      events.append(event)
    }
    return events
  }

  /// The todos of this calendar. A todo that cannot be read is left out.
  public func todos(for person: Person, added: Date) -> [Todo] {
    var todos: [Todo] = []
    for (whole, parts) in series(of: "VTODO") {
      guard var todo = try? whole.todo(for: person, added: added) else { continue }
      for part in parts {
        guard let open = todo.open, let first = todo.seriesStart ?? todo.due,
          let id = part.recurrenceID(from: first, for: person)
        else { continue }
        guard let own = try? part.todo(for: person, added: added) else { continue }
        if part.isCancelled || own.completed != nil {
          todo.skip(id)
        } else if let due = own.due {
          todo.move(id == open.recurrenceID ? open : Occurrence(id, start: due), to: due, in: person.zone)
        }
      }
      todos.append(todo)
    }
    return todos
  }

  /// The components of a name by UID: the one of the series, and those of single occurrences. An occurrence without its
  /// series stands alone.
  private func series(of name: String) -> [(whole: Component, parts: [Component])] {
    var found: [(whole: Component, parts: [Component])] = []
    var places: [String: Int] = [:]
    let all = components.filter { $0.name == name }
    for component in all where component["RECURRENCE-ID"] == nil {
      if let uid = component["UID"]?.value { places[uid] = found.count }
      found.append((component, []))
    }
    for component in all where component["RECURRENCE-ID"] != nil {
      if let place = component["UID"].flatMap({ places[$0.value] }) {
        found[place].parts.append(component)
      } else {
        found.append((component, []))
      }
    }
    return found
  }

  /// The occurrence that it stands for, in the zone of its series.
  private func recurrenceID(from start: When, for person: Person) -> CivilDateTime? {
    guard let moment = self["RECURRENCE-ID"]?.moment else { return nil }
    guard moment.time != nil else { return moment.wall }
    let zone = start.zone.flatMap { Zone(identifier: $0) } ?? person.zone
    return zone.local(at: moment.instant(in: person.zone))
  }

  private var isCancelled: Bool { self["STATUS"]?.value.uppercased() == "CANCELLED" }
}
