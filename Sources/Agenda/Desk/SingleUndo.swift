/// What came of taking back one change by itself.
public enum SingleUndo: Hashable, Sendable {
  /// Everything that it changed is as it was before.
  case done(TurnedChange)
  /// Nothing was taken back: it was already, or there is no such change any more.
  case gone
  /// Nothing was taken back, for something depends on it; with what was changed later, where the same things were.
  case refused(TurnedChange?)
}
