import Conversation
import Foundation

/// Looks for a message in doubt among what the account has written.
struct XReadback: Sendable {
  let api: XAPI
  let accountID: String
  /// Told of the ids that were read.
  let read: @Sendable (_ posts: [String], _ messages: [String]) async -> Void

  typealias Standing = @Sendable (_ id: String) async throws -> OwnPost

  /// Pages read before giving up.
  private static let pageLimit = 10
  /// Asked for at once: what is looked for is hardly ever far down, and each one that is read is paid for.
  private static let glance = 10, page = 100

  func find(_ message: OutgoingMessage, standing: Standing) async throws -> Finding {
    let text = Self.essence(message.text)
    let isDirect = message.visibility == .direct
    return try await walk(standing) { page, limit in
      if isDirect {
        let answer = try await api.events(with: message.recipientID, page: page, limit: limit).value
        await read([], answer.items.map(\.id))
        let own = answer.items.filter { $0.sender == accountID }
        return (own.map { ($0.id, Self.essence($0.plain) == text) }, answer.next)
      }
      let answer = try await api.posts(by: accountID, page: page, limit: limit).value
      await read(answer.items.map(\.id), [])
      let found = answer.items.map {
        ($0.id, $0.repliesTo == message.repliesTo && Self.essence($0.plain) == text)
      }
      return (found, answer.next)
    }
  }

  /// Walks from the newest back to what is known to be older than the message.
  private func walk(
    _ standing: Standing,
    _ fetch: (_ page: String?, _ limit: Int) async throws -> (own: [(id: String, isSame: Bool)], next: String?)
  ) async throws -> Finding {
    var page: String?
    for _ in 0..<Self.pageLimit {
      let (own, next) = try await fetch(page, page == nil ? Self.glance : Self.page)
      for post in own {
        let standing = try await standing(post.id)
        if let finding = Finding(id: post.id, standing: standing, isSame: post.isSame) { return finding }
      }
      guard let next else { return .absent }
      // A server that gives the same page again cannot be read to the end.
      guard next != page else { return .unclear }
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
