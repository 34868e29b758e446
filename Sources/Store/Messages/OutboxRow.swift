import Conversation
import Foundation
import GRDB
import Storage

/// The row of an outbox entry.
enum OutboxRow {
  enum Column: Int, TableColumn {
    case number, account, purpose, key, recipientID, recipientHandle, repliesTo, conversationID, visibility, text
    case state, attempts, firstAttempt, notBefore, remoteID, failure, answering, buttons, postponedAt, urgency, dueAt

    static let table = "outbox"
  }

  static let columns = Column.list()

  /// The condition that sending has not ended, spelt exactly as in the partial indexes: SQLite uses them only then.
  static func isLive(_ table: String = "outbox") -> String { "\(table).live = 1" }

  /// Returns the stored form of a message's buttons; nil for none.
  static func buttons(of message: OutgoingMessage) throws -> String? {
    try JournalSnapshot.text(message.buttons.isEmpty ? nil : message.buttons)
  }

  static func entry(_ row: ResultRow) throws -> OutboxEntry {
    let columns = ColumnsOfRow<Column>(row: row)
    let purpose = Purpose(rawValue: try columns[.purpose]) ?? .answer
    var message = OutgoingMessage(
      key: MessageKey(try columns[.key] as String), recipientID: try columns[.recipientID],
      recipientHandle: try columns[.recipientHandle], repliesTo: try columns[.repliesTo],
      conversationID: try columns[.conversationID],
      visibility: IncomingMessage.Visibility(rawValue: try columns[.visibility]) ?? .direct,
      text: try columns[.text],
      buttons: try JournalSnapshot.thing([[MessageButton]].self, columns[.buttons]) ?? [])
    message.isReminder = purpose.isReminding
    return OutboxEntry(
      number: try columns[.number], account: try columns[.account], purpose: purpose, message: message,
      state: OutboxEntry.State(rawValue: try columns[.state]) ?? .dead, attempts: try columns[.attempts],
      firstAttempt: (try columns[.firstAttempt] as Double?).map { Date(timeIntervalSince1970: $0) },
      notBefore: Date(timeIntervalSince1970: try columns[.notBefore]), remoteID: try columns[.remoteID],
      failure: try columns[.failure], answering: try columns[.answering],
      postponedAt: (try columns[.postponedAt] as Double?).map { Date(timeIntervalSince1970: $0) })
  }
}
