package import Agenda
package import Grammar

/// Takes back the changes of the last message.
package struct Undo: Command {
  /// The one change to take back; nil for the last one. Only a page can say which.
  private let change: ChangeOrigin?

  package init(_ change: ChangeOrigin? = nil) { self.change = change }

  package static let guide = Guide("undo", summary: "takes back what your last message changed")

  package static var examples: [Example<Undo>] { [Example("!undo", Undo()), Example("undo", Undo())] }

  package init(_ arguments: String, by reader: Reader) throws {
    try reader.expectNothing(arguments, of: Self.guide)
    self.init()
  }

  /// It could let in somebody who was kept out.
  package func wantsProof(on desk: Desk) throws -> Bool {
    try isLast(on: desk) && desk.belongings.journal.isAboutOthers(next: .undo)
  }

  package func run(on desk: Desk) throws -> Reply {
    if let change, try !isLast(on: desk) { return try takeBack(change, on: desk) }
    let itemRequests = try desk.itemRequests(touchedByNext: .undo)
    let attended = try desk.listed?.attended(byNext: .undo) ?? []
    guard let change = try desk.belongings.journal.undo() else { return Reply(.error, [desk.wording.nothingToUndo]) }
    let stays = try desk.settle(itemRequests, after: .undo)
    guard stays.isEmpty else { return Reply(.error, stays + desk.undone(besidesSendingIn: change)) }
    return Reply(.confirmation, [desk.wording.undone(change)] + (try desk.waiting(after: attended)))
  }

  private func isLast(on desk: Desk) throws -> Bool {
    try change.map { try desk.belongings.journal.isNext($0) } ?? true
  }

  /// Takes back a change that others followed.
  private func takeBack(_ change: ChangeOrigin, on desk: Desk) throws -> Reply {
    switch try desk.belongings.journal.undo(change) {
    case .done(let change): Reply(.confirmation, [desk.wording.undone(change)])
    case .gone: Reply(.error, [desk.wording.undoneAlready])
    case .refused(let later): Reply(.error, [desk.wording.notUndone(changedSince: later)])
    }
  }
}

extension Desk {
  /// Says what was taken back of a change that also sent something, which stays sent.
  fileprivate func undone(besidesSendingIn change: TurnedChange) -> [String] {
    let others = change.summaries.filter { $0.deed != .sent }
    return others.isEmpty ? [] : [wording.undone(.summaries(others))]
  }
}
