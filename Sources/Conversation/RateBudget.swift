public import Foundation

/// What is left of a rate limit.
public struct RateBudget: Hashable, Sendable, Codable {
  public var limit: Int
  public var remaining: Int
  public var resets: Date

  public init(limit: Int, remaining: Int, resets: Date) {
    self.limit = limit
    self.remaining = remaining
    self.resets = resets
  }
}
