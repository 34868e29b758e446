import Conversation
import Foundation
import NetworkSupport

/// Searches the messages to a recipient for a message in doubt.
struct SMSReadback {
  let api: SMSAPI
  let account: SMSAccount

  private static let pageSize = 50
  /// The pages to read before giving up.
  private static let pageLimit = 10

  func find(_ message: OutgoingMessage, standing: @Sendable (String) async throws -> OwnPost) async throws
    -> ReadbackResult
  {
    // Messages are listed by the time they were created, since those that still wait have not been sent.
    var answer = try await api.messages(to: message.recipientID, sentSince: nil, limit: Self.pageSize)
    let text = Self.essence(ShortMessage.folded(message.text))
    var isWhole = true
    for _ in 0..<Self.pageLimit {
      isWhole = isWhole && answer.value.isWhole
      for own in answer.value.messages where isOwn(own) {
        // A message that Twilio gave up has not arrived, and may be sent again.
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

  /// Whether this account's number sent the message. A messaging service may not have chosen a number yet.
  private func isOwn(_ message: SMSMessage) -> Bool {
    message.direction.hasPrefix("outbound") && (account.messagingService != nil || message.from == account.number)
  }

  /// The text without white space, which carriers may change. A trial account's preface stays in front of it.
  private static func essence(_ text: String) -> String {
    text.filter { !$0.isWhitespace }
  }
}
