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
    // By the time they were made: those that still wait have not been sent.
    var answer = try await api.messages(to: message.recipientID, sentSince: nil, limit: Self.pageSize)
    let text = Self.essence(ShortMessage.folded(message.text))
    var isWhole = true
    for _ in 0..<Self.pageLimit {
      isWhole = isWhole && answer.value.isWhole
      for own in answer.value.messages where isOwn(own) {
        // What the network gave up on has not arrived, and may be sent again.
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

  /// Whether it was sent by this account's number; a messaging service has not always chosen one yet.
  private func isOwn(_ message: SMSMessage) -> Bool {
    message.direction.hasPrefix("outbound") && (account.messagingService != nil || message.from == account.number)
  }

  /// What a carrier and a trial account's preface leave alone.
  private static func essence(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }
}
