import Conversation
import Foundation
import NetworkSupport

/// Searches the account's own posts for a message in doubt.
struct MastodonReadback {
  typealias Standing = @Sendable (_ id: String) async throws -> OwnPost
  private typealias Mark = NotificationCursor.Mark

  let api: MastodonAPI
  let accountID: String
  /// The list that is known to hold direct posts; nil if none is, and both are read.
  let listsDirectPosts: PostList?
  let pageSize: Int

  /// The number of pages to read before giving up.
  private static let pageLimit = 10

  func find(_ message: OutgoingMessage, standing: Standing) async throws -> ReadbackResult {
    let known: PostList? = message.visibility == .direct ? listsDirectPosts : .account
    for list in known.map({ [$0] }) ?? [.account, .home] {
      do {
        let finding = try await find(message, in: list, isKnown: known != nil, standing: standing)
        if finding != .unclear { return finding }
      } catch let refusal as RESTRefusal where refusal.isFinal && known == nil {
        // A list that cannot be read proves nothing.
      }
    }
    return try await findInThread(message, standing: standing)
  }

  /// Reads a list from its newest post back to one that is known to be older than the message. That post proves that
  /// such posts are listed here, and that every candidate was read.
  private func find(_ message: OutgoingMessage, in list: PostList, isKnown: Bool, standing: Standing) async throws
    -> ReadbackResult
  {
    var before: String?
    var read: Set<String> = []
    // A home timeline is cut off somewhere, so its end proves nothing.
    var isProvenByEnd = isKnown && list == .account
    var isWhole = true
    for _ in 0..<Self.pageLimit {
      let answer = try await api.posts(in: list, of: accountID, before: before, limit: pageSize)
      let page = answer.values
      isWhole = isWhole && answer.isWhole
      for post in page where post.account.map({ $0.id == accountID }) ?? (list == .account) {
        let isAsVisible = post.visibility == message.visibility.mastodon
        if isAsVisible, list == .account { isProvenByEnd = true }
        let standing = try await standing(post.id)
        let finding = ReadbackResult(id: post.id, standing: standing, isSame: isSame(post, message))
        // An older post of another visibility does not prove that such posts are listed here.
        if let finding, isAsVisible || finding != .absent { return finding.proven(isWhole) }
      }
      let rest = page.filter { $0.id != before }
      // A server that repeats a page cannot be read to the end.
      let oldest = rest.min { Mark.isBefore(Mark(id: $0.id, at: $0.created), Mark(id: $1.id, at: $1.created)) }
      guard let oldest else { return isProvenByEnd ? ReadbackResult.absent.proven(isWhole) : .unclear }
      guard read.insert(oldest.id).inserted else { return .unclear }
      before = oldest.id
    }
    return .unclear
  }

  /// A server that lists no direct posts may still show an answer below the post that it answers. If it does not, that
  /// proves nothing.
  private func findInThread(_ message: OutgoingMessage, standing: Standing) async throws -> ReadbackResult {
    guard let thread = message.repliesTo else { return .unclear }
    do {
      let posts = try await api.context(of: thread).descendants
      for post in posts where post.account?.id == accountID && isSame(post, message) {
        if try await standing(post.id) == .unknown { return .arrived(id: post.id) }
      }
      return .unclear
    } catch let refusal as RESTRefusal where refusal.isFinal {
      return .unclear
    }
  }

  /// Whether a post is the message: to the same person, in the same thread, with the same visibility and words.
  private func isSame(_ post: MastodonStatus, _ message: OutgoingMessage) -> Bool {
    // A server may drop a thread that it could not find, but never invents one.
    if let thread = post.inReplyTo, thread != message.repliesTo { return false }
    if let visibility = post.visibility, visibility != message.visibility.mastodon { return false }
    let plain = MastodonText.plain(post.content, mentions: post.mentions)
    let (handle, words) = Self.addressed(plain)
    guard Self.essence(words) == Self.essence(message.text) else { return false }
    let isNamed = post.mentions.contains { $0.id == message.recipientID || $0.acct == message.recipientHandle }
    return isNamed || handle.map { message.recipientHandle.lowercased().hasPrefix($0.lowercased()) } == true
  }

  /// The handle at the beginning of a post, and the rest.
  private static func addressed(_ text: String) -> (handle: String?, words: String) {
    guard text.hasPrefix("@") else { return (nil, text) }
    let handle = text.dropFirst().prefix { !$0.isWhitespace }
    return (String(handle), String(text.dropFirst(handle.count + 1)))
  }

  /// The part of a text that markup, smart quotes and white space do not change: its letters and digits, without the
  /// marks of list entries. If it has none, the text without white space.
  private static func essence(_ text: String) -> String {
    let letters = text.split(separator: "\n").map { line in
      line.replacing(#/^\s*(?:\d+[.)]|[-*])\s+/#, with: "").filter { $0.isLetter || $0.isNumber }
    }.joined()
    return letters.isEmpty ? text.filter { !$0.isWhitespace } : letters
  }
}
