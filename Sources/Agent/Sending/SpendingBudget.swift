import Foundation
import Storage

/// The limit on an account's spending in a day, in millionths of the currency unit of its network's prices. Days are
/// UTC's, as networks bill them. Spending is recorded in the ledger before it happens, so that the limit holds however
/// the process ends.
struct SpendingBudget: Sendable {
  let account: String
  /// The most to spend a day; nil for no limit.
  let perDay: Int?

  /// The seconds of a day.
  static let day: TimeInterval = 86_400
  /// The share that reading may not use, so that the messages read can be answered.
  private static let forAnswers = 0.25

  /// Returns today's spending.
  ///
  /// - Parameter kept: the account's spending, as the ledger has it.
  func today(_ kept: Spending?, at now: Date) -> Spending {
    let midnight = Date(
      timeIntervalSince1970: ((now.timeIntervalSince1970 / Self.day).rounded(.down) + 1) * Self.day)
    // After a clock was set back, the stored day lies in the future; its spending counts for today.
    let spent = kept.flatMap { $0.resets > now ? $0.spent : nil } ?? 0
    return Spending(spent: spent, perDay: perDay, resets: midnight)
  }

  /// Returns the money that reading may cost now; nil for no limit.
  ///
  /// - Parameter kept: the account's spending, which is only looked up if there is a limit.
  func forReading(_ kept: @autoclosure () throws -> Spending?, at now: Date) rethrows -> Int? {
    try perDay.map { max(0, (today(try kept(), at: now).left ?? 0) - Int(Double($0) * Self.forAnswers)) }
  }

  /// Returns the time when something with that cost can be sent; nil for now.
  func wait(for urgency: Urgency, costing cost: Int, _ kept: Spending?, at now: Date) -> Date? {
    let today = today(kept, at: now)
    guard cost > 0, let perDay, let left = today.left else { return nil }
    return left - cost < Int(Double(perDay) * urgency.reserve) ? today.resets : nil
  }

  /// Records spending before it happens.
  func spend(_ cost: Int, in ledger: any Limits, _ kept: inout Spending?, at now: Date) throws {
    guard cost > 0 else { return }
    var today = today(kept, at: now)
    today.spent += min(cost, today.left ?? cost)
    try ledger.keep(today, account: account)
    kept = today
  }

  /// Takes back recorded spending that did not happen.
  func giveBack(_ cost: Int, in ledger: any Limits, _ kept: Spending?, at now: Date) throws {
    guard cost > 0, let kept, kept.resets > now else { return }
    var today = today(kept, at: now)
    today.spent = max(0, today.spent - cost)
    try ledger.keep(today, account: account)
  }
}

extension Spending {
  /// The rest of the day's budget; nil for no limit.
  var left: Int? { perDay.map { max(0, $0 - spent) } }
}
