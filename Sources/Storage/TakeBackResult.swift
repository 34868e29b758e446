/// The result of taking back the changes of a message.
public enum TakeBackResult: Hashable, Sendable {
  /// The message had changed nothing.
  case nothing
  /// Everything is as it was before.
  case done
  /// Nothing was taken back: something depends on it, others have heard of it, or it was already taken back.
  case refused
}
