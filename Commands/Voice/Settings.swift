import Agenda

extension Voice {
  static let remindersOn = "Reminders are on."
  static let remindersOff = "Reminders are off; !on brings them back."
  static let confirmationsOn = "I confirm what I do."
  static let confirmationsOff =
    "I do what you say without confirming it; errors I always tell. !confirmon brings it back."

  /// The zone as set, with what the wall there shows now, so that a wrong one is seen at once.
  static func zoneSet(_ zone: Zone, on desk: Desk) -> String {
    let there = zone.local(at: desk.instant)
    return "Your time zone is \(zone.identifier), where it is \(moment(When(there.date, there.time), on: desk))."
  }

  static func zoneIs(_ person: Person, on desk: Desk) -> String {
    let assumed = person.zoneIsAssumed ? " (I assumed that; change it with !timezone and a city)" : ""
    return "Your time zone is \(person.zone.identifier)\(assumed). It is \(time(desk.now.time, on: desk)) there."
  }

  static let noSuchZone = "I know no zone, city or country of that name"

  static func severalZones(_ zones: [String]) -> String { "it could be \(joined(Array(zones.prefix(4))))" }
}
