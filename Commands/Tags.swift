package import Agenda
package import Grammar

/// Lists the tags in use; a number shows the items of one.
package struct Tags: Command {
  package init() {}

  package static let guide = Guide("tags", "ta", summary: "your tags, and how much has each")

  package static var examples: [Example<Tags>] { [Example("!tags", Tags()), Example("tags", Tags())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply {
    try desk.groups(.tag, heading: desk.wording.tags, show: { "!gettag \($0)" })
  }
}
