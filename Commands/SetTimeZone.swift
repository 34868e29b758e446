public import Agenda
public import Grammar

/// Sets the person's time zone, or tells it.
public struct SetTimeZone: Command {
  /// An IANA name; nil asks which it is.
  public var zone: String?

  public init(_ zone: String?) { self.zone = zone }

  public static let guide = Guide(
    "timezone", "tz", usage: "Z", bare: [.zone, .nothing], summary: "your time zone, by city or name: !timezone berlin")

  public static var examples: [Example<SetTimeZone>] {
    [
      Example("!timezone Europe/Berlin", SetTimeZone("Europe/Berlin")),
      Example("!timezone new york", SetTimeZone("America/New_York")),
      Example("!timezone", SetTimeZone(nil)),
    ]
  }

  public init(_ arguments: String, by reader: Reader) throws {
    guard !arguments.trimmed.isEmpty else {
      self.init(nil)
      return
    }
    let found = Zone.named(arguments)
    guard let only = found.first else {
      throw Misunderstanding(arguments, reason: Voice.noSuchZone, example: "!timezone Europe/Berlin")
    }
    guard found.count == 1 else {
      throw Misunderstanding(arguments, reason: Voice.severalZones(found), example: "!timezone \(only)")
    }
    self.init(only)
  }

  public func run(on desk: Desk) throws -> Reply {
    guard let zone = zone.flatMap({ Zone(identifier: $0) }) else {
      return Reply(.answer, [Voice.zoneIs(desk.person, on: desk)])
    }
    var person = desk.person
    person.zone = zone
    person.zoneIsAssumed = false
    try desk.people.update(person)
    try desk.belongings.journal.describe("set the time zone to \(zone.identifier)")
    return Reply(.answer, [Voice.zoneSet(zone, on: desk)])
  }
}
