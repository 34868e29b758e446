import Conversation
import Foundation

/// Searches the account's own comments for a comment in doubt.
struct WeiboReadback {
  let api: WeiboAPI

  private static let pages = 3, pageSize = 100

  func find(
    _ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost
  ) async throws -> ReadbackResult {
    let text = WeiboText.essence(WeiboText.written(message))
    var isWhole = true
    for page in 1...Self.pages {
      let list = try await api.own(page: page, limit: Self.pageSize)
      isWhole = isWhole && list.isWhole
      for own in list.posts {
        let isSame =
          own.status == message.conversationID && WeiboText.essence(own.text) == text
          && (own.repliedTo == nil || own.repliedTo?.id == WeiboMessageID.comment(in: message.repliesTo))
        let standing = try await standing(WeiboMessageID.of(comment: own.id))
        if let finding = ReadbackResult(
          id: WeiboMessageID.of(comment: own.id), standing: standing, isSame: isSame)
        {
          return finding.proven(isWhole)
        }
      }
      if list.posts.count * 2 <= Self.pageSize { return ReadbackResult.absent.proven(isWhole) }
    }
    return .unclear
  }
}
