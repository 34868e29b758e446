public import Foundation

/// A reason why a request to a network failed. Only the agent decides what follows.
public enum NetworkFailure: Error, Hashable, Sendable {
  /// Whether a request without a response may have taken effect.
  public enum Doubt: Hashable, Sendable {
    /// It has not and will not.
    case no
    /// It may have: the server handled it, but its response could not be read.
    case maybe
    /// It may have, or still may: the connection or the time ended while the server may have been working on it.
    case pending
  }

  /// The request may work later, `after` that many seconds if the server said so. `cure` is what the operator can do
  /// meanwhile, if that is more than waiting.
  case retry(after: TimeInterval?, reason: String, doubt: Doubt, cure: String? = nil)
  /// The request will never work: the message is at fault, or the recipient is gone.
  case permanent(reason: String)
  /// The request will never work, since the recipient has opted out. Nothing may be sent to them until they opt in
  /// again.
  case optedOut(reason: String)
  /// The request did not work, but will once the recipient writes again: the network lets only the recipient begin.
  case windowClosed(reason: String)
  /// The account's credentials are no longer valid. `cure` is what the operator can do, if that is anything other than
  /// signing the account in again.
  case signedOut(reason: String, cure: String? = nil)
}

extension NetworkFailure {
  /// The reason of the failure, without what to do about it.
  public var reason: String {
    switch self {
    case .retry(_, let reason, _, _), .permanent(let reason), .optedOut(let reason), .windowClosed(let reason),
      .signedOut(let reason, _):
      reason
    }
  }

  /// The advice for the operator about this failure; nil if the reason says everything.
  public var cure: String? {
    switch self {
    case .retry(_, _, _, let cure), .signedOut(_, let cure): cure
    case .permanent, .optedOut, .windowClosed: nil
    }
  }

  /// The reason, and what to do about it.
  public var words: String { cure.map { "\(reason); \($0)" } ?? reason }
}
