import Agenda
import Civil
import Foundation
import Grammar
import ICalendar

/// A calendar (RFC 5545) pasted into a message: its events and todos are kept, as an import would keep them.
struct PastedCalendar {
  let items: [Item]
  /// The message without the calendar.
  let rest: String
  /// True if the text held more than is read of one message.
  let isCut: Bool

  private static let (begin, end) = ("BEGIN:VCALENDAR", "END:VCALENDAR")

  /// Reads the calendar; nil if the text holds none. One that can't be read becomes a note of its text, so that nothing
  /// is lost.
  init?(in text: String, by reader: Reader) {
    guard let start = text.range(of: PastedCalendar.begin) else { return nil }
    let end = text.range(of: PastedCalendar.end, options: .backwards)?.upperBound ?? text.endIndex
    guard start.lowerBound < end else { return nil }
    let calendar = String(text[start.lowerBound..<end])
    rest = String(text[..<start.lowerBound] + text[end...])
    let read = (try? Component(reading: calendar)).map { PastedCalendar.items(of: $0, in: reader.zone) } ?? []
    isCut = read.count > Bounds.lines
    items = read.isEmpty ? [Item(kind: .note, name: calendar)] : Array(read.prefix(Bounds.lines))
  }

  private static func items(of calendar: Component, in zone: Zone) -> [Item] {
    let person = Person(id: Person.ID(0), zone: zone, firstSeen: .distantPast)
    // An item holds no overrides: moved occurrences stand beside their series.
    let events = calendar.events(for: person, added: .distantPast).flatMap { event -> [Event] in
      var series = event
      for override in event.overrides { series.skip(override.recurrenceID) }
      let moved = event.overrides.map {
        event.at(Occurrence($0.recurrenceID, start: $0.start, override: $0))
      }
      return [series] + moved
    }
    return events.map { Item($0, in: zone) }
      + calendar.todos(for: person, added: .distantPast).map { Item($0, in: zone) }
  }
}

extension Item {
  fileprivate init(_ event: Event, in zone: Zone) {
    self.init(kind: .event, name: event.name)
    start = event.start.following(zone)
    end = event.end?.following(zone)
    recurrence = event.recurrence
    (place, note, url, tags) = (event.place, event.note, event.url, event.tags)
  }

  fileprivate init(_ todo: Todo, in zone: Zone) {
    self.init(name: todo.name)
    due = todo.due?.following(zone)
    start = todo.start?.following(zone)
    recurrence = todo.recurrence
    isDone = todo.completed != nil
    (priority, place, note, url, tags) = (todo.priority, todo.place, todo.note, todo.url, todo.tags)
  }
}

extension When {
  /// The time in the person's own zone if it is in UTC, which is how programs write any instant.
  fileprivate func following(_ own: Zone) -> When { zone == "Etc/UTC" ? local(in: own) : self }
}
