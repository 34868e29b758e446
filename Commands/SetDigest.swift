public import Agenda
public import Civil
public import Grammar
import Voice

/// Sets when the person wants to hear of the day.
public struct SetDigest: Command {
  public enum Choice: Hashable, Sendable {
    case ask
    case never
    case at(CivilTime)
  }

  public var choice: Choice

  public init(_ choice: Choice) { self.choice = choice }

  public static let guide = Guide(
    "digest", usage: "8am|off", bare: [.oneOf(["off"]), .moment],
    summary: "when I send your day's overview: !digest 8am, !digest off")

  public static var examples: [Example<SetDigest>] {
    [
      Example("!digest 8am", SetDigest(.at(CivilTime(secondOfDay: 8 * 3600)))),
      Example("!digest 7:30", SetDigest(.at(CivilTime(secondOfDay: 450 * 60)))),
      Example("!digest off", SetDigest(.never)),
    ]
  }

  public init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.trimmed.lowercased()
    if words.isEmpty {
      choice = .ask
    } else if ["off", "never", "none", "no"].contains(words) {
      choice = .never
    } else if let minutes = words.minutes, minutes < 1440 {
      choice = .at(CivilTime(secondOfDay: minutes * 60))
    } else if let time = reader.moment(words)?.time {
      choice = .at(time)
    } else {
      throw Misunderstanding(arguments, reason: Wording.noTime, example: "!digest 8am")
    }
  }

  public func run(on desk: Desk) throws -> Reply {
    let time: CivilTime?
    switch choice {
    case .ask: return Reply(.answer, [Wording.digestIs(desk.person.digest, on: desk)])
    case .never: time = nil
    case .at(let told): time = told
    }
    return try desk.set(\.digest, to: time, summary: "set the digest", told: Wording.digestIs(time, on: desk))
  }
}
