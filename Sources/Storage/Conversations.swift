public import Foundation

/// What was said last between the bot and each person, opaque to the store.
public protocol Conversations {
  /// The state of a conversation with a person: what was shown and asked, opaque to the store.
  func conversation(account: String, id: String) throws -> Data?
  func keep(_ state: Data, conversation id: String, account: String) throws
  /// Keeps nothing of a conversation any more.
  func forget(conversation id: String, account: String) throws
}
