package import Agenda
package import Civil
package import Grammar

/// Shows a week, from Monday to Sunday; of the current week, the rest.
package struct Week: Command {
  package enum Choice: Hashable, Sendable {
    case this
    /// The week that contains the day.
    case of(CivilDate)
    /// The next week of that ISO 8601 number.
    case number(Int)
  }

  package var choice: Choice

  package init(_ choice: Choice = .this) { self.choice = choice }

  package static let guide = Guide(
    "week", "w", usage: "[D]", bare: [.moment, .nothing], shows: true,
    summary: "the week by day, overdue first; or another: !week 49")

  package static var examples: [Example<Week>] {
    [
      Example("!week", Week()), Example("!week 2026-12-01", Week(.of(.example(12, 1)))),
      Example("!week 49", Week(.number(49))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let words = arguments.trimmed.lowercased()
    if words.isEmpty || reader.says(.thisWeek, words) {
      self.init()
    } else if reader.says(.nextWeek, words) {
      self.init(.of(reader.now.date.adding(days: 7)))
    } else if let number = Int(words) {
      guard (1...53).contains(number) else {
        throw Misunderstanding(words, reason: .isNo(.week), example: "!week 49")
      }
      self.init(.number(number))
    } else {
      self.init(.of(try reader.expectDays(arguments, of: Self.guide).first))
    }
  }

  package func run(on desk: Desk) throws -> Reply {
    let monday = monday(from: desk.today)
    let first = (monday...monday.adding(days: 6)).contains(desk.today) ? desk.today : monday
    let last = monday.adding(days: 6)
    let heading = desk.wording.week(monday.isoWeek.week, desk.wording.days(first, last, on: desk))
    return try desk.agenda(heading, from: first, to: last, tellsWeeks: false)
  }

  private func monday(from today: CivilDate) -> CivilDate {
    switch choice {
    case .this: return today.monday
    case .of(let day): return day.monday
    case .number(let number):
      // Searches from this week on: not every year has a week 53.
      var monday = today.monday
      for _ in 0..<400 where monday.isoWeek.week != number { monday = monday.adding(days: 7) }
      return monday
    }
  }
}

extension CivilDate {
  /// The Monday of the day's ISO 8601 week.
  fileprivate var monday: CivilDate { adding(days: 1 - weekday.rawValue) }
}
