import Conversation
import Foundation
import Storage

/// How an account's limits for sending are shared out: what is urgent may use all that is left, the rest leaves some for
/// it. What is spent is kept in the ledger, so that a restart spends nothing twice. What one conversation takes is kept in
/// memory alone: its windows are short.
struct SendRateLimiter {
  let account: String
  let limits: [SendLimit]
  let spendingBudget: SpendingBudget
  private let network: any Network
  private let traits: NetworkTraits
  private let recentRecipients: RecentRecipients
  private let recentChats: RecentChats

  init(account: Account, traits: NetworkTraits, recentRecipients: RecentRecipients, recentChats: RecentChats) {
    self.traits = traits
    self.recentRecipients = recentRecipients
    self.recentChats = recentChats
    self.account = account.name
    limits = traits.limitsForSending
    spendingBudget = account.spendingBudget
    network = account.network
  }

  /// Seconds that nothing is asked of a server at the most, whatever it says; what is kept of a longer time is of a clock
  /// that was set back since.
  static let longestPause: TimeInterval = 86_400

  /// Until when a message has to wait; nil when it may go now.
  func wait(for entry: OutboxEntry, _ kept: AccountLimits, at now: Date) -> Date? {
    let chat = traits.chat(of: entry.message)
    var waits = [
      waitForMoney(entry, kept.spending, at: now), pause(kept, at: now),
      recentChats.wait(for: chat.id, chat.limits, at: now),
    ].compactMap(\.self)
    for limit in limits {
      // One that lasts longer than its window is of a clock that was set back since.
      guard let budget = kept.budgets[limit.rateLimit], budget.resets > now,
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
  func pause(_ kept: AccountLimits, at now: Date) -> Date? {
    kept.budgets[.pause].flatMap {
      $0.resets > now && $0.resets <= now + SendRateLimiter.longestPause ? $0.resets : nil
    }
  }

  /// Until when there is no money for a message; nil when there is.
  func waitForMoney(_ entry: OutboxEntry, _ spending: Spending?, at now: Date) -> Date? {
    spendingBudget.wait(for: entry.urgency, costing: network.cost(of: entry.message), spending, at: now)
  }

  /// Notes that a message is sent.
  func spend(on entry: OutboxEntry, in ledger: any Limits, _ kept: AccountLimits, at now: Date) throws {
    try spendingBudget.spend(network.cost(of: entry.message), in: ledger, kept.spending, at: now)
    recentRecipients.note(entry.message.recipientID, at: now, for: limits.map(\.window).max() ?? 0)
    let chat = traits.chat(of: entry.message)
    recentChats.note(chat.id, chat.limits, at: now)
    for limit in limits {
      var budget = RateBudget(limit: limit.messages, remaining: limit.messages, resets: now + limit.window)
      if let known = kept.budgets[limit.rateLimit], known.resets > now { budget = known }
      // A clock that was set back must not silence the account for longer than the window.
      budget.resets = min(budget.resets, now + limit.window)
      budget.remaining = max(0, min(budget.remaining, limit.messages) - 1)
      try ledger.keep(budget, of: limit.rateLimit, account: account)
    }
  }

  /// Notes that the server asked to wait.
  static func pause(_ account: String, for seconds: TimeInterval, in ledger: any Limits, at now: Date) throws {
    let resets = now + min(seconds, longestPause)
    try ledger.keep(RateBudget(limit: 0, remaining: 0, resets: resets), of: .pause, account: account)
  }
}

extension SendLimit {
  /// What it is kept as.
  fileprivate var rateLimit: RateLimit { .sending(window: Int(window)) }

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
