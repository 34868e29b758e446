/// The outcome of undoing one change by itself.
public enum SingleUndo: Hashable, Sendable {
  /// Everything that it changed is as before.
  case done(TurnedChange)
  /// Nothing was undone: the change was undone already, or no longer exists.
  case gone
  /// Nothing was undone, because the change cannot be undone by itself. The value is the last later change of the same
  /// things, if there is one.
  case refused(TurnedChange?)
}
