import Conversation
import Foundation
import NetworkSupport

/// Reads the comments on a Page's posts: the newest posts, and the older ones that have changed.
struct FacebookComments {
  let api: FacebookAPI
  let page: FacebookPage

  /// The number of posts to read with their comments, the older posts per page, and the most such pages.
  private static let posts = 25, olderPosts = 100, olderPages = 4

  /// A comment, the id of its post, and the time when it was written.
  typealias Written = (comment: FacebookComment, post: String, instant: Date)

  /// The unread comments since the cursor's floor, in no order.
  func unread(
    _ cursor: OverlapCursor, by count: Int, _ answered: FacebookConversations.Answered
  ) async throws -> [Written] {
    var found: [String: Written] = [:]
    for post in try await posts(commentedOnSince: cursor.floor) {
      var list = post.comments
      var place: String?
      if list == nil, post.updated != nil { list = try await api.comments(of: post.id, after: nil, limit: count) }
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

  /// The newest posts, and the older ones that got a comment since an instant.
  private func posts(commentedOnSince floor: Date) async throws -> [FacebookPost] {
    let newest = try await api.feed(of: page.id, limit: Self.posts)
    var (found, place) = (newest.values, newest.next)
    for _ in 0..<Self.olderPages {
      guard let after = place else { break }
      let older = try await api.posts(of: page.id, after: after, limit: Self.olderPosts)
      found += older.values.filter { $0.updated.map { $0 >= floor } ?? false }
      guard older.next != place else { break }
      place = older.next
    }
    return found
  }
}
