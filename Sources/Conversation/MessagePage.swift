public import Foundation

/// One page of messages.
public struct MessagePage: Hashable, Sendable {
  /// The messages, oldest first, without the account's own and other bots'.
  public var messages: [IncomingMessage]
  /// Where to continue once these messages are stored; nil where the cursor stays the same.
  public var cursor: String?
  /// Whether the next page may have messages already.
  public var hasMore: Bool
  /// The rate limit that the server reported, if it did.
  public var budget: RateBudget?
  /// Why messages to the bot are missing, once for each.
  public var missed: [MissedReason]
  /// From when to when messages were written that the server may have dropped since; nil for never.
  public var dropped: Range<Date>?
  /// Whether the server held the request until something was written, or for as long as it does: the next page may be
  /// asked for at once.
  public var hasWaited: Bool
  /// What reading it cost, in millionths of the currency unit of the network's prices.
  public var cost: Int

  /// A page that was free and complete, unless given otherwise.
  public init(
    messages: [IncomingMessage], cursor: String?, hasMore: Bool = false, budget: RateBudget? = nil,
    missed: [MissedReason] = [], dropped: Range<Date>? = nil, hasWaited: Bool = false, cost: Int = 0
  ) {
    self.messages = messages
    self.cursor = cursor
    self.hasMore = hasMore
    self.budget = budget
    self.missed = missed
    self.dropped = dropped
    self.hasWaited = hasWaited
    self.cost = cost
  }
}
