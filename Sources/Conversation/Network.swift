public import Foundation

/// One account on one network, through which the bot reads messages and sends its own.
///
/// Every call may throw `NetworkFailure`, and nothing else.
public protocol Network: Sendable {
  /// The network's name, `mastodon`, the same for all its accounts.
  var name: String { get }

  /// The realm in which the ids that this account sees are unique: the network's name if they are global, else the
  /// account's server by its configured address. It is never taken from what a server says about itself.
  var realm: String { get }

  /// Signs in and learns the traits of the account and its server. It is called at start and after a sign-out. It also
  /// sets the server up for a bot if needed, for example to take messages from strangers.
  func connect() async throws -> Connection

  /// The time at which the account's token was last renewed; nil if that has not happened since the start.
  var renewed: Date? { get async }

  /// Returns one page of the messages after `cursor`, oldest first; an empty page is the end.
  ///
  /// - Parameter cursor: the previous page's cursor. Nil at the very first start, which only records where to begin,
  ///   since the bot does not answer older messages. After a power failure it may be the cursor of an earlier page. The
  ///   messages after that page are then read again.
  func messages(after cursor: String?) async throws -> MessagePage

  /// Does the same for a limited amount of money: returns a shorter page if the money does not pay for a whole one.
  ///
  /// - Parameter most: the most to spend, in millionths as in `MessagePage.cost`.
  func messages(after cursor: String?, spending most: Int) async throws -> MessagePage

  /// Sends a message and returns the network's id of it.
  func send(_ message: OutgoingMessage) async throws -> String

  /// Looks for a message whose send was not acknowledged among the account's own posts, newest first. No clocks are
  /// compared: the search ends at a post that is known to be older.
  ///
  /// - Parameter standing: returns what is known of the post with that id. Its errors are passed on.
  func find(_ message: OutgoingMessage, standing: @Sendable (_ id: String) async throws -> OwnPost) async throws
    -> ReadbackResult

  /// Reads a file that came with a message, with credentials if its address needs them. It asks only public addresses
  /// and the account's own server.
  ///
  /// - Parameters:
  ///   - url: the address, as in ``IncomingMessage/Media/url``.
  ///   - most: the longest file in bytes.
  func file(at url: String, upTo most: Int) async throws -> AttachedFile

  /// Returns the cost of sending a message, in millionths of the currency unit of the network's prices.
  func cost(of message: OutgoingMessage) -> Int
}

extension Network {
  /// The network's name, since ids are global on most networks.
  public var realm: String { name }

  /// Always nil, since most networks' tokens do not expire.
  public var renewed: Date? { get async { nil } }

  /// Returns a whole page, since reading is free on most networks.
  public func messages(after cursor: String?, spending most: Int) async throws -> MessagePage {
    try await messages(after: cursor)
  }

  /// Returns no file, since some networks have none.
  public func file(at url: String, upTo most: Int) async throws -> AttachedFile {
    .gone(reason: "\(name) has no files")
  }

  /// Returns 0, since sending is free on most networks.
  public func cost(of message: OutgoingMessage) -> Int { 0 }
}
