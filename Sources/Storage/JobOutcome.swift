public import Foundation

/// How an attempt at a job ended.
public enum JobOutcome: Hashable, Sendable {
  case done
  /// It is to be tried again then.
  case again(at: Date, failure: String?)
  /// Given up: for the operator.
  case dead(failure: String)
}
