import GRDB
import Storage

/// Renaming one of the bot's accounts.
extension Transaction {
  /// The tables that hold the name; a row of the new name takes precedence over one of the old.
  static let namesOfAccounts = [
    "consent", "conversation", "inbox", "item", "outbox", "picture", "rate_limit", "spending",
  ]

  /// Lets an account continue under another name, from where it stopped. If something was already read under the new
  /// name, everything since then is read once more. Messages that are already in the inbox are recognised.
  ///
  /// - Throws: `StoreError` if there is no such account, or the new name belongs to an account elsewhere.
  func rename(_ old: String, to new: String) throws {
    let find = "SELECT network, realm, acknowledged FROM account WHERE name = ?"
    guard old != new, let known = try Row.fetchOne(db, sql: find, arguments: [old]) else {
      throw StoreError(.conflict, cause: "there is no account \(old)")
    }
    if let other = try Row.fetchOne(db, sql: find, arguments: [new]),
      other[0] as String? != known[0] || other[1] as String != known[1]
    {
      throw StoreError(.conflict, cause: "\(new) is the name of an account somewhere else")
    }
    try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
    try db.execute(
      sql: """
        INSERT INTO account (name, network, cursor, last_poll, failure, realm, acknowledged)
        SELECT ?2, network, cursor, last_poll, failure, realm, acknowledged FROM account WHERE name = ?1
        ON CONFLICT (name) DO UPDATE SET cursor = excluded.cursor, acknowledged = acknowledged + excluded.acknowledged
        """, arguments: [old, new])
    // The messages acknowledged under the new name came after all those under the old one.
    try db.execute(
      sql: "UPDATE outbox SET acknowledged = acknowledged + ?2, begun_after = begun_after + ?2 WHERE account = ?1",
      arguments: [new, known[2] as Int64])
    // A message that took effect under the old name must not do so again.
    try db.execute(
      sql: """
        DELETE FROM inbox WHERE account = ?2 AND state = 'new' AND EXISTS (SELECT 1 FROM inbox AS done
          WHERE done.network = inbox.network AND done.account = ?1 AND done.message_id = inbox.message_id
            AND done.state <> 'new')
        """, arguments: [old, new])
    for table in Transaction.namesOfAccounts {
      try db.execute(sql: "UPDATE OR IGNORE \(table) SET account = ?2 WHERE account = ?1", arguments: [old, new])
      try db.execute(sql: "DELETE FROM \(table) WHERE account = ?", arguments: [old])
    }
    try db.execute(sql: "DELETE FROM account WHERE name = ?", arguments: [old])
  }
}
