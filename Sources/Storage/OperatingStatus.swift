public import Conversation
public import Foundation

/// How things stand at one moment, for whoever looks after the bot.
public struct OperatingStatus: Hashable, Sendable {
  /// What is left of one limit.
  public struct Budget: Hashable, Sendable {
    public var account: String
    public var endpoint: String
    public var budget: RateBudget

    public init(account: String, endpoint: String, budget: RateBudget) {
      self.account = account
      self.endpoint = endpoint
      self.budget = budget
    }
  }

  public var accounts: [AccountStatus]
  /// Messages nobody has worked on yet, and when the oldest of them came.
  public var waiting: Int
  public var waitingSince: Date?
  /// Since when the oldest message that could be sent has waited for it.
  public var overdueSince: Date?
  /// Dead letters, excluding operator alerts.
  public var deadLetters: Int
  public var deadJobs: Int
  /// Messages that failed or were set aside: they had no effect.
  public var troubled: Int
  public var budgets: [Budget]
  /// The bytes that are free where the store is; nil where it is in memory.
  public var room: Int64?

  public init(
    accounts: [AccountStatus], waiting: Int, waitingSince: Date?, overdueSince: Date?, deadLetters: Int, deadJobs: Int,
    troubled: Int, budgets: [Budget], room: Int64?
  ) {
    self.accounts = accounts
    self.waiting = waiting
    self.waitingSince = waitingSince
    self.overdueSince = overdueSince
    self.deadLetters = deadLetters
    self.deadJobs = deadJobs
    self.troubled = troubled
    self.budgets = budgets
    self.room = room
  }
}
