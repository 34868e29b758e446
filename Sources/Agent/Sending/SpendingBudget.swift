public import Conversation
public import Foundation
import Storage

/// What an account may spend a day, in millionths of the currency unit of its network's prices. Days are UTC's, as
/// networks bill them. Spending is recorded in the ledger before it happens, beside the rate limits, so that the limit
/// holds however the process ends.
public struct SpendingBudget: Sendable {
  let account: String
  /// The most to spend a day; nil for no limit.
  let perDay: Int?

  /// The endpoint under which the ledger keeps it.
  static let endpoint = "money"
  /// The seconds of a day.
  static let day: TimeInterval = 86_400
  /// The limit that is stored where there is none.
  private static let unbounded = 1_000_000_000_000
  /// The share that reading may not use, so that what was read can be answered.
  private static let forAnswers = 0.25

  /// What is left today.
  func left(_ budgets: [String: RateBudget], at now: Date) -> RateBudget {
    let limit = perDay ?? Self.unbounded
    let midnight = Date(
      timeIntervalSince1970: ((now.timeIntervalSince1970 / Self.day).rounded(.down) + 1) * Self.day)
    // After a clock was set back, the stored day lies in the future; its spending counts for today.
    guard let kept = budgets[Self.endpoint], kept.resets > now else {
      return RateBudget(limit: limit, remaining: limit, resets: midnight)
    }
    let spent = kept.limit - kept.remaining
    return RateBudget(limit: limit, remaining: max(0, limit - spent), resets: midnight)
  }

  /// What an account has spent today, and its daily limit, in millionths; `perDay` is nil for no limit.
  ///
  /// - Parameter budgets: the account's limits, as the ledger has them.
  /// - Returns: nil where nothing was spent.
  public static func spending(_ budgets: [String: RateBudget], at now: Date) -> (spent: Int, perDay: Int?)? {
    guard let kept = budgets[endpoint], kept.resets > now else { return nil }
    return (kept.limit - kept.remaining, isBound(kept) ? kept.limit : nil)
  }

  /// Whether a stored budget has a limit.
  static func isBound(_ kept: RateBudget) -> Bool { kept.limit < unbounded }

  /// What reading may cost now; nil for no limit.
  func forReading(_ budgets: [String: RateBudget], at now: Date) -> Int? {
    perDay.map { max(0, left(budgets, at: now).remaining - Int(Double($0) * Self.forAnswers)) }
  }

  /// When something with that cost can be sent; nil for now.
  func wait(for urgency: Urgency, costing cost: Int, _ budgets: [String: RateBudget], at now: Date) -> Date? {
    guard let perDay, cost > 0 else { return nil }
    let left = left(budgets, at: now)
    return left.remaining - cost < Int(Double(perDay) * urgency.reserve) ? left.resets : nil
  }

  /// Records spending before it happens.
  func spend(_ cost: Int, in ledger: any Limits, _ budgets: [String: RateBudget], at now: Date) throws {
    guard cost > 0 else { return }
    var left = left(budgets, at: now)
    left.remaining -= min(cost, left.remaining)
    try ledger.keep(left, of: Self.endpoint, account: account)
  }

  /// Takes back recorded spending that did not happen.
  func giveBack(_ cost: Int, in ledger: any Limits, _ budgets: [String: RateBudget], at now: Date) throws {
    guard cost > 0, let kept = budgets[Self.endpoint], kept.resets > now else { return }
    var left = left(budgets, at: now)
    left.remaining = min(left.limit, left.remaining + cost)
    try ledger.keep(left, of: Self.endpoint, account: account)
  }
}
