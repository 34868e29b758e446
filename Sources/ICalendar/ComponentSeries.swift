public import Agenda
import Civil
public import Foundation

/// A series as other programs write it: one component for the series, and one with the same UID for each occurrence
/// that differs (RFC 5545 3.8.4.4).
public struct ComponentSeries: Hashable, Sendable {
  /// The component of the series, or of an item that does not repeat.
  public var whole: Component
  /// The components of single occurrences.
  public var parts: [Component]

  /// The event with all its occurrences, without its number.
  ///
  /// - Throws: ``Malformed`` if the series cannot be read. An occurrence that cannot be read is left out.
  public func event(for person: Person, added: Date) throws(Malformed) -> Event {
    var event = try whole.event(for: person, added: added)
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
    return event
  }

  /// The todo with all its occurrences, without its number.
  ///
  /// - Throws: ``Malformed`` if the series cannot be read. An occurrence that cannot be read is left out.
  public func todo(for person: Person, added: Date) throws(Malformed) -> Todo {
    var todo = try whole.todo(for: person, added: added)
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
    return todo
  }
}
