import Conversation
import GRDB
import Storage

/// Answers that are sent as one message.
extension Transaction {
  func line(behind number: Int64, limit: Int) throws -> [OutboxEntry] {
    try outbox(Transaction.lineBehind, [number, limit])
  }

  static let lineBehind = """
    SELECT \(OutboxRow.Column.list(of: "later")) FROM outbox AS later INDEXED BY outbox_line
    JOIN outbox AS first ON first.number = ?1 AND later.account = first.account
      AND later.recipient_id = first.recipient_id AND later.urgency = first.urgency
      AND (later.due_at, later.number) > (first.due_at, first.number)
    WHERE \(OutboxRow.isLive("later")) ORDER BY later.due_at, later.number LIMIT ?2
    """

  func merge(_ others: [Int64], into entry: OutboxEntry) throws {
    let note = try db.cachedStatement(
      sql: """
        INSERT INTO merged_answer (message, answering)
        SELECT ?1, answering FROM (
          SELECT answering FROM outbox WHERE number = ?2 UNION SELECT answering FROM merged_answer WHERE message = ?2)
        WHERE answering IS NOT NULL ON CONFLICT DO NOTHING
        """)
    for other in others {
      try note.execute(arguments: [entry.number, other])
      try drop(other)
    }
    try db.cachedStatement(sql: "UPDATE outbox SET text = ?, replies_to = ?, buttons = ? WHERE number = ?")
      .execute(arguments: [
        entry.message.text, entry.message.repliesTo, try OutboxRow.buttons(of: entry.message), entry.number,
      ])
  }

  func answered(by remoteID: String, account: String) throws -> [Int64] {
    let find = try db.cachedStatement(sql: "SELECT number FROM outbox WHERE account = ? AND remote_id = ?")
    return try Int64.fetchAll(find, arguments: [account, remoteID]).flatMap { try answered(in: $0) }
  }

  func answered(in number: Int64) throws -> [Int64] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT answering FROM outbox WHERE number = ?1 AND answering IS NOT NULL
        UNION SELECT answering FROM merged_answer WHERE message = ?1 ORDER BY 1
        """)
    return try Int64.fetchAll(statement, arguments: [number])
  }
}
