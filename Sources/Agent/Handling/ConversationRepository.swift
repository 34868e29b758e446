import Foundation
import Storage

/// Reads and writes the states of conversations, which the store keeps as data.
struct ConversationRepository {
  private let store: any Conversations

  init(_ store: any Conversations) { self.store = store }

  /// A state, and the data that it was decoded from.
  struct Stored: Sendable {
    let data: Data
    let state: ConversationState
  }

  /// The stored state of a person's conversation with an account; nil if there is none.
  ///
  /// - Parameter before: the state that was read earlier. It is decoded again only if the stored data differ.
  func stored(of author: String, on account: String, unless before: Stored? = nil) throws -> Stored? {
    guard let data = try store.conversation(account: account, id: author) else { return nil }
    if let before, before.data == data { return before }
    return Stored(data: data, state: try JSONDecoder().decode(ConversationState.self, from: data))
  }

  /// The state of a person's conversation with an account; a new one if none is stored.
  func state(of author: String, on account: String) throws -> ConversationState {
    try stored(of: author, on: account)?.state ?? ConversationState()
  }

  func save(_ state: ConversationState, of author: String, on account: String) throws {
    try store.keep(JSONEncoder().encode(state), conversation: author, account: account)
  }

  func delete(of author: String, on account: String) throws {
    try store.forget(conversation: author, account: account)
  }

  /// Changes a state, and saves it if it differs.
  func change(of author: String, on account: String, _ body: (inout ConversationState) throws -> Void) throws {
    let before = try state(of: author, on: account)
    var state = before
    try body(&state)
    if state != before { try save(state, of: author, on: account) }
  }
}
