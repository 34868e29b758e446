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
  func messages(after cursor: String?) async throws -> MessagePage

  /// The same, for no more money than that: where it does not pay for all of a page, for what it does.
  ///
  /// - Parameter most: in millionths, as `MessagePage.cost`.
  func messages(after cursor: String?, spending most: Int) async throws -> MessagePage

  /// Sends a message, and returns the network's id of it.
  func send(_ message: OutgoingMessage) async throws -> String

  /// Looks whether a message whose sending is in doubt has arrived, among the account's own posts, the newest first. No
  /// clocks are compared: what ends the search is a post that is known to be older.
  ///
  /// - Parameter standing: tells what is known of a post by its id. What it throws is a failure to look.
  func find(_ message: OutgoingMessage, standing: @Sendable (_ id: String) async throws -> OwnPost) async throws
    -> ReadbackResult

  /// What sending a message costs, in millionths of the unit of the currency that the network's prices are in.
  func cost(of message: OutgoingMessage) -> Int
}

extension Network {
  /// Ids are global on most networks.
  public var realm: String { name }

  /// As much as there is, on most networks: reading costs nothing there.
  public func messages(after cursor: String?, spending most: Int) async throws -> MessagePage {
    try await messages(after: cursor)
  }

  /// Nothing, on most networks.
  public func cost(of message: OutgoingMessage) -> Int { 0 }
}
