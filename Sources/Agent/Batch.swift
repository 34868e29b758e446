import Agenda
import Commands
import Conversation
import Foundation

/// The messages of one person on one account that are worked on in one transaction, in the order they were written.
struct Batch {
  let entries: [InboxEntry]
  let connection: Connection
  /// What is known of all accounts, by their names.
  let connections: [String: Connection]
  let newcomers: Newcomers
  let now: Date

  /// Takes each message's turn in its own savepoint and queues the answers: one each, or one for all of a flood.
  ///
  /// Returns the entries that failed, and why.
  func work(in ledger: any Books & Mail) throws -> [(Int64, String)] {
    var failed: [(Int64, String)] = []
    var answers: [(entry: InboxEntry, texts: [String])] = []
    for entry in entries {
      do {
        let turn = Turn(
          entry: entry, connection: connection, connections: connections, newcomers: newcomers, now: now)
        let texts = try ledger.attempt { try turn.take(in: ledger) }
        try ledger.finish(entry.number, texts == nil ? .ignored : .done, at: now)
        if let texts, !texts.isEmpty { answers.append((entry, texts)) }
      } catch {
        let reason = String(describing: error)
        try ledger.finish(entry.number, .failed(reason: reason), at: now)
        try queue([Voice.apology], to: entry, key: "apology", in: ledger)
        failed.append((entry.number, reason))
      }
    }
    if answers.count > InboxWorker.flood, let last = answers.last?.entry {
      let rendering = Rendering(traits: connection.traits, handle: last.message.authorHandle)
      let merged = rendering.merged(answers.flatMap(\.texts), count: answers.count)
      try queue([merged], to: last, key: "answers", in: ledger)
    } else {
      for (entry, texts) in answers { try queue(texts, to: entry, key: "answer", in: ledger) }
    }
    return failed
  }

  /// Puts texts into the outbox, each under a key that no other message will ever have.
  private func queue(_ texts: [String], to entry: InboxEntry, key: String, in ledger: any Mail) throws {
    let message = entry.message
    for (index, text) in texts.enumerated() {
      let outgoing = OutgoingMessage(
        key: "\(entry.account)/\(message.id)/\(key)/\(index + 1)", recipientID: message.authorID,
        recipientHandle: message.authorHandle, repliesTo: message.id, conversationID: message.conversationID,
        visibility: connection.traits.hasDirectMessages ? .direct : message.visibility, text: text)
      try ledger.enqueue(
        outgoing, account: entry.account, urgency: .answer, answering: entry.number, notBefore: now)
    }
  }
}
