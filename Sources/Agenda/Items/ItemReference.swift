/// A todo, event or note, by its number.
public enum ItemReference: Hashable, Sendable, Codable {
  case todo(Todo.ID)
  case event(Event.ID)
  case note(Note.ID)

  /// The number, which no two items share, whatever their kinds.
  public var number: Int64 {
    switch self {
    case .todo(let id): id.number
    case .event(let id): id.number
    case .note(let id): id.number
    }
  }
}
