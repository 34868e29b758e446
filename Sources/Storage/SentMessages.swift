public import Conversation

/// The bot's own messages, by the network's ids.
public protocol SentMessages {
  /// Returns the numbers of the inbox entries that a sent message answered. There are several if their answers were
  /// merged.
  func answered(by remoteID: String, account: String) throws -> [Int64]
  /// Returns the numbers of the inbox entries that an outbox entry answers.
  func answered(in number: Int64) throws -> [Int64]
  /// Returns what is known of one of the account's own posts, compared with an entry that may or may not have arrived.
  func standing(of remoteID: String, against entry: OutboxEntry) throws -> OwnPost
  /// Returns the key of a sent message; nil for an unknown id.
  func key(of remoteID: String, account: String) throws -> MessageKey?
}
