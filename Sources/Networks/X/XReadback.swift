import Conversation
import Foundation
import HTTP
import Wire

/// Looks for a message in doubt among what the account has written.
struct XReadback: Sendable {
  let api: XAPI
  let accountID: String
  let now: Date
  /// Told of the ids that were read.
  let read: @Sendable (_ posts: [String], _ messages: [String]) async -> Void

  typealias Known = @Sendable (_ id: String) async throws -> Bool

  /// Pages read before giving up.
  private static let pageLimit = 10
  /// Seconds by which a server's clock may be off what its Date header shows, which has no fractions.
  private static let slack: TimeInterval = 5

  func find(_ message: OutgoingMessage, sentAfter instant: Date, isAnother: Known) async throws -> Finding {
    message.visibility == .direct
      ? try await findEvent(message, sentAfter: instant, isAnother)
      : try await findPost(message, sentAfter: instant, isAnother)
  }

  private func findPost(_ message: OutgoingMessage, sentAfter instant: Date, _ isAnother: Known) async throws
    -> Finding
  {
    let text = Self.essence(message.text)
    var page: String?
    for _ in 0..<Self.pageLimit {
      let answer = try await api.posts(by: accountID, since: instant.addingTimeInterval(-60), page: page)
      await read(answer.value.items.map(\.id), [])
      for post in answer.value.items where post.repliesTo == message.repliesTo && Self.essence(post.plain) == text {
        guard try await isAnother(post.id) else { return .arrived(id: post.id) }
      }
      guard let next = answer.value.next, next != page else { return .absent }
      page = next
    }
    return .unclear
  }

  private func findEvent(_ message: OutgoingMessage, sentAfter instant: Date, _ isAnother: Known) async throws
    -> Finding
  {
    let text = Self.essence(message.text)
    var page: String?
    for _ in 0..<Self.pageLimit {
      // What is looked for is hardly ever far down, and each message that is read is paid for.
      let answer = try await api.events(with: message.recipientID, page: page, limit: page == nil ? 10 : 100)
      await read([], answer.value.items.map(\.id))
      let skew = answer.headers.date.map { $0.timeIntervalSince(now) } ?? 0
      let earliest = instant.addingTimeInterval(skew - Self.slack)
      let recent = answer.value.items.filter {
        ($0.created ?? XID.instant(of: $0.id) ?? .distantFuture) >= earliest
      }
      for event in recent where event.sender == accountID && Self.essence(event.plain) == text {
        guard try await isAnother(event.id) else { return .arrived(id: event.id) }
      }
      guard recent.count == answer.value.items.count, let next = answer.value.next, next != page else { return .absent }
      page = next
    }
    return .unclear
  }

  /// What the network leaves alone: letters and digits after the names that a reply begins with, or all there is where
  /// there are none.
  private static func essence(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).drop { $0.hasPrefix("@") }.joined()
    let letters = words.filter { $0.isLetter || $0.isNumber }
    return letters.isEmpty ? words : letters
  }
}
