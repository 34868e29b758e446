public import Foundation

/// The outcome of an attempt at a job.
public enum JobOutcome: Hashable, Sendable {
  case done
  /// It failed or is not complete, and is to be tried again at that time.
  case again(at: Date, failure: String?)
  /// It was given up, and is kept for the operator.
  case dead(failure: String)
}
