import Conversation
import Foundation
import Storage

/// How an account's limits for sending are shared out: what is urgent may use all that is left, the rest leaves some for
/// it. What is spent is kept in the ledger, so that a restart spends nothing twice.
struct SendRateLimiter {
  let account: String
  let limits: [SendLimit]
  let spendingBudget: SpendingBudget
  private let network: any Network
  private let recentRecipients: RecentRecipients

  init(account: Account, traits: NetworkTraits, recentRecipients: RecentRecipients) {
    self.recentRecipients = recentRecipients
    self.account = account.name
    limits = traits.limitsForSending
    spendingBudget = account.spendingBudget
    network = account.network
  }

  /// What the server said itself: until then nothing is asked of it.
  static let told = "told"
  /// Seconds that nothing is asked of a server at the most, whatever it says; what is kept of a longer time is of a clock
  /// that was set back since.
  static let longestPause: TimeInterval = 86_400
  /// What the server said of its limit for reading.
  static let reading = "read"

  private static func endpoint(_ limit: SendLimit) -> String { "send/\(Int(limit.window))" }

  /// Until when a message has to wait; nil when it may go now.
  func wait(for entry: OutboxEntry, _ budgets: [String: RateBudget], at now: Date) -> Date? {
    var waits = [waitForMoney(entry, budgets, at: now)].compactMap(\.self)
    if let told = told(budgets, at: now) { waits.append(told) }
    for limit in limits {
      // One that lasts longer than its window is of a clock that was set back since.
      guard let budget = budgets[SendRateLimiter.endpoint(limit)], budget.resets > now,
        budget.resets <= now + limit.window
      else { continue }
      let begun = budget.resets - limit.window
      let isServed = entry.urgency != .reminder && recentRecipients.hasHadAny(entry.message.recipientID, since: begun)
      if let wait = limit.wait(budget, leaving: entry.urgency.reserve, isSpread: isServed, at: now) {
        waits.append(wait)
      }
    }
    return waits.max()
  }

  /// Until when the server asked to be left alone; nil when it did not.
  func told(_ budgets: [String: RateBudget], at now: Date) -> Date? {
    budgets[SendRateLimiter.told].flatMap {
      $0.resets > now && $0.resets <= now + SendRateLimiter.longestPause ? $0.resets : nil
    }
  }

  /// Until when there is no money for a message; nil when there is.
  func waitForMoney(_ entry: OutboxEntry, _ budgets: [String: RateBudget], at now: Date) -> Date? {
    spendingBudget.wait(for: entry.urgency, costing: network.cost(of: entry.message), budgets, at: now)
  }

  /// Notes that a message is sent.
  func spend(on entry: OutboxEntry, in ledger: any Limits, _ budgets: [String: RateBudget], at now: Date) throws {
    try spendingBudget.spend(network.cost(of: entry.message), in: ledger, budgets, at: now)
    recentRecipients.note(entry.message.recipientID, at: now, for: limits.map(\.window).max() ?? 0)
    for limit in limits {
      let endpoint = SendRateLimiter.endpoint(limit)
      var budget = RateBudget(limit: limit.messages, remaining: limit.messages, resets: now + limit.window)
      if let kept = budgets[endpoint], kept.resets > now { budget = kept }
      // A clock that was set back must not silence the account for longer than the window.
      budget.resets = min(budget.resets, now + limit.window)
      budget.remaining = max(0, min(budget.remaining, limit.messages) - 1)
      try ledger.keep(budget, of: endpoint, account: account)
    }
  }

  /// Notes that the server asked to wait.
  static func pause(_ account: String, for seconds: TimeInterval, in ledger: any Limits, at now: Date) throws {
    let resets = now + min(seconds, longestPause)
    try ledger.keep(RateBudget(limit: 0, remaining: 0, resets: resets), of: told, account: account)
  }
}

extension SendLimit {
  /// The share of a limit that may be used up as soon as its window begins; the rest is spread over its time.
  private static let atOnce = 0.5

  /// Until when one more message has to wait; nil when it may go now.
  ///
  /// - Parameters:
  ///   - reserve: the share of the limit that is left for others.
  ///   - isSpread: whether only as much of it may be used as the time that has gone by allows.
  fileprivate func wait(_ budget: RateBudget, leaving reserve: Double, isSpread: Bool, at now: Date) -> Date? {
    guard budget.remaining > Int(Double(messages) * reserve) else { return budget.resets }
    guard isSpread else { return nil }
    let sent = Double(messages - budget.remaining)
    // By this share of the window so many may have been sent, and one more.
    let share = ((sent + 1) / (Double(messages) * (1 - reserve)) - Self.atOnce) / (1 - Self.atOnce)
    let opens = budget.resets - window * (1 - share)
    return opens > now ? min(opens, budget.resets) : nil
  }
}

extension Urgency {
  /// The share of a limit that is left for what is more urgent.
  var reserve: Double {
    switch self {
    case .reminder: 0
    case .answer: 0.1
    case .nag: 0.25
    case .digest: 0.5
    }
  }
}
