import Foundation
import GRDB

/// Deletes the texts of old messages, and most of their rows.
extension Transaction {
  /// Deletes messages from before an instant. A keyed hash of the id of each message to the bot stays, so that it never
  /// takes effect again. A person's last message stays without its text, since it shows where the bot can answer them.
  func retire(before instant: Date, limit: Int) throws -> Int {
    let cutoff = instant.timeIntervalSince1970
    let sent = try db.cachedStatement(sql: Transaction.retireOutbox)
    try sent.execute(arguments: [cutoff, cutoff, limit])
    var gone = db.changesCount

    // Numbers grow with time, so newer messages are not looked at.
    let end = try Int64.fetchOne(
      try db.cachedStatement(sql: "SELECT number FROM inbox WHERE received_at >= ? ORDER BY number LIMIT 1"),
      arguments: [cutoff])
    let hashes = try keyedHash()
    let rows = try Row.fetchAll(
      try db.cachedStatement(sql: Transaction.oldInbox), arguments: [end ?? .max, limit])
    for row in rows {
      if row[4] {
        try db.cachedStatement(sql: "UPDATE inbox SET text = '', media = NULL WHERE number = ?")
          .execute(arguments: [row[0] as Int64])
      } else {
        try db.cachedStatement(sql: "INSERT INTO erased_message (hash) VALUES (?) ON CONFLICT DO NOTHING")
          .execute(arguments: [hashes.hash([row[1] as String, row[2], row[3]])])
        try db.cachedStatement(sql: "DELETE FROM inbox WHERE number = ?").execute(arguments: [row[0] as Int64])
      }
    }
    gone += rows.count
    return gone
  }

  static let retireOutbox = """
    DELETE FROM outbox WHERE number IN (
      SELECT number FROM outbox
      WHERE number < coalesce((SELECT number FROM outbox WHERE due_at >= ? ORDER BY number LIMIT 1), 9e18)
        AND NOT \(OutboxRow.isLive()) AND due_at < ? ORDER BY number LIMIT ?)
    """

  static let oldInbox = """
    SELECT number, inbox.network, account, message_id,
      NOT EXISTS (SELECT 1 FROM inbox AS later WHERE later.network = inbox.network
        AND later.author_id = inbox.author_id AND later.number > inbox.number
        AND (SELECT realm FROM account AS other WHERE other.name = later.account) = account.realm)
      AND EXISTS (SELECT 1 FROM address WHERE address.network = inbox.network
        AND address.realm IN (account.realm, '') AND remote_id = author_id) AS is_last
    FROM inbox JOIN account ON account.name = inbox.account
    WHERE number < ? AND state <> 'new' AND (NOT is_last OR text <> '' OR media IS NOT NULL)
      AND NOT EXISTS (SELECT 1 FROM outbox WHERE answering = inbox.number
        AND \(OutboxRow.isLive()))
      AND NOT EXISTS (SELECT 1 FROM merged_answer JOIN outbox ON outbox.number = merged_answer.message
        WHERE merged_answer.answering = inbox.number AND \(OutboxRow.isLive()))
    ORDER BY number LIMIT ?
    """
}
