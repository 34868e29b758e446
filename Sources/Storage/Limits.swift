public import Conversation

/// What is left of the accounts' limits.
public protocol Limits {
  /// What is left of an account's limits, by what each is of.
  func budgets(of account: String) throws -> [String: RateBudget]
  func keep(_ budget: RateBudget, of endpoint: String, account: String) throws
}
