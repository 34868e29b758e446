package import Agenda
package import Grammar

/// Keeps a note, whatever it looks like.
package struct AddNote: Command {
  package var item: Item

  package init(_ item: Item) { self.item = item }

  package static let guide = Guide(
    "note", "n", usage: "T", bare: [], summary: "a note, kept as it is: !note the wifi is in the drawer")

  package static var examples: [Example<AddNote>] {
    [
      Example("!note wifi is in the drawer", AddNote(Item(kind: .note, name: "wifi is in the drawer"))),
      Example("!n call ann at 5pm", AddNote(Item(kind: .note, name: "call ann at 5pm"))),
    ]
  }

  package init(_ arguments: String, by reader: Reader) throws {
    guard !arguments.trimmed.isEmpty else {
      throw Misunderstanding("!note", reason: .nothingToAdd, example: "!note the wifi is in the drawer")
    }
    item = reader.note(arguments)
  }

  package var listMade: String? { item.list }

  package func run(on desk: Desk) throws -> Reply { try Add(item).run(on: desk) }
}
