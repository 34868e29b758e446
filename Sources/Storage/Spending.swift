public import Foundation

/// An account's spending in a day, in millionths of its currency unit.
public struct Spending: Hashable, Sendable {
  /// The amount that it has spent.
  public var spent: Int
  /// The amount that it may spend; nil for no limit.
  public var perDay: Int?
  /// The end of the day.
  public var resets: Date

  /// The spending of one day.
  public init(spent: Int, perDay: Int?, resets: Date) {
    self.spent = spent
    self.perDay = perDay
    self.resets = resets
  }
}
