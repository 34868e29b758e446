import Conversation
import CoreMetrics
import Foundation
import Storage

/// The agent's metrics, for the metrics system that the process has set up.
public enum AgentMetrics {
  /// Counts messages read from an account's network for the first time.
  static func polled(_ count: Int, by account: String) {
    counter("messages_polled", [("account", account)]).increment(by: count)
  }

  /// Counts messages that were understood, and those that were not.
  static func worked(understood: Int, misunderstood: Int) {
    counter("messages_understood").increment(by: understood)
    counter("messages_misunderstood").increment(by: misunderstood)
  }

  /// The outcome of sending a message.
  enum Sending: String { case replied, retried, doubtful, dead, moved }

  static func sent(_ outcome: Sending, by account: String) {
    counter("sends_\(outcome.rawValue)", [("account", account)]).increment()
  }

  /// Sets the gauges of the current state. Those of an account that is not at work any more are removed.
  ///
  /// - Parameter working: the names of the accounts that are at work.
  static func note(_ operatingStatus: OperatingStatus, of working: Set<String>, at now: Date) {
    for account in operatingStatus.accounts {
      let name = [("account", account.account)]
      let account = working.contains(account.account) ? account : nil
      tell(account?.queued, "queued", name)
      tell(account?.doubtful, "doubtful", name)
      tell(account?.dead, "dead", name)
      tell(account.map { $0.failure == nil ? 1 : 0 }, "account_up", name)
      tell(account?.lastPoll.map { max(0, now.timeIntervalSince($0)) }, "poll_lag_seconds", name)
    }
    tell(operatingStatus.waiting, "inbox_waiting")
    tell(operatingStatus.waitingSince.map { max(0, now.timeIntervalSince($0)) } ?? 0, "inbox_lag_seconds")
    tell(operatingStatus.overdueSince.map { max(0, now.timeIntervalSince($0)) } ?? 0, "reminder_lag_seconds")
    for (account, limits) in operatingStatus.limits {
      let isAtWork = working.contains(account)
      func tell(_ left: Int?, of endpoint: String) {
        Self.tell(isAtWork ? left : nil, "rate_budget_left", [("account", account), ("endpoint", endpoint)])
      }
      for (limit, budget) in limits.budgets { tell(left(of: budget, at: now), of: limit.name) }
      if let spending = limits.spending { tell(left(of: spending, at: now), of: "money") }
    }
  }

  /// Sets a gauge; nil removes it.
  private static func tell(_ value: Int?, _ name: String, _ dimensions: [(String, String)] = []) {
    tell(value.map(Double.init), name, dimensions)
  }

  private static func tell(_ value: Double?, _ name: String, _ dimensions: [(String, String)] = []) {
    let gauge = Gauge(label: "nuthatch_\(name)", dimensions: dimensions)
    if let value { gauge.record(value) } else { gauge.destroy() }
  }

  /// The remainder of a rate limit; nil if there is no limit, or if the wait that a server asked for is over.
  static func left(of budget: RateBudget, at now: Date) -> Int? {
    if budget.resets > now { return budget.remaining }
    return budget.limit > 0 ? budget.limit : nil
  }

  /// The remainder of a day's budget; nil if there is no limit.
  static func left(of spending: Spending, at now: Date) -> Int? {
    spending.resets > now ? spending.left : spending.perDay
  }

  /// The description of each metric, by its name.
  public static let help = [
    "messages_polled_total": "Messages read from the network for the first time.",
    "messages_understood_total": "Messages that had an effect or an answer.",
    "messages_misunderstood_total": "Messages that something had to be said about.",
    "sends_replied_total": "Messages that were sent.",
    "sends_retried_total": "Attempts that failed and are repeated.",
    "sends_doubtful_total": "Attempts whose outcome had to be looked for.",
    "sends_dead_total": "Messages that were given up.",
    "sends_moved_total": "Messages that went to another account of the same person.",
    "queued": "Messages that wait to be sent.",
    "doubtful": "Messages of which it is not known whether they arrived.",
    "dead": "Messages that were given up and not replayed.",
    "account_up": "Whether the latest poll of the account succeeded: 1 or 0.",
    "poll_lag_seconds": "Since the account was last polled, whether it succeeded or not.",
    "inbox_waiting": "Messages that nobody has worked on yet.",
    "inbox_lag_seconds": "How long the oldest of them has waited.",
    "reminder_lag_seconds": "How late the latest reminder is that could be sent.",
    "rate_budget_left": "What is left of a limit, in requests, messages or millionths of a currency.",
  ].reduce(into: [String: String]()) { $0["nuthatch_\($1.key)"] = $1.value }

  private static func counter(_ name: String, _ dimensions: [(String, String)] = []) -> Counter {
    Counter(label: "nuthatch_\(name)_total", dimensions: dimensions)
  }
}
