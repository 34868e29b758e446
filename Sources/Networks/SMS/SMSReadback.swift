import Conversation
import Foundation
import NetworkSupport

/// Looks for a message in doubt among those that were sent to its addressee.
struct SMSReadback {
  let api: SMSAPI
  let account: SMSAccount

  private static let pageSize = 50
  /// Pages read before giving up.
  private static let pageLimit = 10

  func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) async throws
    -> ReadbackResult
  {
    // Ordered by the time of creation: those that still wait have no time of sending.
    var answer = try await api.messages(to: message.recipientID, sentSince: nil, limit: Self.pageSize)
    let text = Self.essence(ShortMessage.folded(message.text))
    var isWhole = true
    for _ in 0..<Self.pageLimit {
      isWhole = isWhole && answer.value.isWhole
      for own in answer.value.messages where isOwn(own) {
        // A message that the network gave up on has not arrived, and may be sent again.
        let isSame = !own.isLost && Self.essence(own.body).hasSuffix(text)
        let standing = try await standing(own.sid)
        if let finding = ReadbackResult(id: own.sid, standing: standing, isSame: isSame) {
          return finding.proven(isWhole)
        }
      }
      guard let next = answer.value.next, next.hasPrefix("/") else {
        return ReadbackResult.absent.proven(isWhole)
      }
      answer = try await api.page(next)
    }
    return .unclear
  }

  /// True if this account's number sent the message. A messaging service may not have chosen a number yet.
  private func isOwn(_ message: SMSMessage) -> Bool {
    message.direction.hasPrefix("outbound") && (account.messagingService != nil || message.from == account.number)
  }

  /// Returns the part of a text that carriers and a trial account's preface leave alone: all but its white space.
  private static func essence(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }
}
