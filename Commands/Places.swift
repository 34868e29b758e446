package import Agenda
package import Grammar

/// Lists the places in use; a number shows the items there.
package struct Places: Command {
  package init() {}

  package static let guide = Guide("places", "locations", summary: "your places, and how much there is to do at each")

  package static var examples: [Example<Places>] { [Example("!places", Places()), Example("places", Places())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  package func run(on desk: Desk) throws -> Reply {
    try desk.groups(.place, heading: desk.wording.places, show: { "!getlocation \($0)" })
  }
}
