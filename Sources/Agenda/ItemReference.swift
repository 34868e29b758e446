/// A todo, event or note, by its number: what a line of a list shown to a person stands for.
public enum ItemReference: Hashable, Sendable, Codable {
  case todo(Todo.ID)
  case event(Event.ID)
  case note(Note.ID)
}
