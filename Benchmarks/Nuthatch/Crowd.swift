import Conversation
import Foundation

/// A network in memory with a crowd of people on it: all have written before the measuring begins, and it is over when
/// each has an answer.
actor Crowd: Network {
  nonisolated let name = "crowd"
  private let messages: [IncomingMessage]
  private var unanswered: Set<String>
  private var waiting: CheckedContinuation<Void, Never>?

  /// - Parameter people: as many as write, a message each: what one person writes in a row is answered together.
  init(account: Int, people: Int) {
    let start = Date()
    messages = (0..<people).map { number in
      let author = "person-\(account)-\(number)"
      return IncomingMessage(
        id: "\(account)-\(number)", authorID: author, authorHandle: author, conversationID: author,
        text: "call jimmy \(number) at 5pm tomorrow #phone", sentAt: start)
    }
    unanswered = Set(messages.map(\.authorID))
  }

  /// Returns when everybody has their answer.
  func served() async {
    guard !unanswered.isEmpty else { return }
    await withCheckedContinuation { waiting = $0 }
  }

  func connect() -> Connection {
    Connection(
      accountID: "nuthatch", handles: ["nuthatch"],
      traits: NetworkTraits(
        lengthLimit: 500, idempotency: .honoured(window: 3600), requestsPerWindow: 1_000_000, window: 300))
  }

  /// Pages of eighty: as many as Mastodon gives at most.
  func messages(after cursor: String?) -> MessagePage {
    guard let cursor else { return MessagePage(messages: [], cursor: "0", hasMore: true) }
    let start = Int(cursor) ?? 0
    let end = min(start + 80, messages.count)
    return MessagePage(
      messages: Array(messages[start..<end]), cursor: end == start ? nil : "\(end)", hasMore: end < messages.count)
  }

  func send(_ message: OutgoingMessage) -> String {
    unanswered.remove(message.recipientID)
    if unanswered.isEmpty {
      waiting?.resume()
      waiting = nil
    }
    return message.key.description
  }

  func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) -> ReadbackResult {
    .unclear
  }
}
