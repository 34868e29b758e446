/// One page of messages.
public struct MessagePage: Hashable, Sendable {
  /// Oldest first; own posts and other bots' left out.
  public var messages: [IncomingMessage]
  /// Where to go on, once these are safe; nil when nothing moved.
  public var cursor: String?
  /// Whether there may be more right now.
  public var hasMore: Bool
  /// What the server said of its limits, if it did.
  public var budget: RateBudget?
  /// What was written to the bot and can't be read.
  public var missed: [MissedReason]
  /// What reading it cost, in millionths of the unit of the currency that the network's prices are in.
  public var cost: Int

  public init(
    messages: [IncomingMessage], cursor: String?, hasMore: Bool = false, budget: RateBudget? = nil,
    missed: [MissedReason] = [], cost: Int = 0
  ) {
    self.messages = messages
    self.cursor = cursor
    self.hasMore = hasMore
    self.budget = budget
    self.missed = missed
    self.cost = cost
  }
}

/// Why something that was written to the bot can't be read, and never will be.
public enum MissedReason: String, Hashable, Sendable, CaseIterable {
  /// The message alone is longer than any answer that is read: it is stepped over.
  case tooLong
  /// So much came at once that the server has ceased to list the oldest of it.
  case unlisted
}
