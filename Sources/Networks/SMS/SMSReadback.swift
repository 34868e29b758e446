import Conversation
import Foundation

/// Looks for a message in doubt among those that were sent to its addressee.
struct SMSReadback {
  let api: SMSAPI
  let account: SMSAccount
  let now: Date

  private static let pageSize = 50
  /// Pages read before giving up.
  private static let pageLimit = 10
  /// Seconds by which a server's clock may be off what its Date header shows, which has no fractions.
  private static let slack: TimeInterval = 2

  func find(
    _ message: OutgoingMessage, sentAfter instant: Date, isAnother: @Sendable (String) async throws -> Bool
  ) async throws -> Finding {
    // By the time they were made: those that still wait have not been sent.
    var answer = try await api.messages(to: message.recipientID, sentSince: nil, limit: Self.pageSize)
    let skew = answer.serverTime.map { $0.timeIntervalSince(now) } ?? 0
    let earliest = instant.addingTimeInterval(skew - Self.slack)
    let text = Self.essence(ShortMessage.folded(message.text))
    for _ in 0..<Self.pageLimit {
      let recent = answer.value.messages.filter { ($0.created ?? .distantFuture) >= earliest }
      // What the network gave up on has not arrived, and may be sent again.
      for same in recent where isOwn(same) && !same.isLost && Self.essence(same.body).hasSuffix(text) {
        guard try await isAnother(same.sid) else { return .arrived(id: same.sid) }
      }
      guard recent.count == answer.value.messages.count, let next = answer.value.next, next.hasPrefix("/") else {
        return .absent
      }
      answer = try await api.page(next)
    }
    return .unclear
  }

  /// Whether it was sent by this account's number; a messaging service has not always chosen one yet.
  private func isOwn(_ message: SMSMessage) -> Bool {
    message.direction.hasPrefix("outbound") && (account.messagingService != nil || message.from == account.number)
  }

  /// What a carrier and a trial account's preface leave alone.
  private static func essence(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }
}
