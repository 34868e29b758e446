public import Foundation

/// The state of each conversation, which is opaque to the store.
public protocol Conversations {
  /// The state of a conversation, such as what was shown and asked last; nil if there is none.
  func conversation(account: String, id: String) throws -> Data?
  /// Stores the state of a conversation.
  func keep(_ state: Data, conversation id: String, account: String) throws
  /// Deletes the state of a conversation.
  func forget(conversation id: String, account: String) throws
}
