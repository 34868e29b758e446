package import Agenda
package import Civil
package import Grammar

/// Shows one day: its events in their hour and its todos.
package struct Day: Command {
  /// The day; nil is today.
  package var date: CivilDate?

  package init(_ date: CivilDate? = nil) { self.date = date }

  package static let guide = Guide(
    "day", usage: "[D]", bare: [.moment, .nothing], summary: "one day, with its week's number: !day friday")

  package static var examples: [Example<Day>] {
    [Example("!day", Day()), Example("!day 2026-12-01", Day(.example(12, 1)))]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    guard !arguments.trimmed.isEmpty else {
      self.init()
      return
    }
    self.init(try reader.expectDays(arguments, of: Self.guide).first)
  }

  package func run(on desk: Desk) throws -> Reply {
    let date = date ?? desk.today
    let heading = desk.wording.inWeek(desk.wording.date(date, on: desk), date.isoWeek.week)
    return try desk.dueList(heading, from: date, to: date, overdue: date == desk.today)
  }
}
