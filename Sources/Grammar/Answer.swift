/// The answer to an open question.
public enum Answer: Hashable, Sendable {
  /// The choice with that number, from 1.
  case number(Int)
  /// The same, and what else is said of it.
  case numberAndWords(Int, String)
  /// The choice that is named, by its index from 0.
  case choice(Int)
  case yes, no
  /// Several choices, by their indexes from 0, where the question takes several; empty where none of them is wanted.
  case several([Int])
  /// The last choice, or all of them.
  case last, all
  /// The choices that words or a time tell from the others: `the monday one`, `the 3pm`, `the first two`.
  case told(Selection)
}
