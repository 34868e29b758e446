package import Agenda
package import Grammar

/// Sets how times are shown.
package struct SetClock: Command {
  /// The clock; nil shows the current one.
  package var clock: Conventions.Clock?

  package init(_ clock: Conventions.Clock?) { self.clock = clock }

  package static let guide = Guide(
    "clock", "cl", usage: "12|24", bare: [.oneOf(["12", "24"])], summary: "how times are shown: 5pm or 17:00")

  package static var examples: [Example<SetClock>] {
    [Example("!clock 12", SetClock(.twelve)), Example("!clock 24", SetClock(.twentyFour))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    switch arguments.trimmed.lowercased().filter(\.isNumber) {
    case "" where arguments.trimmed.isEmpty: clock = nil
    case "12": clock = .twelve
    case "24": clock = .twentyFour
    // `2.30 pm` is a time of the one clock, `14:30` of the other.
    case _ where !arguments.allSatisfy(\.isNumber) && reader.moment(arguments)?.hasTime == true:
      clock = arguments.contains(where: \.isLetter) ? .twelve : .twentyFour
    default: throw Misunderstanding(arguments, reason: .isNo(.clock), example: "!clock 24")
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    guard let clock else { return Reply(.answer, [desk.wording.clockIs(desk.person.conventions.clock)]) }
    return try desk.set(
      \.conventions.clock, to: clock, did: ChangeSummary(.setClock), told: desk.wording.clockIs(clock))
  }
}
