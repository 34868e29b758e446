public import Conversation
public import Foundation
import Storage

/// What an account may spend in a day, in millionths of the unit of the currency that its network's prices are in. A day
/// is one of UTC's, as the networks bill it. What was spent is kept in the ledger beside the limits of rate, and noted
/// before it is spent: the bound is never passed, however the process ends.
public struct SpendingBudget: Sendable {
  let account: String
  /// nil for no bound.
  let perDay: Int?

  /// The endpoint that it is kept under.
  static let endpoint = "money"
  /// What is kept as the limit where there is none.
  private static let unbounded = 1_000_000_000_000
  /// The share of it that is not for reading: what was read is to be answered.
  private static let forAnswers = 0.25

  /// What is left of today's.
  func left(_ budgets: [String: RateBudget], at now: Date) -> RateBudget {
    let limit = perDay ?? Self.unbounded
    let midnight = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400 + 86_400)
    // A clock that was set back finds a day that has not come yet: what was spent then counts today.
    guard let kept = budgets[Self.endpoint], kept.resets > now else {
      return RateBudget(limit: limit, remaining: limit, resets: midnight)
    }
    let spent = kept.limit - kept.remaining
    return RateBudget(limit: limit, remaining: max(0, limit - spent), resets: midnight)
  }

  /// What an account has spent today, and what it may, where that has a bound; in millionths.
  ///
  /// - Parameter budgets: what the ledger tells of the account's limits.
  /// - Returns: nil where nothing was spent.
  public static func spending(_ budgets: [String: RateBudget], at now: Date) -> (spent: Int, perDay: Int?)? {
    guard let kept = budgets[endpoint], kept.resets > now else { return nil }
    return (kept.limit - kept.remaining, isBound(kept) ? kept.limit : nil)
  }

  /// Whether there is a bound to what was kept of a day's money.
  static func isBound(_ kept: RateBudget) -> Bool { kept.limit < unbounded }

  /// What reading may cost now; nil for whatever it does.
  func forReading(_ budgets: [String: RateBudget], at now: Date) -> Int? {
    perDay.map { max(0, left(budgets, at: now).remaining - Int(Double($0) * Self.forAnswers)) }
  }

  /// Until when what costs so much has to wait; nil when it may go now.
  func wait(for urgency: Urgency, costing cost: Int, _ budgets: [String: RateBudget], at now: Date) -> Date? {
    guard let perDay, cost > 0 else { return nil }
    let left = left(budgets, at: now)
    return left.remaining - cost < Int(Double(perDay) * urgency.reserve) ? left.resets : nil
  }

  /// Notes what is spent.
  func spend(_ cost: Int, in ledger: any Limits, _ budgets: [String: RateBudget], at now: Date) throws {
    guard cost > 0 else { return }
    var left = left(budgets, at: now)
    left.remaining -= min(cost, left.remaining)
    try ledger.keep(left, of: Self.endpoint, account: account)
  }

  /// Notes that what was noted as spent was not taken after all.
  func giveBack(_ cost: Int, in ledger: any Limits, _ budgets: [String: RateBudget], at now: Date) throws {
    guard cost > 0, let kept = budgets[Self.endpoint], kept.resets > now else { return }
    var left = left(budgets, at: now)
    left.remaining = min(left.limit, left.remaining + cost)
    try ledger.keep(left, of: Self.endpoint, account: account)
  }
}
