public import Conversation

/// What is left of the accounts' rate limits and budgets.
public protocol Limits {
  /// The budgets of an account, by endpoint.
  func budgets(of account: String) throws -> [String: RateBudget]
  /// Stores what is left of a limit.
  func keep(_ budget: RateBudget, of endpoint: String, account: String) throws
}
