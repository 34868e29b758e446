public import Conversation
public import Foundation

/// The outcome of an account's sign-in, and its time.
public struct SignIn: Hashable, Sendable {
  /// The outcome.
  public var outcome: SignInOutcome
  /// The time at which it ended.
  public var at: Date
  /// The one thing that an operator can do about it; nil if nothing has to be done, or nothing more is known.
  public var cure: String?

  /// One that ended so.
  public init(_ outcome: SignInOutcome, at: Date, cure: String? = nil) {
    self.outcome = outcome
    self.at = at
    self.cure = cure
  }
}
