public import Agenda
public import Grammar

/// Deletes items; undo brings them back.
public struct Delete: Command {
  public var name: ItemName

  public init(_ name: ItemName) { self.name = name }

  public static let guide = Guide(
    "delete", "del", usage: "X", bare: [.numbers], summary: "deletes an item; !undo brings it back")

  public static var examples: [Example<Delete>] {
    [Example("!delete old photos", Delete(.words("old photos"))), Example("!del 2", Delete(.numbers([2])))]
  }

  public init(_ arguments: String, by reader: Reader) throws { name = reader.expectItems(arguments) }

  public func run(on desk: Desk) throws -> Reply {
    switch try desk.choose(name, again: { "!delete \($0)" }) {
    case .unclear(let question):
      return question
    case .items(let items):
      for item in items {
        switch item.reference {
        case .todo(let id): try desk.belongings.todos.remove(id)
        case .event(let id): try desk.belongings.events.remove(id)
        case .note(let id): try desk.belongings.notes.remove(id)
        case nil: continue
        }
        try desk.belongings.journal.describe(Voice.quoted(item.name, done: "deleted"))
      }
      return Reply(.confirmation, [Voice.deleted(items.map(\.name))])
    }
  }
}
