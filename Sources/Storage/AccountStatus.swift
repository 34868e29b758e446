public import Foundation

/// The ledger's knowledge about one of the bot's accounts.
public struct AccountStatus: Hashable, Sendable {
  /// The account's name in the configuration.
  public var account: String
  /// The name of its network; empty if it has not connected yet.
  public var network: String
  /// The realm in which the ids that it sees are unique (`Network.realm`); empty while that is unknown.
  public var realm: String
  /// The network's own mark of how far messages were read; nil before the first page.
  public var cursor: String?
  /// The instant of the last poll, successful or not; nil for never.
  public var lastPoll: Date?
  /// The reason why the last poll failed; nil if it succeeded.
  public var failure: String?
  /// The outcome of its last sign-in; nil if that is not known yet.
  public var signIn: SignIn?
  /// The messages in its outbox that are to be sent, or being sent.
  public var queued: Int
  /// The messages in its outbox that may have arrived.
  public var doubtful: Int
  /// The messages in its outbox that were given up.
  public var dead: Int

  /// The status of one account.
  public init(
    account: String, network: String, realm: String, cursor: String?, lastPoll: Date?, failure: String?,
    signIn: SignIn? = nil,
    queued: Int, doubtful: Int, dead: Int
  ) {
    self.account = account
    self.network = network
    self.realm = realm
    self.cursor = cursor
    self.lastPoll = lastPoll
    self.failure = failure
    self.signIn = signIn
    self.queued = queued
    self.doubtful = doubtful
    self.dead = dead
  }
}
