public import Conversation

/// What is known of the bot's own messages by the network's id.
public protocol SentMessages {
  /// The inbox entries that a sent message answered, by the network's id of it: several where their answers were merged.
  func answered(by remoteID: String, account: String) throws -> [Int64]
  /// The inbox entries that a message in the outbox answers, by its number.
  func answered(in number: Int64) throws -> [Int64]
  /// What is known of an own post, by the network's id of it, as against an entry whose sending is in doubt.
  func standing(of remoteID: String, against entry: OutboxEntry) throws -> OwnPost
  /// The key of a sent message, by the network's id of it.
  func key(of remoteID: String, account: String) throws -> String?
}
