public import Foundation

/// Why a request to a network did not do its work. Only the agent decides what follows.
public enum NetworkFailure: Error, Hashable, Sendable {
  /// Whether a request that has no answer may have taken effect.
  public enum Arrival: Hashable, Sendable {
    /// It did not, and never will.
    case no
    /// It may have: the server is done with it, and its answer could not be read.
    case maybe
    /// It may have, or may yet: the connection or the time ended while the server may have been at work on it.
    case pending
  }

  /// It may work later; `after` seconds where the server said so.
  case retry(after: TimeInterval?, reason: String, arrival: Arrival)
  /// It never will: the message is at fault, or its addressee is gone.
  case permanent(reason: String)
  /// It never will, because its addressee wants none: nothing more is to be sent to them until they say so.
  case optedOut(reason: String)
  /// The account's credentials no longer hold.
  case signedOut(reason: String)
}
