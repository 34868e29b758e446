public import Conversation

/// A message in the inbox.
public struct InboxEntry: Hashable, Sendable {
  /// Its number in the inbox, in order of arrival.
  public var number: Int64
  /// The name of the account it came to.
  public var account: String
  /// The name of the account's network.
  public var network: String
  /// The realm in which the author's id is unique (`Network.realm`).
  public var realm: String
  /// The message, as the network delivered it.
  public var message: IncomingMessage
  /// The number of times that the process ended while it was being worked on.
  public var attempts: Int

  /// An entry as the store keeps it.
  public init(
    number: Int64, account: String, network: String, realm: String, message: IncomingMessage, attempts: Int
  ) {
    self.number = number
    self.account = account
    self.network = network
    self.realm = realm
    self.message = message
    self.attempts = attempts
  }
}
