/// A reference to a todo, event or note by its number, or to a community event, which is nobody's item.
public enum ItemReference: Hashable, Sendable, Codable {
  case todo(Todo.ID)
  case event(Event.ID)
  case note(Note.ID)
  case listed(ListedEvent.Reference)

  /// The number, which no two items share, whatever their kinds. The community's events are numbered apart from them.
  public var number: Int64 {
    switch self {
    case .todo(let id): id.number
    case .event(let id): id.number
    case .note(let id): id.number
    case .listed(let reference): reference.number
    }
  }

  /// The community event that it names; nil for an item.
  public var listed: ListedEvent.Reference? { if case .listed(let reference) = self { reference } else { nil } }
}
