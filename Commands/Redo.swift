package import Agenda
package import Grammar

/// Makes the last undone change again.
package struct Redo: Command {
  package init() {}

  package static let guide = Guide("redo", summary: "repeats the change that !undo took back")

  package static var examples: [Example<Redo>] { [Example("!redo", Redo())] }

  package init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  /// It could let in somebody who was kept out.
  package func wantsProof(on desk: Desk) throws -> Bool { try desk.belongings.journal.isAboutOthers(next: .redo) }

  package func run(on desk: Desk) throws -> Reply {
    let itemRequests = try desk.itemRequests(touchedByNext: .redo)
    let attended = try desk.listed?.attended(byNext: .redo) ?? []
    guard let change = try desk.belongings.journal.redo() else { return Reply(.error, [desk.wording.nothingToRedo]) }
    let stays = try desk.settle(itemRequests, after: .redo)
    guard stays.isEmpty else { return Reply(.error, stays) }
    return Reply(.confirmation, [desk.wording.redone(change)] + (try desk.waiting(after: attended)))
  }
}
