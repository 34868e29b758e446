package import Agenda
import Civil
package import Grammar

/// Sets the hours in which the bot may write to the person. Outside them it is quiet.
package struct SetHours: Command {
  package enum Choice: Hashable, Sendable {
    case ask
    case always
    case hours(Person.Hours)
    /// Only the start of the hours, or the end: the other stays.
    case from(Int), until(Int)
    /// Not at night: the hours that the person has set, or else the usual ones.
    case day
  }

  package var choice: Choice

  package init(_ choice: Choice) { self.choice = choice }

  package static let guide = Guide(
    "hours", usage: "8-22", bare: [.hours, .oneOf(["always"])],
    summary: "when I may write to you: !hours 8-22, !hours always")

  package static var examples: [Example<SetHours>] {
    [
      Example("!hours 8-22", SetHours(.hours(.init(from: 480, until: 1320)))),
      Example("!hours 7:30am to 10pm", SetHours(.hours(.init(from: 450, until: 1320)))),
      Example("!hours always", SetHours(.always)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.trimmed.lowercased()
    if words.isEmpty {
      choice = .ask
    } else if reader.says(.always, words) {
      choice = .always
    } else if reader.says(.day, words) {
      choice = .day
    } else {
      for (lead, end) in [(ArgumentLink.from, Choice.from), (.until, Choice.until)] {
        if let told = reader.behind(lead, in: words), let minutes = reader.hour(told), minutes < 1440 {
          choice = end(minutes)
          return
        }
      }
      let told = reader.behind(.from, in: words) ?? words
      let parts = reader.replacing(.span, in: told, with: "-").replacing("\u{2013}", with: "-").split(separator: "-")
      let ends = parts.map { reader.hour(String($0)) }
      guard ends.count == 2, let from = ends[0], var until = ends[1], from < 1440, from != until else {
        throw Misunderstanding(arguments, reason: .isNo(.hours), example: "!hours 8-22")
      }
      // `8 to 6` ends in the evening.
      if until < from, from < 720, parts.allSatisfy({ $0.allSatisfy { $0.isNumber || $0 == " " } }) { until += 720 }
      choice = from == 0 && until == 1440 ? .always : .hours(Person.Hours(from: from, until: until))
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    let kept = desk.person.hours ?? .usual
    let hours: Person.Hours?
    switch choice {
    case .ask: return Reply(.answer, [desk.wording.hoursAre(desk.person.hours, on: desk)])
    case .day where desk.person.hours != nil:
      return Reply(.answer, [desk.wording.hoursAre(desk.person.hours, on: desk)])
    case .day: hours = .usual
    case .always: hours = nil
    case .hours(let told): hours = told
    case .from(let minutes): hours = Person.Hours(from: minutes, until: kept.until)
    case .until(let minutes): hours = Person.Hours(from: kept.from, until: minutes)
    }
    if let hours, hours.from == hours.until {
      throw Misunderstanding("!hours", reason: .isNo(.hours), example: "!hours 8-22")
    }
    return try desk.set(\.hours, to: hours, did: ChangeSummary(.setHours), told: desk.wording.hoursAre(hours, on: desk))
  }
}

extension Person.Hours {
  /// The hours of a person who has set none.
  static let usual = Person.Hours(from: 8 * 60, until: 22 * 60)
}

extension Reader {
  /// The minutes since midnight of a time: `9`, `21:30`, `9 at night`.
  fileprivate func hour(_ words: String) -> Int? {
    if let minutes = minutes(words) { return minutes }
    guard let moment = moment(words), !moment.saysDay, moment.endTime == nil else { return nil }
    return moment.time.map { $0.secondOfDay / 60 }
  }
}
