package import Agenda
package import Grammar

/// Takes back what the last message changed.
package struct Undo: Command {
  package init() {}

  package static let guide = Guide("undo", summary: "takes back what your last message changed")

  package static var examples: [Example<Undo>] { [Example("!undo", Undo()), Example("undo", Undo())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  /// It could let in whoever is kept out.
  package func wantsProof(on desk: Desk) throws -> Bool { try desk.belongings.journal.isAboutOthers(next: .undo) }

  package func run(on desk: Desk) throws -> Reply {
    let itemRequests = try desk.itemRequests(touchedByNext: .undo)
    let attended = try desk.listed?.attended(byNext: .undo) ?? []
    guard let change = try desk.belongings.journal.undo() else { return Reply(.error, [desk.wording.nothingToUndo]) }
    let stays = try desk.settle(itemRequests, after: .undo)
    guard stays.isEmpty else { return Reply(.error, stays) }
    return Reply(.confirmation, [desk.wording.undone(change)] + (try desk.waiting(after: attended)))
  }
}
