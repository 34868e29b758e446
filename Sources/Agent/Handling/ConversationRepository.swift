import Foundation
import Storage

/// Reads and writes the states of conversations, which the store keeps as data.
struct ConversationRepository {
  private let store: any Conversations

  init(_ store: any Conversations) { self.store = store }

  /// The state of a person's conversation with an account; a new one where there is none.
  func state(of author: String, on account: String) throws -> ConversationState {
    guard let data = try store.conversation(account: account, id: author) else { return ConversationState() }
    return try JSONDecoder().decode(ConversationState.self, from: data)
  }

  func save(_ state: ConversationState, of author: String, on account: String) throws {
    try store.keep(JSONEncoder().encode(state), conversation: author, account: account)
  }

  func delete(of author: String, on account: String) throws {
    try store.forget(conversation: author, account: account)
  }

  /// Changes a state, and saves it if it is another then.
  func change(of author: String, on account: String, _ body: (inout ConversationState) throws -> Void) throws {
    let before = try state(of: author, on: account)
    var state = before
    try body(&state)
    if state != before { try save(state, of: author, on: account) }
  }
}
