import Foundation

/// The states that were stored or read last: who writes again finds theirs decoded. A state counts only if the ledger
/// still has the data that belong to it.
final class RecentConversations: @unchecked Sendable {
  private struct Key: Hashable {
    var author: String
    var account: String
  }

  /// The most states that are kept.
  private static let most = 100

  private let lock = NSLock()
  private var states: [Key: ConversationRepository.Stored] = [:]

  subscript(author: String, account: String) -> ConversationRepository.Stored? {
    get { lock.withLock { states[Key(author: author, account: account)] } }
    set {
      lock.withLock {
        let key = Key(author: author, account: account)
        if states.count >= Self.most, states[key] == nil { states = [:] }
        states[key] = newValue
      }
    }
  }
}
