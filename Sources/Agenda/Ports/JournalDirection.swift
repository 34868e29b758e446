/// The two ways through the journal.
public enum JournalDirection: Hashable, Sendable {
  case undo, redo
}
