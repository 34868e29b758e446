import Conversation
import Foundation
import Storage

/// Joins answers to one person that wait into one message, in their order: answers that a limit or an outage has held
/// up come in as few messages as they fit.
struct AnswerMerging {
  let traits: NetworkTraits
  let now: Date

  /// Seconds that an answer has to have waited. An answer that can go at once goes by itself, below the message that it
  /// answers.
  static let patience: TimeInterval = 30
  /// Answers that are looked at for one message.
  private static let most = 50

  /// The message with the answers behind it that fit, or as it is. The rest of a long answer stays below the message
  /// that it answers: a network may take no more there, and an answer to another message must not join it.
  func merged(_ entry: OutboxEntry, in ledger: any Outbox & WaitingAnswers) throws -> OutboxEntry {
    guard entry.isUntriedAnswer, now.timeIntervalSince(entry.notBefore) >= Self.patience else { return entry }
    var merged = entry
    var joined: [Int64] = []
    for next in try ledger.line(behind: entry.number, limit: Self.most) {
      guard next.isUntriedAnswer, next.notBefore <= now, next.message.goes(where: entry.message),
        next.message.repliesTo == entry.message.repliesTo || (entry.message.key.part ?? 1) == 1
      else { break }
      let text = merged.message.text + "\n" + next.message.text
      guard fits(text, merged.message) else { break }
      merged.message.text = text
      merged.message.repliesTo = next.message.repliesTo
      if !next.message.buttons.isEmpty { merged.message.buttons = next.message.buttons }
      joined.append(next.number)
    }
    if !joined.isEmpty { try ledger.merge(joined, into: merged) }
    return merged
  }

  private func fits(_ text: String, _ message: OutgoingMessage) -> Bool {
    traits.of(message.visibility).parts(of: text, mentioning: message.recipientHandle).count == 1
  }
}

extension OutboxEntry {
  /// True if it answers a message of its recipient's, and nobody can have seen it under its key. Questions that others
  /// ask, and the last word to an erased person, stay by themselves.
  fileprivate var isUntriedAnswer: Bool {
    purpose == .answer && state == .queued && attempts == 0 && answering != nil && postponedAt == nil
  }
}

extension OutgoingMessage {
  /// True if another message goes to the same person, in the same conversation, with the same visibility.
  func goes(where other: OutgoingMessage) -> Bool {
    (recipientID, conversationID, visibility) == (other.recipientID, other.conversationID, other.visibility)
  }
}
