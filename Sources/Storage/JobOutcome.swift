public import Foundation

/// The outcome of an attempt at a job.
public enum JobOutcome: Hashable, Sendable {
  case done
  /// It failed or is incomplete, and is tried again at that time.
  case again(at: Date, failure: String?)
  /// It was given up, and is kept for the operator.
  case dead(failure: String)
}
