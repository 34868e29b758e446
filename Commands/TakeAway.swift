package import Agenda
package import Grammar

/// Removes an event from the community, as a moderator.
package struct TakeAway: Command {
  package var name: ItemName
  /// The reason, for the log and the event's publisher; nil if none is given.
  package var reason: String?

  package init(_ name: ItemName, because reason: String? = nil) {
    (self.name, self.reason) = (name, reason)
  }

  package static let guide = Guide(
    "takeaway", usage: "X [// why]", bare: [], summary: "moderators: removes an event: !takeaway c12 // spam")

  package static var examples: [Example<TakeAway>] {
    [
      Example(
        "!takeaway c12 // an advertisement",
        TakeAway(.listed([ListedEvent.Reference(12)]), because: "an advertisement"))
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    let parts = NameAndReason(arguments)
    (name, reason) = (reader.expectItems(parts.name), parts.reason)
  }

  package func run(on desk: Desk) throws -> Reply { try desk.moderate(name, as: .removed, because: reason) }
}
