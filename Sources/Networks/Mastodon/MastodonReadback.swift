import Conversation
import Foundation
import HTTP
import Wire

/// Looks for a message in doubt among the account's own posts.
struct MastodonReadback {
  let api: MastodonAPI
  let accountID: String
  /// Whether the list of them is known to hold the direct ones.
  let listsDirectPosts: Bool
  let pageSize: Int
  let now: Date

  /// Pages read before giving up.
  private static let pageLimit = 10
  /// Seconds by which a server's clock may be off what its Date header shows, which has no fractions.
  private static let slack: TimeInterval = 5

  func find(
    _ message: OutgoingMessage, sentAfter instant: Date, isAnother: @Sendable (String) async throws -> Bool
  ) async throws -> Finding {
    var before: String?
    var read: Set<String> = []
    var hasSeenDirect = listsDirectPosts || message.visibility != .direct
    for _ in 0..<Self.pageLimit {
      let answer = try await api.statuses(of: accountID, before: before, limit: pageSize)
      let skew = answer.headers.date.map { $0.timeIntervalSince(now) } ?? 0
      let earliest = instant.addingTimeInterval(skew - Self.slack)
      let recent = answer.value.filter { ($0.created ?? .distantFuture) >= earliest }
      for post in recent where isSame(post, message) {
        guard try await isAnother(post.id) else { return .arrived(id: post.id) }
      }
      hasSeenDirect = hasSeenDirect || answer.value.contains { $0.visibility == "direct" }
      let rest = answer.value.filter { $0.id != before }
      if hasSeenDirect, rest.isEmpty || recent.count < answer.value.count { return .absent }
      // A server that gives the same page again cannot be read to the end.
      let oldest = rest.min { Mark.isBefore(Mark(id: $0.id, at: $0.created), Mark(id: $1.id, at: $1.created)) }
      guard let oldest, read.insert(oldest.id).inserted else { break }
      before = oldest.id
    }
    return try await findInThread(message, isAnother: isAnother)
  }

  private typealias Mark = NotificationCursor.Mark

  /// Where direct posts are not listed, an answer still shows below what it answers; that it does not, proves nothing.
  private func findInThread(
    _ message: OutgoingMessage, isAnother: @Sendable (String) async throws -> Bool
  ) async throws -> Finding {
    guard let thread = message.repliesTo else { return .unclear }
    do {
      let posts = try await api.context(of: thread).descendants
      for post in posts where post.account?.id == accountID && isSame(post, message) {
        guard try await isAnother(post.id) else { return .arrived(id: post.id) }
      }
      return .unclear
    } catch let refusal as MastodonAPI.Refusal where refusal.isFinal {
      return .unclear
    }
  }

  /// Whether a post is the message: to the same person, in the same thread, as visible, and with the same words.
  private func isSame(_ post: MastodonStatus, _ message: OutgoingMessage) -> Bool {
    // A server may have dropped a thread that it could not find, but never invents one.
    if let thread = post.inReplyTo, thread != message.repliesTo { return false }
    if let visibility = post.visibility, visibility != message.visibility.mastodon { return false }
    let plain = MastodonText.plain(post.content, mentions: post.mentions)
    let (handle, words) = Self.addressed(plain)
    guard Self.essence(words) == Self.essence(message.text) else { return false }
    let isNamed = post.mentions.contains { $0.id == message.recipientID || $0.acct == message.recipientHandle }
    return isNamed || handle.map { message.recipientHandle.lowercased().hasPrefix($0.lowercased()) } == true
  }

  /// The handle a post begins with, and the rest.
  private static func addressed(_ text: String) -> (handle: String?, words: String) {
    guard text.hasPrefix("@") else { return (nil, text) }
    let handle = text.dropFirst().prefix { !$0.isWhitespace }
    return (String(handle), String(text.dropFirst(handle.count + 1)))
  }

  /// What markup, smart quotes and white space leave alone: letters and digits without the marks of list entries, or
  /// all there is where there are none.
  private static func essence(_ text: String) -> String {
    let letters = text.split(separator: "\n").map { line in
      line.replacing(#/^\s*(?:\d+[.)]|[-*])\s+/#, with: "").filter { $0.isLetter || $0.isNumber }
    }.joined()
    return letters.isEmpty ? text.filter { !$0.isWhitespace } : letters
  }
}
