public import Conversation

/// The remainder of an account's limits.
public struct AccountLimits: Hashable, Sendable {
  /// The remaining budget of each rate limit.
  public var budgets: [RateLimit: RateBudget]
  /// The last day's spending; nil if nothing was ever spent.
  public var spending: Spending?

  /// The limits of one account.
  public init(budgets: [RateLimit: RateBudget] = [:], spending: Spending? = nil) {
    self.budgets = budgets
    self.spending = spending
  }
}
