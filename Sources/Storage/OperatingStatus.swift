public import Foundation

/// The state of the bot at one moment, for its operator.
public struct OperatingStatus: Hashable, Sendable {
  /// All accounts that the ledger knows, by name.
  public var accounts: [AccountStatus]
  /// The messages to active accounts that have not been handled yet.
  public var waiting: Int
  /// The instant at which the oldest of these arrived; nil if there are none.
  public var waitingSince: Date?
  /// The instant since which the oldest reminder that could be sent has waited; nil if there is none.
  public var overdueSince: Date?
  /// The messages that were given up, not counting alerts to the operator.
  public var deadLetters: Int
  /// The jobs that were given up.
  public var deadJobs: Int
  /// The messages that failed or were set aside, and so had no effect.
  public var troubled: Int
  /// The remainder of every account's limits, by the account's name.
  public var limits: [String: AccountLimits]
  /// The free bytes on the store's disk; nil for a store in memory.
  public var room: Int64?

  /// The figures of one moment.
  public init(
    accounts: [AccountStatus], waiting: Int, waitingSince: Date?, overdueSince: Date?, deadLetters: Int, deadJobs: Int,
    troubled: Int, limits: [String: AccountLimits], room: Int64?
  ) {
    self.accounts = accounts
    self.waiting = waiting
    self.waitingSince = waitingSince
    self.overdueSince = overdueSince
    self.deadLetters = deadLetters
    self.deadJobs = deadJobs
    self.troubled = troubled
    self.limits = limits
    self.room = room
  }
}
