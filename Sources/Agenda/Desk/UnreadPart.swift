/// Which limit of ``Bounds`` a message exceeds, so that its end is not read.
public enum UnreadPart: Hashable, Sendable {
  /// More than `Bounds.characters`.
  case characters
  /// More than `Bounds.lines`.
  case lines
}
