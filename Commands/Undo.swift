public import Agenda
public import Grammar
import Voice

/// Takes back what the last message changed.
public struct Undo: Command {
  public init() {}

  public static let guide = Guide("undo", summary: "takes back what your last message changed")

  public static var examples: [Example<Undo>] { [Example("!undo", Undo()), Example("undo", Undo())] }

  public init(_ arguments: String, by reader: Reader) throws { try reader.expectNothing(arguments, of: Self.guide) }

  /// It could let in whoever is kept out.
  public func wantsProof(on desk: Desk) throws -> Bool { try desk.belongings.journal.isAboutOthers(next: .undo) }

  public func run(on desk: Desk) throws -> Reply {
    let itemRequests = try desk.itemRequests(touchedByNext: .undo)
    guard let summary = try desk.belongings.journal.undo() else { return Reply(.error, [Wording.nothingToUndo]) }
    let stays = try desk.settle(itemRequests, after: .undo)
    return stays.isEmpty ? Reply(.confirmation, [Wording.undone(summary)]) : Reply(.error, stays)
  }
}
