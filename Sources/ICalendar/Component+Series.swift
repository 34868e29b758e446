public import Agenda
import Civil
public import Foundation

/// Reads series as other programs write them: one component for the series, and one with the same UID for each
/// occurrence that differs (RFC 5545 3.8.4.4).
extension Component {
  /// The events of this calendar. An event that cannot be read is left out.
  public func events(for person: Person, added: Date) -> [Event] {
    series(of: "VEVENT").compactMap { try? $0.event(for: person, added: added) }
  }

  /// The todos of this calendar. A todo that cannot be read is left out.
  public func todos(for person: Person, added: Date) -> [Todo] {
    series(of: "VTODO").compactMap { try? $0.todo(for: person, added: added) }
  }

  /// The components with a name, by UID: that of the series, and those of single occurrences. An occurrence without its
  /// series is separate.
  public func series(of name: String) -> [ComponentSeries] {
    var found: [ComponentSeries] = []
    var places: [String: Int] = [:]
    let all = components.filter { $0.name == name }
    for component in all where component["RECURRENCE-ID"] == nil {
      if let uid = component["UID"]?.value { places[uid] = found.count }
      found.append(ComponentSeries(whole: component, parts: []))
    }
    for component in all where component["RECURRENCE-ID"] != nil {
      if let place = component["UID"].flatMap({ places[$0.value] }) {
        found[place].parts.append(component)
      } else {
        found.append(ComponentSeries(whole: component, parts: []))
      }
    }
    return found
  }

  /// The occurrence that the component replaces (RECURRENCE-ID), in the zone of its series; nil if it names none.
  func recurrenceID(from start: When, for person: Person) -> CivilDateTime? {
    guard let moment = self["RECURRENCE-ID"]?.moment else { return nil }
    guard moment.time != nil else { return moment.wall }
    let zone = start.zone.flatMap { Zone(identifier: $0) } ?? person.zone
    return zone.local(at: moment.instant(in: person.zone))
  }

  /// Whether the STATUS is CANCELLED.
  public var isCancelled: Bool { self["STATUS"]?.value.uppercased() == "CANCELLED" }
}
