public import Foundation

/// One account on one network, through which the bot reads messages and sends its own.
///
/// Every call may throw `NetworkFailure`, and nothing else.
public protocol Network: Sendable {
  /// The network's name, `mastodon`, the same for all its accounts.
  var name: String { get }

  /// Where the ids that this account sees are unique: the network's name where they are global, else the account's
  /// server by its configured address. Never what a server says about itself.
  var realm: String { get }

  /// Signs in and learns the traits of the account and its server. Called at start and after a sign-out. It also sets
  /// the server up for a bot where needed, as for messages from strangers.
  func connect() async throws -> Connection

  /// When the account's token was renewed last; nil where that has not happened since the start. Throws nothing.
  var renewed: Date? { get async }

  /// One page of the messages after `cursor`, oldest first; an empty page is the end.
  ///
  /// - Parameter cursor: the previous page's cursor. nil at the very first start, which only records where to begin,
  ///   since older messages are not answered. After a power failure it may be an earlier page's: what follows that one
  ///   is then read again.
  func messages(after cursor: String?) async throws -> MessagePage

  /// The same for a limited amount of money: a shorter page where it does not pay for a whole one.
  ///
  /// - Parameter most: the most to spend, in millionths as in `MessagePage.cost`.
  func messages(after cursor: String?, spending most: Int) async throws -> MessagePage

  /// Sends a message and returns the network's id of it.
  func send(_ message: OutgoingMessage) async throws -> String

  /// Looks for a message whose send was not acknowledged among the account's own posts, newest first. No clocks are
  /// compared: the search ends at a post that is known to be older.
  ///
  /// - Parameter standing: returns what is known of a post, by its id. Its errors are passed on.
  func find(_ message: OutgoingMessage, standing: @Sendable (_ id: String) async throws -> OwnPost) async throws
    -> ReadbackResult

  /// Reads a file that came with a message, with credentials where its address needs them. Only public addresses are asked,
  /// and the account's own server.
  ///
  /// - Parameters:
  ///   - url: as ``IncomingMessage/Media/url`` told it.
  ///   - most: the longest file in bytes.
  func file(at url: String, upTo most: Int) async throws -> AttachedFile

  /// What sending a message costs, in millionths of the currency unit of the network's prices.
  func cost(of message: OutgoingMessage) -> Int
}

extension Network {
  /// The network's name, since ids are global on most networks.
  public var realm: String { name }

  /// Never: most networks' tokens do not end.
  public var renewed: Date? { get async { nil } }

  /// A whole page, since reading is free on most networks.
  public func messages(after cursor: String?, spending most: Int) async throws -> MessagePage {
    try await messages(after: cursor)
  }

  /// Nothing: some networks have no files.
  public func file(at url: String, upTo most: Int) async throws -> AttachedFile {
    .gone(reason: "\(name) has no files")
  }

  /// Zero, since sending is free on most networks.
  public func cost(of message: OutgoingMessage) -> Int { 0 }
}
