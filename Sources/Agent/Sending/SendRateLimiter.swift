import Conversation
import Foundation
import Storage

/// Shares out an account's limits for sending: urgent messages may use all that is left, the others leave some for
/// them. The use of the limits is kept in the ledger, so that a restart spends nothing twice. The use by one
/// conversation is kept in memory alone: its windows are short.
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

  /// The most seconds for which nothing is asked of a server, whatever it says; a longer pause in the ledger dates from
  /// a clock that was set back since.
  static let longestPause: TimeInterval = 86_400

  /// Returns the time until which a message has to wait; nil if it may go now.
  func wait(for entry: OutboxEntry, _ kept: AccountLimits, at now: Date) -> Date? {
    let chat = traits.chat(of: entry.message)
    var waits = [
      waitForMoney(entry, kept.spending, at: now), pause(kept, at: now),
      recentChats.wait(for: chat.id, chat.limits, at: now),
    ].compactMap(\.self)
    for limit in limits {
      // A budget that lasts longer than its window dates from a clock that was set back since.
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

  /// Returns the time until which the server asked to be left alone; nil if it did not.
  func pause(_ kept: AccountLimits, at now: Date) -> Date? {
    kept.budgets[.pause].flatMap {
      $0.resets > now && $0.resets <= now + SendRateLimiter.longestPause ? $0.resets : nil
    }
  }

  /// Returns the time until which there is no money for a message; nil if there is.
  func waitForMoney(_ entry: OutboxEntry, _ spending: Spending?, at now: Date) -> Date? {
    spendingBudget.wait(for: entry.urgency, costing: network.cost(of: entry.message), spending, at: now)
  }

  /// Notes that a message is sent.
  func spend(on entry: OutboxEntry, in ledger: any Limits, _ kept: inout AccountLimits, at now: Date) throws {
    try spendingBudget.spend(network.cost(of: entry.message), in: ledger, &kept.spending, at: now)
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
      kept.budgets[limit.rateLimit] = budget
    }
  }

  /// Takes back what was noted of messages that were not sent after all.
  func giveBack(_ entries: some Collection<OutboxEntry>, in ledger: any Limits, at now: Date) throws {
    let kept = try ledger.limits(of: account)
    let cost = entries.reduce(0) { $0 + network.cost(of: $1.message) }
    try spendingBudget.giveBack(cost, in: ledger, kept.spending, at: now)
    for entry in entries {
      recentRecipients.takeBack(entry.message.recipientID)
      recentChats.takeBack(traits.chat(of: entry.message).id)
    }
    for limit in limits {
      guard var budget = kept.budgets[limit.rateLimit], budget.resets > now else { continue }
      budget.remaining = min(budget.remaining + entries.count, limit.messages)
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
  /// The key under which the ledger keeps the limit.
  fileprivate var rateLimit: RateLimit { .sending(window: Int(window)) }

  /// The share of a limit that may be used up as soon as its window begins; the rest is spread over its time.
  private static let atOnce = 0.5

  /// Returns the time until which one more message has to wait; nil if it may go now.
  ///
  /// - Parameters:
  ///   - reserve: the share of the limit that is left for others.
  /// - isSpread: whether only so much of it may be used as the elapsed time allows.
  fileprivate func wait(_ budget: RateBudget, leaving reserve: Double, isSpread: Bool, at now: Date) -> Date? {
    guard budget.remaining > Int(Double(messages) * reserve) else { return budget.resets }
    guard isSpread else { return nil }
    let sent = Double(messages - budget.remaining)
    // At this share of the window so many messages may have been sent, and one more.
    let share = ((sent + 1) / (Double(messages) * (1 - reserve)) - Self.atOnce) / (1 - Self.atOnce)
    let opens = budget.resets - window * (1 - share)
    return opens > now ? min(opens, budget.resets) : nil
  }
}

extension Urgency {
  /// The share of a limit that is left for more urgent messages.
  var reserve: Double {
    switch self {
    case .reminder: 0
    case .answer: 0.1
    case .nag: 0.25
    case .digest: 0.5
    }
  }
}
