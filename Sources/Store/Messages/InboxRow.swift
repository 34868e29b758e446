import Conversation
import Foundation
import GRDB
import Storage

/// The row of an inbox entry.
enum InboxRow {
  enum Column: Int, TableColumn {
    case number, account, network, messageID, authorID, authorHandle, conversationID, text, sentAt, visibility
    case repliesTo, media, attempts, pressed, edits, receivedAt, state, reason

    static let table = "inbox"
  }

  /// The columns, followed by the account's realm.
  static let columns = "\(Column.list()), (SELECT realm FROM account WHERE name = inbox.account)"

  /// The condition that an operator must look at it, spelt exactly as in the partial index: SQLite uses the index only
  /// then.
  static let isTroubled = "state IN ('failed', 'set aside')"

  static func entry(_ row: ResultRow) throws -> InboxEntry {
    let columns = ColumnsOfRow<Column>(row: row)
    let message = IncomingMessage(
      id: try columns[.messageID], authorID: try columns[.authorID], authorHandle: try columns[.authorHandle],
      conversationID: try columns[.conversationID], text: try columns[.text],
      sentAt: Date(timeIntervalSince1970: try columns[.sentAt]),
      visibility: IncomingMessage.Visibility(rawValue: try columns[.visibility]) ?? .direct,
      repliesTo: try columns[.repliesTo], isPressed: try columns[.pressed], edits: try columns[.edits],
      media: try JournalSnapshot.thing([IncomingMessage.Media].self, columns[.media]) ?? [])
    return InboxEntry(
      number: try columns[.number], account: try columns[.account], network: try columns[.network],
      realm: try row[Column.allCases.count], message: message, attempts: try columns[.attempts])
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
