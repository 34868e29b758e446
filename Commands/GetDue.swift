package import Agenda
package import Civil
package import Grammar

/// Lists the due todos and the events on a day, or on the days of a range.
package struct GetDue: Command {
  package var first: CivilDate
  package var last: CivilDate

  package init(_ first: CivilDate, _ last: CivilDate? = nil) {
    self.first = first
    self.last = max(first, last ?? first)
  }

  /// Takes the days that a date or range means; nil if it means none.
  package init?(_ expression: TemporalExpression, from today: CivilDate) {
    guard let days = expression.daysAsked(from: today) else { return nil }
    self.init(days.lowerBound, days.upperBound)
  }

  package static let guide = Guide(
    "getdue", "gd", usage: "D", bare: [.moment], shows: true, summary: "what is due on a day: !getdue friday")

  package static var examples: [Example<GetDue>] {
    [
      Example("!getdue tuesday", GetDue(.example(11, 24))),
      Example("!gd 3 dec", GetDue(.example(12, 3))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let moment = try reader.expectMoment(arguments, of: Self.guide, example: "!getdue friday")
    guard let due = GetDue(moment, from: reader.now.date) else {
      throw Misunderstanding(arguments, reason: .isNo(.day), example: "!getdue friday")
    }
    self = due
  }

  package func run(on desk: Desk) throws -> Reply {
    let overdue = (first...last).contains(desk.today)
    return try desk.dueList(desk.wording.days(first, last, on: desk), from: first, to: last, overdue: overdue)
  }
}
