public import Conversation
public import Foundation

/// The remainder of the accounts' rate limits and budgets, and the times of alerts to the operator.
public protocol Limits {
  /// Returns the remainder of an account's limits.
  func limits(of account: String) throws -> AccountLimits
  /// Stores the remaining budget of a rate limit.
  func keep(_ budget: RateBudget, of limit: RateLimit, account: String) throws
  /// Stores an account's spending.
  func keep(_ spending: Spending, account: String) throws
  /// Returns the instant from which the next alert of that kind may be sent; nil if there was none.
  func nextAlert(of kind: String) throws -> Date?
  /// Stores the instant from which the next alert of that kind may be sent.
  func keepNextAlert(of kind: String, at instant: Date) throws
}
