/// A todo, event or note, by its number: what a line of a list shown to a person stands for.
public enum ItemReference: Hashable, Sendable, Codable {
  case todo(Todo.ID)
  case event(Event.ID)
  case note(Note.ID)

  /// The number, which no two items share whatever they are.
  public var number: Int64 {
    switch self {
    case .todo(let id): id.number
    case .event(let id): id.number
    case .note(let id): id.number
    }
  }
}
