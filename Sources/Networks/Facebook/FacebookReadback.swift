import Conversation
import Foundation
import NetworkSupport

/// Looks for a message in doubt among the Page's messages to its recipient.
struct FacebookReadback {
  let api: FacebookAPI
  let page: FacebookPage
  /// True if a template may have put words of its own around a text that replies to no message.
  let hasTemplate: Bool

  private static let pageLimit = 10, pageSize = 50

  func find(
    _ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost
  ) async throws -> ReadbackResult {
    let conversations = try await api.conversation(of: page.id, with: message.recipientID)
    // The recipient has written before, so there is a conversation.
    guard let conversation = conversations.values.first else { return .unclear }
    return try await find(
      Self.essence(message.text), isInTemplate: hasTemplate && message.repliesTo == nil, standing: standing
    ) { try await api.messages(of: conversation.id, after: $0, limit: Self.pageSize) }
  }

  /// Looks among the posts that the Page has published.
  func findPost(
    _ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost
  ) async throws -> ReadbackResult {
    try await find(Self.essence(message.text), isInTemplate: false, standing: standing) {
      try await api.written(on: page.id, after: $0, limit: Self.pageSize)
    }
  }

  private func find(
    _ text: String, isInTemplate: Bool, standing: @Sendable (String) async throws -> OwnPost,
    in fetch: (_ place: String?) async throws -> FacebookList<FacebookMessage>
  ) async throws -> ReadbackResult {
    var place: String?
    var isWhole = true
    for _ in 0..<Self.pageLimit {
      let list = try await fetch(place)
      isWhole = isWhole && list.isWhole
      for own in list.values where own.author?.id == page.id {
        let written = Self.essence(own.text)
        let isSame = isInTemplate ? written.contains(text) : written == text
        if let finding = ReadbackResult(id: own.id, standing: try await standing(own.id), isSame: isSame) {
          // It is not known how the text of a template is shown there: its absence proves nothing.
          return finding.proven(isWhole && !isInTemplate)
        }
      }
      guard let next = list.next else { return ReadbackResult.absent.proven(isWhole && !isInTemplate) }
      guard next != place else { return .unclear }
      place = next
    }
    return .unclear
  }

  /// Returns the part of a text that a template leaves alone: all but white space, since its variables have no line
  /// breaks.
  private static func essence(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
