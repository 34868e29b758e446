public import Foundation

/// Why a request to a network failed. Only the agent decides what follows.
public enum NetworkFailure: Error, Hashable, Sendable {
  /// Whether a request without a response may have taken effect.
  public enum Arrival: Hashable, Sendable {
    /// It did not and will not.
    case no
    /// It may have: the server has handled it, and its response could not be read.
    case maybe
    /// It may have, or still may: the connection or the time ended while the server may have been working on it.
    case pending
  }

  /// It may work later, `after` that many seconds where the server said so.
  case retry(after: TimeInterval?, reason: String, arrival: Arrival)
  /// It will never work: the message is at fault, or the recipient is gone.
  case permanent(reason: String)
  /// It will never work, since the recipient has opted out. Nothing may be sent to them until they opt in again.
  case optedOut(reason: String)
  /// It did not work, and will once the recipient writes again: the network lets nobody else begin.
  case windowClosed(reason: String)
  /// The account's credentials are no longer valid.
  case signedOut(reason: String)
}
