public import Conversation
public import Foundation

/// How an account's signing in ended, and when.
public struct SignIn: Hashable, Sendable {
  /// How it ended.
  public var outcome: SignInOutcome
  /// When it ended.
  public var at: Date
  /// The one thing that an operator can do about it; nil where nothing has to be done, or nothing more is known.
  public var cure: String?

  /// One that ended so.
  public init(_ outcome: SignInOutcome, at: Date, cure: String? = nil) {
    self.outcome = outcome
    self.at = at
    self.cure = cure
  }
}
