public import Conversation
public import Foundation

/// The remainders of the accounts' rate limits and budgets, and the times of the operator's alerts.
public protocol Limits {
  /// Returns the remainder of an account's limits.
  func limits(of account: String) throws -> AccountLimits
  /// Stores what is left of a rate limit.
  func keep(_ budget: RateBudget, of limit: RateLimit, account: String) throws
  /// Stores what an account has spent.
  func keep(_ spending: Spending, account: String) throws
  /// Returns the time from which the next alert of that kind may be sent; nil if there was none.
  func nextAlert(of kind: String) throws -> Date?
  /// Stores when the next alert of that kind may be sent.
  func keepNextAlert(of kind: String, at instant: Date) throws
}
