public import Conversation
public import Foundation

/// How an account's signing in ended, and when.
public struct SignIn: Hashable, Sendable {
  /// How it ended.
  public var outcome: SignInOutcome
  /// When it ended.
  public var at: Date

  /// One that ended so.
  public init(_ outcome: SignInOutcome, at: Date) {
    self.outcome = outcome
    self.at = at
  }
}
