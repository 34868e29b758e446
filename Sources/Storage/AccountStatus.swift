public import Foundation

/// What an account of the bot looks like in the ledger.
public struct AccountStatus: Hashable, Sendable {
  public var account: String
  public var network: String
  /// Where the ids that it is told are unique (`Network.realm`); empty while that is unknown.
  public var realm: String
  public var cursor: String?
  public var lastPoll: Date?
  /// The failure of the last poll, nil when it went well.
  public var failure: String?
  public var queued: Int
  public var doubtful: Int
  public var dead: Int

  public init(
    account: String, network: String, realm: String, cursor: String?, lastPoll: Date?, failure: String?, queued: Int,
    doubtful: Int, dead: Int
  ) {
    self.account = account
    self.network = network
    self.realm = realm
    self.cursor = cursor
    self.lastPoll = lastPoll
    self.failure = failure
    self.queued = queued
    self.doubtful = doubtful
    self.dead = dead
  }
}
