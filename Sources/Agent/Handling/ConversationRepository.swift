import Foundation
import Storage

/// Reads and writes the states of conversations, which the store keeps as data.
struct ConversationRepository {
  private let store: any Conversations
  private static let recent = RecentConversations()

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
    if let recent = Self.recent[author, account], recent.data == data { return recent }
    let stored = Stored(data: data, state: try JSONDecoder().decode(ConversationState.self, from: data))
    Self.recent[author, account] = stored
    return stored
  }

  /// The state of a person's conversation with an account; a new one if none is stored.
  func state(of author: String, on account: String) throws -> ConversationState {
    try stored(of: author, on: account)?.state ?? ConversationState()
  }

  func save(_ state: ConversationState, of author: String, on account: String) throws {
    let data = try JSONEncoder().encode(state)
    try store.keep(data, conversation: author, account: account)
    Self.recent[author, account] = Stored(data: data, state: state)
  }

  func delete(of author: String, on account: String) throws {
    Self.recent[author, account] = nil
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
