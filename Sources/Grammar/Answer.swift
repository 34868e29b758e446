/// The answer to an open question.
public enum Answer: Hashable, Sendable {
  /// The choice of that number, from 1.
  case number(Int)
  /// The choice of that name, by its index from 0.
  case choice(Int)
  case yes, no
  /// The last choice, or all of them.
  case last, all
}
