package import Agenda
import Civil
package import Grammar

/// Lists the items due tomorrow.
package struct Tomorrow: Command {
  package init() {}

  package static let guide = Guide("tomorrow", "tom", shows: true, summary: "what is due tomorrow")

  package static var examples: [Example<Tomorrow>] {
    [Example("!tomorrow", Tomorrow()), Example("!tom", Tomorrow())]
  }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply {
    let day = desk.today.adding(days: 1)
    return try desk.dueList(desk.wording.day(desk.wording.tomorrow, day, on: desk), from: day, to: day)
  }
}
