import Conversation
import Foundation
import GRDB
import Storage

/// An inbox entry as its row has it.
enum InboxRow {
  static let columns = """
    number, account, network, message_id, author_id, author_handle, conversation_id, text, sent_at, visibility,
    replies_to, media, location, attempts, (SELECT realm FROM account WHERE name = inbox.account)
    """

  static func entry(_ row: Row) throws -> InboxEntry {
    let message = IncomingMessage(
      id: row[3], authorID: row[4], authorHandle: row[5], conversationID: row[6], text: row[7],
      sentAt: Date(timeIntervalSince1970: row[8]),
      visibility: IncomingMessage.Visibility(rawValue: row[9]) ?? .direct, repliesTo: row[10],
      media: try JournalSnapshot.thing([IncomingMessage.Media].self, row[11]) ?? [],
      location: try JournalSnapshot.thing(IncomingMessage.Location.self, row[12]))
    return InboxEntry(
      number: row[0], account: row[1], network: row[2], realm: row[14], message: message, attempts: row[13])
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
