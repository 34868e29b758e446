package import Agenda
package import Civil
package import Grammar

/// Lists the todos that were completed on a day, or on the days of a range.
package struct History: Command {
  package var first: CivilDate
  package var last: CivilDate

  package init(_ first: CivilDate, _ last: CivilDate? = nil) {
    self.first = first
    self.last = max(first, last ?? first)
  }

  package static let guide = Guide(
    "history", usage: "[D]", bare: [.moment, .nothing], summary: "what you completed: !history last week")

  package static var examples: [Example<History>] {
    [
      Example("!history yesterday", History(.example(11, 19))),
      Example("!history", History(.example(11, 14), .example(11, 20))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    guard !arguments.trimmed.isEmpty else {
      self.init(reader.now.date.adding(days: -6), reader.now.date)
      return
    }
    let moment = try reader.expectMoment(arguments, of: Self.guide, example: "!history last week")
    guard let days = moment.days(before: reader.now.date) else {
      throw Misunderstanding(arguments, reason: .isNo(.day), example: "!history last week")
    }
    self.init(days.lowerBound, days.upperBound)
  }

  package func run(on desk: Desk) throws -> Reply {
    let (first, last) = desk.past(first...last)
    let days = desk.wording.days(first, last, on: desk)
    let done = try desk.belongings.searches.find(.all([.isCompleted, .completed(.days(first, last))]), limit: 200)
    guard !done.isEmpty else { return Reply.none(desk.wording.nothingDone(days)) }
    return Reply(
      .answer, [desk.wording.heading(desk.wording.done(days))],
      list: done.map { Reply.Entry(desk.wording.found($0, on: desk), item: $0.reference) })
  }
}
