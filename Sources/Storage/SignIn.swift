public import Conversation
public import Foundation

/// The outcome of an account's sign-in, and its time.
public struct SignIn: Hashable, Sendable {
  /// The outcome of the sign-in.
  public var outcome: SignInOutcome
  /// The instant at which it ended.
  public var at: Date
  /// The one thing that an operator can do about it; nil if there is nothing to do, or nothing more is known.
  public var cure: String?

  /// Makes a sign-in that ended with an outcome.
  public init(_ outcome: SignInOutcome, at: Date, cure: String? = nil) {
    self.outcome = outcome
    self.at = at
    self.cure = cure
  }
}
