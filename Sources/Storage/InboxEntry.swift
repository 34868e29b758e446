public import Conversation

/// A message in the inbox.
public struct InboxEntry: Hashable, Sendable {
  /// Its number here: the order of arrival.
  public var number: Int64
  /// The configured account it came to.
  public var account: String
  public var network: String
  /// Where its author's id is unique (`Network.realm`).
  public var realm: String
  public var message: IncomingMessage
  /// How often work on it has begun without an end.
  public var attempts: Int

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

/// How work on an inbox entry ended.
public enum InboxOutcome: Hashable, Sendable {
  /// Its effects and replies stand.
  case done
  /// Not for the bot, or nothing to be answered.
  case ignored
  /// It threw, and its effects are rolled back; kept for the operator to replay.
  case failed(reason: String)
  /// It took the process down twice; kept for the operator.
  case setAside(reason: String)
}
