import Conversation
import Foundation
import NetworkSupport

/// Searches the account's messages to a recipient for a direct message in doubt.
struct BlueskyReadback: Sendable {
  let api: BlueskyAPI
  let me: BlueskyName

  private static let pageLimit = 10, page = 100

  /// - Parameter conversation: the conversation that the message is in if it arrived.
  func find(
    _ message: OutgoingMessage, in conversation: String, standing: @Sendable (String) async throws -> OwnPost
  ) async throws -> ReadbackResult {
    let text = Self.essence(message.text)
    var cursor: String?
    var isWhole = true
    for _ in 0..<Self.pageLimit {
      let page = try await api.messages(in: conversation, from: cursor, limit: Self.page)
      isWhole = isWhole && page.isWhole
      for own in page.items where own.sender == me.did {
        let id = BlueskyMessageID(conversation: conversation, message: own.id).text
        if let finding = ReadbackResult(
          id: id, standing: try await standing(id), isSame: Self.essence(own.text) == text)
        {
          return finding.proven(isWhole)
        }
      }
      guard let next = page.next else { return ReadbackResult.absent.proven(isWhole) }
      // A server that repeats a page cannot be read to the end.
      guard next != cursor else { return .unclear }
      cursor = next
    }
    return .unclear
  }

  private static func essence(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
}
