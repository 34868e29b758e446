public import Foundation

/// One account on one network: how the bot reads what is written to it, and answers.
///
/// Every call may throw `NetworkFailure`, and nothing else.
public protocol Network: Sendable {
  /// The network's name, `mastodon`: the same for all its accounts.
  var name: String { get }

  /// Where the ids that this account is told are unique: the network's name where they are global, else the server the
  /// account is on, by its configured address. Never what a server says of itself.
  var realm: String { get }

  /// Signs in and learns what this account and its server are like. Called at start and again after a sign-out;
  /// sets the server up for a bot where it has to be (the filter for strangers' messages).
  func connect() async throws -> Connection

  /// The messages after `cursor`, oldest first, as many as one page has; an empty page is the end.
  ///
  /// - Parameter cursor: what the page before gave; nil at the very first start, when only the place to begin
  ///   from is noted: messages older than the first start are not answered.
  func messages(after cursor: String?) async throws -> Page

  /// The same, for no more money than that: where it does not pay for all of a page, for what it does.
  ///
  /// - Parameter most: in millionths, as `Page.cost`.
  func messages(after cursor: String?, spending most: Int) async throws -> Page

  /// Sends a message, and returns the network's id of it.
  func send(_ message: OutgoingMessage) async throws -> String

  /// Looks whether a message whose sending is in doubt has arrived, among the account's own posts, the newest first. No
  /// clocks are compared: what ends the search is a post that is known to be older.
  ///
  /// - Parameter standing: tells what is known of a post by its id. What it throws is a failure to look.
  func find(_ message: OutgoingMessage, standing: @Sendable (_ id: String) async throws -> OwnPost) async throws
    -> Finding

  /// What sending a message costs, in millionths of the unit of the currency that the network's prices are in.
  func cost(of message: OutgoingMessage) -> Int
}

extension Network {
  /// Ids are global on most networks.
  public var realm: String { name }

  /// As much as there is, on most networks: reading costs nothing there.
  public func messages(after cursor: String?, spending most: Int) async throws -> Page {
    try await messages(after: cursor)
  }

  /// Nothing, on most networks.
  public func cost(of message: OutgoingMessage) -> Int { 0 }
}

/// What signing in told.
public struct Connection: Hashable, Sendable {
  /// The account's own id and handles (`nuthatch`, `nuthatch@example.org`): its own posts are ignored and its
  /// handles are addressing.
  public var accountID: String
  public var handles: [String]
  public var traits: NetworkTraits

  public init(accountID: String, handles: [String], traits: NetworkTraits) {
    self.accountID = accountID
    self.handles = handles
    self.traits = traits
  }
}

/// One page of messages.
public struct Page: Hashable, Sendable {
  /// Oldest first; own posts and other bots' left out.
  public var messages: [IncomingMessage]
  /// Where to go on, once these are safe; nil when nothing moved.
  public var cursor: String?
  /// Whether there may be more right now.
  public var hasMore: Bool
  /// What the server said of its limits, if it did.
  public var budget: RateBudget?
  /// What was written to the bot and can't be read.
  public var missed: [Missed]
  /// What reading it cost, in millionths of the unit of the currency that the network's prices are in.
  public var cost: Int

  public init(
    messages: [IncomingMessage], cursor: String?, hasMore: Bool = false, budget: RateBudget? = nil,
    missed: [Missed] = [], cost: Int = 0
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
public enum Missed: String, Hashable, Sendable, CaseIterable {
  /// The message alone is longer than any answer that is read: it is stepped over.
  case tooLong
  /// So much came at once that the server has ceased to list the oldest of it.
  case unlisted
}

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

/// What is known of one of the account's own posts, as against a message in doubt.
public enum OwnPost: Hashable, Sendable {
  /// Nothing is: it may be the message.
  case unknown
  /// It is another message, and may be the newer of the two.
  case another
  /// It is another message, and was acknowledged before the first attempt at the one in doubt: all that is older than
  /// it is too old.
  case earlier
}

/// What reading back told of a message in doubt.
public enum Finding: Hashable, Sendable {
  /// It arrived, as the post of that id.
  case arrived(id: String)
  /// Everything that could be it was read, and it is not there.
  case absent
  /// It could not be told.
  case unclear

  /// That it is not there, as far as everything that could be it was read.
  public func proven(_ isWhole: Bool) -> Finding { self == .absent && !isWhole ? .unclear : self }

  /// What one of the account's own posts tells, read from the newest back; nil where the search goes on.
  ///
  /// - Parameter isSame: whether it has the words, the addressee and the thread of the message.
  public init?(id: String, standing: OwnPost, isSame: @autoclosure () -> Bool) {
    switch standing {
    case .unknown where isSame(): self = .arrived(id: id)
    // What is listed below is older still: the same words there are another message's.
    case .earlier: self = .absent
    case .unknown, .another: return nil
    }
  }
}
