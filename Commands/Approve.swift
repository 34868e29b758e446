package import Agenda
package import Grammar

/// Shows everybody an event that a moderator has approved.
package struct Approve: Command {
  package var name: ItemName

  package init(_ name: ItemName) { self.name = name }

  package static let guide = Guide(
    "approve", usage: "X", bare: [], summary: "moderators: lets everybody see an event: !approve c12")

  package static var examples: [Example<Approve>] {
    [Example("!approve c12", Approve(.listed([ListedEvent.Reference(12)])))]
  }

  package init(_ arguments: String, by reader: Reader) throws { name = reader.expectItems(arguments) }

  package func run(on desk: Desk) throws -> Reply { try desk.moderate(name, as: .shown, because: nil) }
}
