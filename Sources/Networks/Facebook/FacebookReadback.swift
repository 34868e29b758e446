import Conversation
import Foundation
import NetworkSupport

/// Searches the Page's messages to a recipient, or its posts, for a message in doubt.
struct FacebookReadback {
  let api: FacebookAPI
  let page: FacebookPage
  /// Whether a template may have added its own words to a text that answers nothing.
  let hasTemplate: Bool

  private static let pageLimit = 10, pageSize = 50

  func find(
    _ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost
  ) async throws -> ReadbackResult {
    let conversations = try await api.conversation(of: page.id, with: message.recipientID)
    // Every recipient has written before, so there should be a conversation.
    guard let conversation = conversations.values.first else { return .unclear }
    return try await find(
      Self.essence(message.text), isInTemplate: hasTemplate && message.repliesTo == nil, standing: standing
    ) { try await api.messages(of: conversation.id, after: $0, limit: Self.pageSize) }
  }

  /// Searches the Page's posts.
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
          // It is unknown how a template's text appears here, so its absence proves nothing.
          return finding.proven(isWhole && !isInTemplate)
        }
      }
      guard let next = list.next else { return ReadbackResult.absent.proven(isWhole && !isInTemplate) }
      guard next != place else { return .unclear }
      place = next
    }
    return .unclear
  }

  /// The text without white space. A template, whose variables have no line breaks, changes nothing else.
  private static func essence(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
