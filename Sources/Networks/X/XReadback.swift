import Conversation
import Foundation
import NetworkSupport

/// Searches the account's own posts or messages for a message in doubt.
struct XReadback: Sendable {
  let api: XAPI
  let accountID: String
  /// Receives the ids that were read.
  let read: @Sendable (_ posts: [String], _ messages: [String]) async -> Void

  typealias Standing = @Sendable (_ id: String) async throws -> OwnPost

  /// The posts and pages to read before giving up, since each post costs money.
  private static let limit = 210, pageLimit = 10
  /// The posts requested at once: few at first, since a message in doubt is hardly ever far down.
  private static let glance = 10, page = 100

  func find(_ message: OutgoingMessage, standing: Standing) async throws -> ReadbackResult {
    let text = Self.essence(message.text)
    let isDirect = message.visibility == .direct
    return try await walk(standing) { page, limit in
      if isDirect {
        let answer = try await api.events(with: message.recipientID, page: page, limit: limit).value
        await read([], answer.items.map(\.id))
        // A message without a sender may be the account's own.
        let own = answer.items.filter { $0.sender ?? accountID == accountID }
        return Leaf(
          own: own.map { ($0.id, Self.essence($0.plain) == text) }, count: answer.items.count,
          isWhole: answer.isWhole, next: answer.next)
      }
      let answer = try await api.posts(by: accountID, page: page, limit: limit).value
      await read(answer.items.map(\.id), [])
      let found = answer.items.map {
        ($0.id, $0.repliesTo == message.repliesTo && Self.essence($0.plain) == text)
      }
      return Leaf(own: found, count: answer.items.count, isWhole: answer.isWhole, next: answer.next)
    }
  }

  /// A page of posts or messages, newest first.
  private struct Leaf {
    var own: [(id: String, isSame: Bool)]
    /// The number of items read, including those of others.
    var count: Int
    /// Whether every item of the page could be read.
    var isWhole: Bool
    var next: String?
  }

  /// Reads from the newest item back to one that is known to be older than the message.
  private func walk(
    _ standing: Standing,
    _ fetch: (_ page: String?, _ limit: Int) async throws -> Leaf
  ) async throws -> ReadbackResult {
    var page: String?
    var isWhole = true
    var left = Self.limit
    for _ in 0..<Self.pageLimit where left > 0 {
      let leaf = try await fetch(page, page == nil ? Self.glance : Self.page)
      left -= leaf.count
      isWhole = isWhole && leaf.isWhole
      for post in leaf.own {
        let standing = try await standing(post.id)
        if let finding = ReadbackResult(id: post.id, standing: standing, isSame: post.isSame) {
          return finding.proven(isWhole)
        }
      }
      guard let next = leaf.next else { return ReadbackResult.absent.proven(isWhole) }
      // A server that repeats a page cannot be read to the end.
      guard next != page else { return .unclear }
      page = next
    }
    return .unclear
  }

  /// The part of a text that the network does not change: its letters and digits after the handles at its beginning. If
  /// it has none, the words without white space.
  private static func essence(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") }.joined()
    let letters = words.filter { $0.isLetter || $0.isNumber }
    return letters.isEmpty ? words : letters
  }
}
