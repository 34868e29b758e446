import Conversation
import Foundation

/// Reads the posts of the feeds since a cursor.
struct WeiboReader {
  let api: WeiboAPI
  let me: WeiboUser
  let now: Date

  /// The longest page, and the most pages of one feed.
  private static let longest = 200, pages = 5
  /// The number of posts among which to look for the newest at first.
  private static let firstLook = 50

  /// The result of reading, and the number of calls it took.
  struct Reading {
    var cursor: WeiboCursor
    var messages: [IncomingMessage] = []
    var missed: [MissedReason] = []
    var calls = 0
  }

  /// The cursor to begin with: after the newest post of each feed.
  func begin() async throws -> WeiboCursor {
    var cursor = WeiboCursor(at: now)
    for feed in WeiboFeed.allCases {
      // The newest post may have been deleted, and is then missing.
      let list = try await api.list(feed, since: nil, upTo: nil, limit: Self.firstLook)
      cursor.read[feed.rawValue] = list.posts.map(\.id).reduce(nil) { WeiboID.later($0, $1) }
    }
    cursor.count(WeiboFeed.allCases.count, at: now)
    return cursor
  }

  /// All posts since the cursor, oldest first. A post in two feeds is read once.
  func unread(since cursor: WeiboCursor, by count: Int) async throws -> Reading {
    var reading = Reading(cursor: cursor)
    var found: [String: WeiboPost] = [:]
    for feed in WeiboFeed.allCases {
      for post in try await posts(in: feed, since: cursor.read[feed.rawValue], by: count, &reading) {
        reading.cursor.read[feed.rawValue] = WeiboID.later(reading.cursor.read[feed.rawValue], post.id)
        found[post.agentID] = post
      }
    }
    reading.cursor.count(reading.calls, at: now)
    let posts = found.values.map { (post: $0, instant: min($0.created ?? now, now)) }
    reading.messages = posts.sorted {
      ($0.instant, $0.post.id.count, $0.post.id) < ($1.instant, $1.post.id.count, $1.post.id)
    }
    .compactMap { $0.post.message(to: me, sentAt: $0.instant) }
    return reading
  }

  /// The posts of one feed since an id. Deleted posts are missing from a page. So a page is the last one only if it
  /// reaches back to the known post, which is therefore requested again, or if it and the next page are empty.
  private func posts(
    in feed: WeiboFeed, since: String?, by count: Int, _ reading: inout Reading
  ) async throws -> [WeiboPost] {
    let count = min(count, Self.longest), known = since.flatMap { Int64($0) }
    var found: [WeiboPost] = []
    var most: Int64?
    var page = 1
    for _ in 0..<Self.pages {
      let list = try await api.list(
        feed, since: known.map { "\($0 - 1)" } ?? since, upTo: most, page: page, limit: count)
      reading.calls += 1
      found += list.posts.filter { $0.id != since }
      guard let oldest = list.posts.compactMap({ Int64($0.id) }).min() else {
        // All posts of the page may have been deleted, so there is no id to continue from.
        guard page == 1, list.total != 0 else { return found }
        page += 1
        continue
      }
      guard known.map({ oldest > $0 }) ?? true, most.map({ oldest <= $0 }) ?? true else { return found }
      // The server includes the post with the id `max_id`.
      (most, page) = (oldest - 1, 1)
    }
    reading.missed.append(.unlisted)
    return found
  }
}
