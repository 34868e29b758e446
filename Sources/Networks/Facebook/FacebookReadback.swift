import Conversation
import Foundation
import NetworkSupport

/// Looks for a message in doubt among what the Page has written to its recipient.
struct FacebookReadback {
  let api: FacebookAPI
  let page: FacebookPage
  /// Whether a template may have put words of its own around a text that answers nothing.
  let hasTemplate: Bool

  private static let pageLimit = 10, pageSize = 50

  func find(
    _ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost
  ) async throws -> ReadbackResult {
    let conversations = try await api.conversation(of: page.id, with: message.recipientID)
    // Anybody who is written to has written before, so there is a conversation.
    guard let conversation = conversations.values.first else { return .unclear }
    return try await find(
      Self.essence(message.text), isInTemplate: hasTemplate && message.repliesTo == nil, standing: standing
    ) { try await api.messages(of: conversation.id, after: $0, limit: Self.pageSize) }
  }

  /// Looks among what the Page has published.
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
          // How a template's text is shown there is not known: that it is missing proves nothing.
          return finding.proven(isWhole && !isInTemplate)
        }
      }
      guard let next = list.next else { return ReadbackResult.absent.proven(isWhole && !isInTemplate) }
      guard next != place else { return .unclear }
      place = next
    }
    return .unclear
  }

  /// What a template, whose variables have no line breaks, leaves alone.
  private static func essence(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
