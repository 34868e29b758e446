/// What a message may have more of than is read.
public enum UnreadPart: Hashable, Sendable {
  /// More than `Bounds.characters`.
  case characters
  /// More than `Bounds.lines`.
  case lines
}
