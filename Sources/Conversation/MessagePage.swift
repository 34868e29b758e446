public import Foundation

/// One page of messages.
public struct MessagePage: Hashable, Sendable {
  /// The messages, oldest first, without the account's own and other bots'.
  public var messages: [IncomingMessage]
  /// The cursor from which to continue once these messages are stored; nil if the cursor stays the same.
  public var cursor: String?
  /// Whether the next page may already have messages.
  public var hasMore: Bool
  /// The rate limit that the server reported, if it did.
  public var budget: RateBudget?
  /// The reasons why messages to the bot are missing, once for each message.
  public var missed: [MissedReason]
  /// The time span in which messages were written that the server may have dropped since; nil for none.
  public var dropped: Range<Date>?
  /// Whether the server held the request until a message came, or for as long as it holds one. The next page may then
  /// be requested at once.
  public var hasWaited: Bool
  /// The cost of reading it, in millionths of the currency unit of the network's prices.
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
