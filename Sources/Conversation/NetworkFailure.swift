public import Foundation

/// Why a request to a network did not do its work. Only the agent decides what follows.
public enum NetworkFailure: Error, Hashable, Sendable {
  /// It may work later; `after` seconds where the server said so. `wasDelivered` is unknown when the request
  /// had left and its answer was lost: then a send is in doubt.
  case retry(after: TimeInterval?, reason: String, mayHaveArrived: Bool)
  /// It never will: the message is at fault, or its addressee is gone.
  case permanent(reason: String)
  /// It never will, because its addressee wants none: nothing more is to be sent to them until they say so.
  case optedOut(reason: String)
  /// The account's credentials no longer hold.
  case signedOut(reason: String)
}
