package import Agenda
package import Grammar

/// Shows the rest of a list that was cut to fit.
package struct More: Command {
  package init() {}

  package static let guide = Guide("more", summary: "the rest of the list that was cut")

  package static var examples: [Example<More>] { [Example("!more", More()), Example("more", More())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply {
    desk.unshown.isEmpty
      ? Reply(.answer, [desk.wording.noMore]) : Reply(.answer, [], list: desk.unshown, continuesList: true)
  }
}
