public import Agenda
public import Grammar

/// Sets the hours in which the person wants to be written to; outside of them it is quiet.
public struct SetHours: Command {
  public enum Choice: Hashable, Sendable {
    case ask
    case always
    case hours(Person.Hours)
  }

  public var choice: Choice

  public init(_ choice: Choice) { self.choice = choice }

  public static let guide = Guide(
    "hours", usage: "8-22", bare: [.hours, .oneOf(["always"])],
    summary: "when I may write to you: !hours 8-22, !hours always")

  public static var examples: [Example<SetHours>] {
    [
      Example("!hours 8-22", SetHours(.hours(.init(from: 480, until: 1320)))),
      Example("!hours 7:30am to 10pm", SetHours(.hours(.init(from: 450, until: 1320)))),
      Example("!hours always", SetHours(.always)),
    ]
  }

  public init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.trimmed.lowercased()
    if words.isEmpty {
      choice = .ask
    } else if ["always", "off", "all day", "any", "24"].contains(words) {
      choice = .always
    } else {
      let ends = words.replacing(" until ", with: "-").replacing(" to ", with: "-").replacing("\u{2013}", with: "-")
        .split(separator: "-").map { String($0).minutes }
      guard ends.count == 2, let from = ends[0], let until = ends[1], from < 1440, from != until else {
        throw Misunderstanding(arguments, reason: Voice.noHours, example: "!hours 8-22")
      }
      choice = from == 0 && until == 1440 ? .always : .hours(Person.Hours(from: from, until: until))
    }
  }

  public func run(on desk: Desk) throws -> Reply {
    let hours: Person.Hours?
    switch choice {
    case .ask: return Reply(.answer, [Voice.hoursAre(desk.person.hours, on: desk)])
    case .always: hours = nil
    case .hours(let told): hours = told
    }
    return try desk.set(\.hours, to: hours, summary: "set the hours", told: Voice.hoursAre(hours, on: desk))
  }
}
