package import Agenda
import Civil
package import Grammar

/// Lists the items due today and the overdue ones.
package struct Today: Command {
  package init() {}

  package static let guide = Guide("today", "tod", shows: true, summary: "what is due today, overdue first")

  package static var examples: [Example<Today>] { [Example("!today", Today()), Example("!tod", Today())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply {
    try desk.dueList(
      desk.wording.day(desk.wording.today, desk.today, on: desk), from: desk.today, to: desk.today, overdue: true)
  }
}
