package import Agenda
package import Civil
package import Grammar

/// Sets the person's time zone, or shows it.
package struct SetTimeZone: Command {
  /// The places of the zone. None shows the current zone, and several make the bot ask which.
  package var places: [ZonePlace]

  /// - Parameter zone: its IANA name.
  package init(_ zone: String?) { places = zone.map { [ZonePlace(zone: $0)] } ?? [] }

  package init(oneOf places: [ZonePlace]) { self.places = places }

  package static let guide = Guide(
    "timezone", "tz", usage: "Z", bare: [.zone, .nothing], summary: "your time zone, by city or name: !timezone berlin")

  package static var examples: [Example<SetTimeZone>] {
    [
      Example("!timezone Europe/Berlin", SetTimeZone("Europe/Berlin")),
      Example("!timezone new york", SetTimeZone("America/New_York")),
      Example("!timezone", SetTimeZone(nil)),
      Example("!timezone +2", SetTimeZone("Etc/GMT-2")),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    guard !arguments.trimmed.isEmpty else {
      self.init(nil)
      return
    }
    if let fixed = Zone.fixed(arguments) {
      self.init(fixed)
      return
    }
    let found = Zone.places(named: arguments)
    guard !found.isEmpty else {
      throw Misunderstanding(arguments, reason: .isNo(.zone), example: "!timezone Europe/Berlin")
    }
    if found.count == 1 { self.init(found[0].zone) } else { self.init(oneOf: found) }
  }

  package func run(on desk: Desk) throws -> Reply {
    guard places.count < 2 else {
      let choices = places.prefix(9).compactMap { place in
        Zone(identifier: place.zone).map {
          Reply.Choice(desk.wording.choice(place, $0, on: desk), message: "!timezone \(place.zone)")
        }
      }
      return Reply(.answer, [desk.wording.which], choices: choices)
    }
    guard let zone = places.first.flatMap({ Zone(identifier: $0.zone) }) else {
      return Reply(.answer, [desk.wording.zoneIs(desk.person, on: desk)])
    }
    var person = desk.person
    person.zone = zone
    person.zoneIsAssumed = false
    try desk.people.update(person)
    try desk.describe(.setTimeZone, [zone.identifier])
    return Reply(.answer, [desk.wording.zoneSet(zone, on: desk)])
  }
}
