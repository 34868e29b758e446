package import Agenda
import Civil
package import Grammar

/// Shows a few tricks, new ones every day.
package struct Tips: Command {
  package init() {}

  package static let guide = Guide("tips", summary: "a few tricks, new ones every day")

  package static var examples: [Example<Tips>] { [Example("!tips", Tips())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply {
    let first = desk.today.dayOfYear * 3
    return Reply(.answer, (0..<3).map { desk.wording.tips[(first + $0) % desk.wording.tips.count] })
  }
}
