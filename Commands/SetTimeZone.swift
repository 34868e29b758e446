public import Agenda
public import Grammar

/// Sets the person's time zone, or tells it.
public struct SetTimeZone: Command {
  /// The IANA names that are meant: none asks which it is, several are asked about.
  public var zones: [String]

  public init(_ zone: String?) { zones = zone.map { [$0] } ?? [] }

  public init(oneOf zones: [String]) { self.zones = zones }

  public static let guide = Guide(
    "timezone", "tz", usage: "Z", bare: [.zone, .nothing], summary: "your time zone, by city or name: !timezone berlin")

  public static var examples: [Example<SetTimeZone>] {
    [
      Example("!timezone Europe/Berlin", SetTimeZone("Europe/Berlin")),
      Example("!timezone new york", SetTimeZone("America/New_York")),
      Example("!timezone", SetTimeZone(nil)),
      Example("!timezone +2", SetTimeZone("Etc/GMT-2")),
    ]
  }

  public init(_ arguments: String, by reader: Reader) throws {
    guard !arguments.trimmed.isEmpty else {
      self.init(nil)
      return
    }
    if let fixed = Zone.fixed(arguments) {
      self.init(fixed)
      return
    }
    let found = Zone.named(arguments)
    guard !found.isEmpty else {
      throw Misunderstanding(arguments, reason: Voice.noSuchZone, example: "!timezone Europe/Berlin")
    }
    self.init(oneOf: found)
  }

  public func run(on desk: Desk) throws -> Reply {
    guard zones.count < 2 else {
      let choices = zones.prefix(9).compactMap { name in
        Zone(identifier: name).map { Reply.Choice(Voice.choice($0, on: desk), message: "!timezone \(name)") }
      }
      return Reply(.answer, [Voice.which], choices: choices)
    }
    guard let zone = zones.first.flatMap({ Zone(identifier: $0) }) else {
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
