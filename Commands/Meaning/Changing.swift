import Agenda
import Grammar

extension Desk {
  /// Changes the items that words name, each by `change`, which also returns the words for the reply.
  ///
  /// - Parameter again: the command as the person would send it, given how it names one item.
  /// - Parameter did: the deed, for `!undo` to name.
  func change(
    _ name: ItemName, did: ChangeSummary.Deed, again: (String) -> String, by change: (inout AgendaItem) throws -> String
  ) throws -> Reply {
    switch try choose(name, again: again) {
    case .unclear(let question):
      return question
    case .items(let items):
      let told = try items.map { item in
        var changed = item
        let told = try change(&changed)
        try update(changed)
        return changed == item ? wording.unchanged(item, on: self) : told
      }
      try describe(did, items.map(\.name))
      return Reply(.confirmation, told, subjects: items.compactMap(\.reference))
    }
  }

  /// Removes an item.
  func remove(_ item: AgendaItem) throws {
    switch item.reference {
    case .todo(let id): try belongings.todos.remove(id)
    case .event(let id): try belongings.events.remove(id)
    case .note(let id): try belongings.notes.remove(id)
    case .listed, nil: break
    }
  }

  /// Saves a changed item.
  func update(_ item: AgendaItem) throws {
    switch item {
    case .todo(let todo): try belongings.todos.update(todo)
    case .event(let event): try belongings.events.update(event)
    case .note(let note): try belongings.notes.update(note)
    }
  }
}
