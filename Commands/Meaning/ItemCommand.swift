import Agenda
package import Grammar

/// A command that acts on items.
package protocol ItemCommand: Command {
  /// The items that it acts on.
  var name: ItemName { get set }
}

extension ItemCommand {
  /// Runs the command on those of several items whose own numbers exist, and reports the others. Nil if all exist, or
  /// none.
  func runPartly(on desk: Desk) throws -> Reply? {
    guard case .ids(let ids) = name, ids.count > 1 else { return nil }
    let there = try ids.filter {
      try desk.first(of: [.todo(Todo.ID($0)), .event(Event.ID($0)), .note(Note.ID($0))]) != nil
    }
    let missing = ids.filter { !there.contains($0) }.map {
      Misunderstanding("#\($0)", reason: .noID($0), example: "!today")
    }
    guard !there.isEmpty, !missing.isEmpty else { return nil }
    var part = self
    part.name = .ids(there)
    return Reply(joining: [try part.run(on: desk), Reply(.error, missing.map { desk.wording.error($0) })])
  }
}
