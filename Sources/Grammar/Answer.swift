/// The answer to an open question.
public enum Answer: Hashable, Sendable {
  /// The choice with that number, from 1.
  case number(Int)
  /// The choice with that number, and further words about it.
  case numberAndWords(Int, String)
  /// The choice with that name, by its index from 0.
  case choice(Int)
  case yes, no
  /// Yes to whatever can be undone: `fine`.
  case fine
  /// Yes, and the moment of what it agrees to: `yes tomorrow`.
  case yesAndMoment(String)
  /// What was asked about should be kept: `keep it`.
  case keep
  /// A courtesy that agrees to a request, and to nothing else: `no problem`.
  case noProblem
  /// Several choices, by their indexes from 0, if the question takes several; empty if the person wants none of them.
  case several([Int])
  /// The last choice, or all of them.
  case last, all
  /// Yes to all but the things that words name: `yes but not the milk`.
  case yesWithout(Selection)
  /// One time of a series alone: `just this one`.
  case once
  /// All of a series: `the whole series`.
  case whole
  /// The choices that words or a time identify: `the monday one`, `the 3pm`, `the first two`.
  case told(Selection)
}
