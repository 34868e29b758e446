import Conversation
import Foundation
import GRDB
import Storage

/// An inbox entry as its row has it.
enum InboxRow {
  static let columns = """
    number, account, network, message_id, author_id, author_handle, conversation_id, text, sent_at, visibility,
    replies_to, media, location, attempts, (SELECT realm FROM account WHERE name = inbox.account), pressed,
    edits
    """

  static func entry(_ row: ResultRow) throws -> InboxEntry {
    let message = IncomingMessage(
      id: try row[3], authorID: try row[4], authorHandle: try row[5], conversationID: try row[6], text: try row[7],
      sentAt: Date(timeIntervalSince1970: try row[8]),
      visibility: IncomingMessage.Visibility(rawValue: try row[9]) ?? .direct, repliesTo: try row[10],
      isPressed: try row[15], edits: try row[16],
      media: try JournalSnapshot.thing([IncomingMessage.Media].self, row[11]) ?? [],
      location: try JournalSnapshot.thing(IncomingMessage.Location.self, row[12]))
    return InboxEntry(
      number: try row[0], account: try row[1], network: try row[2], realm: try row[14], message: message,
      attempts: try row[13])
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
