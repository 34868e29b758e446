package import Agenda
package import Civil
package import Grammar

/// Sets the time of the day's digest.
package struct SetDigest: Command {
  package enum Choice: Hashable, Sendable {
    case ask
    case never
    case at(CivilTime)
  }

  package var choice: Choice

  package init(_ choice: Choice) { self.choice = choice }

  package static let guide = Guide(
    "digest", usage: "8am|off", bare: [.oneOf(["off"]), .moment],
    summary: "when I send your day's overview: !digest 8am, !digest off")

  package static var examples: [Example<SetDigest>] {
    [
      Example("!digest 8am", SetDigest(.at(CivilTime(secondOfDay: 8 * 3600)))),
      Example("!digest 7:30", SetDigest(.at(CivilTime(secondOfDay: 450 * 60)))),
      Example("!digest off", SetDigest(.never)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.trimmed.lowercased()
    if words.isEmpty {
      choice = .ask
    } else if reader.says(.noDigest, words) {
      choice = .never
    } else if let minutes = reader.minutes(reader.behind(.at, in: words) ?? words), minutes < 1440 {
      choice = .at(CivilTime(secondOfDay: minutes * 60))
    } else if let time = reader.moment(words)?.time {
      choice = .at(time)
    } else {
      throw Misunderstanding(arguments, reason: .isNo(.time), example: "!digest 8am")
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    let time: CivilTime?
    switch choice {
    case .ask: return Reply(.answer, [desk.wording.digestIs(desk.person.digest, on: desk)])
    case .never: time = nil
    case .at(let told): time = told
    }
    return try desk.set(\.digest, to: time, did: ChangeSummary(.setDigest), told: desk.wording.digestIs(time, on: desk))
  }
}
