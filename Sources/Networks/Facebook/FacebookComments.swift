import Conversation
import Foundation
import NetworkSupport

/// Reads what was said below a Page's posts. The newest posts are looked at alone: nothing tells of comments below old
/// ones but Facebook's calls.
struct FacebookComments {
  let api: FacebookAPI
  let page: FacebookPage

  /// How many posts are looked at.
  private static let posts = 25

  /// A comment, the post that it is below, and when it was written.
  typealias Written = (comment: FacebookComment, post: String, instant: Date)

  /// The comments since the cursor's floor that were not read yet, in no order.
  func unread(
    _ cursor: OverlapCursor, by count: Int, _ answered: FacebookConversations.Answered
  ) async throws -> [Written] {
    var found: [String: Written] = [:]
    for post in try await api.feed(of: page.id, limit: Self.posts).values {
      var list = post.comments
      var place: String?
      while let comments = list {
        for comment in comments.values {
          let instant = answered.instant(of: comment.created)
          if cursor.isNew(comment.agentID, sentAt: instant) { found[comment.agentID] = (comment, post.id, instant) }
        }
        let isBack = comments.values.contains { answered.instant(of: $0.created) < cursor.floor }
        guard !isBack, let next = comments.next, next != place else { break }
        place = next
        list = try await api.comments(of: post.id, after: next, limit: count)
      }
    }
    return Array(found.values)
  }
}
