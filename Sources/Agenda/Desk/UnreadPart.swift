/// The limit of ``Bounds`` that a message exceeds, so that its end is not read.
public enum UnreadPart: Hashable, Sendable {
  /// The message is longer than `Bounds.characters`.
  case characters
  /// The message has more lines than `Bounds.lines`.
  case lines
}
