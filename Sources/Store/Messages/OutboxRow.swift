import Conversation
import Foundation
import GRDB
import Storage

/// An outbox entry as its row has it.
enum OutboxRow {
  private static let names = [
    "number", "account", "purpose", "key", "recipient_id", "recipient_handle", "replies_to", "conversation_id",
    "visibility", "text", "state", "attempts", "first_attempt", "not_before", "remote_id", "failure", "answering",
  ]

  static let columns = names.joined(separator: ", ")

  /// The columns of a table that has another name in the query.
  static func columns(of table: String) -> String { names.map { "\(table).\($0)" }.joined(separator: ", ") }

  /// The condition that sending has not ended. SQLite uses the partial indexes only where it is spelt as they spell it.
  static func isLive(_ table: String = "outbox") -> String {
    let states = OutboxEntry.State.allCases.filter(\.isLive).map { "'\($0.rawValue)'" }
    return "\(table).state IN (\(states.joined(separator: ", ")))"
  }

  static func entry(_ row: Row) -> OutboxEntry {
    let message = OutgoingMessage(
      key: MessageKey(row[3] as String), recipientID: row[4], recipientHandle: row[5], repliesTo: row[6],
      conversationID: row[7],
      visibility: IncomingMessage.Visibility(rawValue: row[8]) ?? .direct, text: row[9])
    return OutboxEntry(
      number: row[0], account: row[1], purpose: Purpose(rawValue: row[2]) ?? .answer, message: message,
      state: OutboxEntry.State(rawValue: row[10]) ?? .dead, attempts: row[11],
      firstAttempt: (row[12] as Double?).map { Date(timeIntervalSince1970: $0) },
      notBefore: Date(timeIntervalSince1970: row[13]), remoteID: row[14], failure: row[15],
      answering: row[16])
  }
}
