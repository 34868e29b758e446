package import Agenda
package import Grammar

/// Tells the person who runs the bot and which data it keeps.
package struct About: Command {
  package init() {}

  package static let guide = Guide("about", summary: "who runs me, what I keep, and for how long")

  package static var examples: [Example<About>] { [Example("!about", About()), Example("about", About())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply { Reply(.answer, [desk.about ?? desk.wording.about]) }
}
