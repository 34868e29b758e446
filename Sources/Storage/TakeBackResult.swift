/// What came of taking back what a message changed.
public enum TakeBackResult: Hashable, Sendable {
  /// It had changed nothing.
  case nothing
  /// Everything is as it was before.
  case done
  /// Nothing was taken back: something depends on it, others have heard of it, or it was taken back already.
  case refused
}
