public import Foundation

/// The rest of a rate limit in its current window.
public struct RateBudget: Hashable, Sendable, Codable {
  /// The requests, messages or millionths of a currency unit allowed per window.
  public var limit: Int
  /// The number of these that are left.
  public var remaining: Int
  /// The time at which the window ends and all of them are available again.
  public var resets: Date

  /// A budget, usually as a server reported it.
  public init(limit: Int, remaining: Int, resets: Date) {
    self.limit = limit
    self.remaining = remaining
    self.resets = resets
  }
}
