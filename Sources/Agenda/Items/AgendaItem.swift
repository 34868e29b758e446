/// Anything a person keeps: a todo, an event or a note.
public enum AgendaItem: Hashable, Sendable {
  case todo(Todo)
  case event(Event)
  case note(Note)

  /// Its name; for a note, its text.
  public var name: String {
    switch self {
    case .todo(let todo): todo.name
    case .event(let event): event.name
    case .note(let note): note.text
    }
  }

  /// The reference by which it is named elsewhere; nil until the store has it.
  public var reference: ItemReference? {
    switch self {
    case .todo(let todo): todo.reference
    case .event(let event): event.reference
    case .note(let note): note.reference
    }
  }
}

extension AgendaItem: DetailedItem {
  /// What it has in common with every other item.
  public var details: ItemDetails {
    get {
      switch self {
      case .todo(let todo): todo.details
      case .event(let event): event.details
      case .note(let note): note.details
      }
    }
    set {
      switch self {
      case .todo(var todo):
        todo.details = newValue
        self = .todo(todo)
      case .event(var event):
        event.details = newValue
        self = .event(event)
      case .note(var note):
        note.details = newValue
        self = .note(note)
      }
    }
  }
}

extension Belongings {
  /// Returns the item that a reference names; nil if it was deleted, or for a community event.
  public func kept(_ reference: ItemReference) throws -> AgendaItem? {
    switch reference {
    case .todo(let id): try todos.todo(id).map { .todo($0) }
    case .event(let id): try events.event(id).map { .event($0) }
    case .note(let id): try notes.note(id).map { .note($0) }
    case .listed: nil
    }
  }
}

extension Desk {
  /// Returns the item that a reference names; nil if it was deleted, or for a community event.
  public func kept(_ reference: ItemReference) throws -> AgendaItem? { try belongings.kept(reference) }
}
