public import Conversation
public import Foundation

/// What is left of the accounts' rate limits and budgets, and when the operator was last alerted.
public protocol Limits {
  /// What is left of an account's limits.
  func limits(of account: String) throws -> AccountLimits
  /// Stores what is left of a rate limit.
  func keep(_ budget: RateBudget, of limit: RateLimit, account: String) throws
  /// Stores what an account has spent.
  func keep(_ spending: Spending, account: String) throws
  /// When the next alert of that kind may be sent; nil where there was none.
  func nextAlert(of kind: String) throws -> Date?
  /// Stores when the next alert of that kind may be sent.
  func keepNextAlert(of kind: String, at instant: Date) throws
}
