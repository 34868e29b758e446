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

  /// A link that belongs to it; nil for none.
  public var url: String? {
    switch self {
    case .todo(let todo): todo.url
    case .event(let event): event.url
    case .note(let note): note.url
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
