package import Agenda
import Civil
import Foundation
package import Grammar

/// Holds all reminders back until a moment. Those that come due meanwhile are then sent together.
package struct Quiet: Command {
  package enum Choice: Hashable, Sendable {
    case ask
    case off
    case until(TemporalExpression)
  }

  package var choice: Choice

  package init(_ choice: Choice) { self.choice = choice }

  package static let guide = Guide(
    "quiet", "q", usage: "until T, or for D", bare: [.oneOf(["off"])],
    summary: "no reminders for a while: !quiet until 5pm, !quiet off")

  package static var examples: [Example<Quiet>] {
    [
      Example("!quiet until tomorrow", Quiet(.until(.example("tomorrow", .example(11, 21))))),
      Example("!quiet off", Quiet(.off)),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let words = reader.behind(.quiet, in: arguments.trimmed) ?? arguments.trimmed
    if words.isEmpty {
      choice = .ask
    } else if reader.says(.endQuiet, words) {
      choice = .off
    } else {
      let moment = try reader.expectMoment(words, of: Self.guide, example: "!quiet until 5pm")
      guard moment.recurrence == nil, !moment.isNever else {
        throw Misunderstanding(arguments, reason: .isNo(.date), example: "!quiet until 5pm")
      }
      choice = .until(moment)
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    let until: Date?
    switch choice {
    case .ask: return Reply(.answer, [desk.wording.quiet(until: desk.person.quietUntil, on: desk)])
    case .off: until = nil
    case .until(let moment):
      if moment.saysDay, let days = moment.days, days.upperBound < desk.today {
        throw Misunderstanding(moment.text, reason: .isNo(.date), example: "!quiet until 5pm")
      }
      until = desk.end(ofQuiet: moment)
    }
    return try desk.set(
      \.quietUntil, to: until, did: ChangeSummary(.setQuiet), told: desk.wording.quiet(until: until, on: desk))
  }
}

extension Desk {
  /// A quiet day ends with its morning: nobody wants all reminders at midnight.
  fileprivate func end(ofQuiet moment: TemporalExpression) -> Date {
    let when = target(moment, from: nil)
    let end = when.time == nil ? When(when.date <= today ? today.adding(days: 1) : when.date, morning) : when
    return end.instant(in: person.zone)
  }
}
