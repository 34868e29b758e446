/// The two directions in which a person can go through the journal.
public enum JournalDirection: Hashable, Sendable {
  case undo, redo
}
