package import Agenda
package import Grammar

/// Hides an event from the community, as a moderator, until a moderator shows it again.
package struct Hide: Command {
  package var name: ItemName
  /// The reason, for the log and the event's publisher; nil if none is given.
  package var reason: String?

  package init(_ name: ItemName, because reason: String? = nil) { (self.name, self.reason) = (name, reason) }

  package static let guide = Guide(
    "hide", usage: "X [// why]", bare: [], summary: "moderators: hides an event until !approve: !hide c12")

  package static var examples: [Example<Hide>] {
    [
      Example(
        "!hide c12 // is it still on?", Hide(.listed([ListedEvent.Reference(12)]), because: "is it still on?"))
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let parts = NameAndReason(arguments)
    (name, reason) = (reader.expectItems(parts.name), parts.reason)
  }

  package func run(on desk: Desk) throws -> Reply { try desk.moderate(name, as: .hidden, because: reason) }
}
