package import Agenda
package import Grammar

/// Lets the bot remind the person of a community event that they do not go to.
package struct Interested: Command {
  package var name: ItemName

  package init(_ name: ItemName) { self.name = name }

  package static let guide = Guide(
    "interested", usage: "[X]", bare: [.numbers], summary: "reminds you of an event the day before: interested 2")

  package static var examples: [Example<Interested>] {
    [
      Example("interested 2", Interested(.numbers([2]))),
      Example("!interested ska night", Interested(.words("ska night"))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws { name = reader.expectItems(arguments) }

  package func run(on desk: Desk) throws -> Reply {
    try desk.attend(name, as: .interested, guests: 0) { "!interested \($0)" }
  }
}
