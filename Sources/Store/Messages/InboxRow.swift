import Conversation
import Foundation
import GRDB
import Storage

/// An inbox entry as its row has it.
enum InboxRow {
  static let columns = """
    number, account, network, message_id, author_id, author_handle, conversation_id, text, sent_at, visibility,
    replies_to, media, attempts, (SELECT realm FROM account WHERE name = inbox.account), pressed,
    edits
    """

  /// The condition that an operator has to look at it, spelt as the partial index spells it: SQLite uses it only then.
  static let isTroubled = "state IN ('failed', 'set aside')"

  static func entry(_ row: ResultRow) throws -> InboxEntry {
    let message = IncomingMessage(
      id: try row[3], authorID: try row[4], authorHandle: try row[5], conversationID: try row[6], text: try row[7],
      sentAt: Date(timeIntervalSince1970: try row[8]),
      visibility: IncomingMessage.Visibility(rawValue: try row[9]) ?? .direct, repliesTo: try row[10],
      isPressed: try row[14], edits: try row[15],
      media: try JournalSnapshot.thing([IncomingMessage.Media].self, row[11]) ?? [])
    return InboxEntry(
      number: try row[0], account: try row[1], network: try row[2], realm: try row[13], message: message,
      attempts: try row[12])
  }

  static func columns(of outcome: InboxOutcome) -> (state: String, reason: String?) {
    switch outcome {
    case .done: ("done", nil)
    case .ignored: ("ignored", nil)
    case .failed(let reason): ("failed", reason)
    case .setAside(let reason): ("set aside", reason)
    }
  }
}
