import Conversation
import Foundation
import GRDB
import Storage

/// The row of an outbox entry.
enum OutboxRow {
  private static let names = [
    "number", "account", "purpose", "key", "recipient_id", "recipient_handle", "replies_to", "conversation_id",
    "visibility", "text", "state", "attempts", "first_attempt", "not_before", "remote_id", "failure", "answering",
    "buttons", "postponed_at",
  ]

  static let columns = names.joined(separator: ", ")

  /// Returns the columns of a table that has another name in the query.
  static func columns(of table: String) -> String { names.map { "\(table).\($0)" }.joined(separator: ", ") }

  /// The condition that sending has not ended, spelt as the partial indexes spell it: SQLite uses them only then.
  static func isLive(_ table: String = "outbox") -> String { "\(table).live = 1" }

  /// Returns the stored form of a message's buttons; nil for none.
  static func buttons(of message: OutgoingMessage) throws -> String? {
    try JournalSnapshot.text(message.buttons.isEmpty ? nil : message.buttons)
  }

  static func entry(_ row: ResultRow) throws -> OutboxEntry {
    let purpose = Purpose(rawValue: try row[2]) ?? .answer
    var message = OutgoingMessage(
      key: MessageKey(try row[3] as String), recipientID: try row[4], recipientHandle: try row[5],
      repliesTo: try row[6], conversationID: try row[7],
      visibility: IncomingMessage.Visibility(rawValue: try row[8]) ?? .direct, text: try row[9],
      buttons: try JournalSnapshot.thing([[MessageButton]].self, row[17]) ?? [])
    message.isReminder = purpose.isReminding
    return OutboxEntry(
      number: try row[0], account: try row[1], purpose: purpose, message: message,
      state: OutboxEntry.State(rawValue: try row[10]) ?? .dead, attempts: try row[11],
      firstAttempt: (try row[12] as Double?).map { Date(timeIntervalSince1970: $0) },
      notBefore: Date(timeIntervalSince1970: try row[13]), remoteID: try row[14], failure: try row[15],
      answering: try row[16], postponedAt: (try row[18] as Double?).map { Date(timeIntervalSince1970: $0) })
  }
}
