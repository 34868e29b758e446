package import Agenda
import Civil
package import Grammar

/// Keeps a new event, even if the words would make a todo.
package struct AddEvent: Command {
  package var item: Item

  package init(_ item: Item) { self.item = item }

  package static let guide = Guide(
    "event", "e", usage: "T", bare: [], summary: "adds an event: !event party fri 8pm")

  package static var examples: [Example<AddEvent>] {
    [
      Example("!event party 2026-12-05", AddEvent(party)), Example("!e party 2026-12-05", AddEvent(party)),
    ]
  }

  private static var party: Item {
    var item = Item(kind: .event, name: "party")
    item.due = When(.example(12, 5))
    return item
  }

  package init(_ arguments: String, by reader: Reader) throws {
    guard !arguments.trimmed.isEmpty else {
      throw Misunderstanding("!event", reason: .nothingToAdd, example: "!event party friday 8pm")
    }
    item = reader.item(arguments)
    item.kind = .event
    if let problem = item.problem { throw problem }
    guard item.start != nil || item.due != nil else {
      throw Misunderstanding(arguments, reason: .needs(.dateOfEvent), example: "!event \(item.name) friday 8pm")
    }
  }

  package var listMade: String? { item.list }

  package func run(on desk: Desk) throws -> Reply { try Add(item).run(on: desk) }
}
