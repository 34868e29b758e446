import Agenda
import Foundation
import GRDB

/// Admission to the bot, and blocks.
extension Transaction {
  /// The seconds for which the ledger remembers that it told somebody so.
  private static let memory: TimeInterval = 7 * 86_400

  func admit(_ code: String, at instant: Date) throws -> Bool {
    let time = instant.timeIntervalSince1970
    try db.execute(sql: "DELETE FROM invitation WHERE expires <= ?", arguments: [time])
    // The last use deletes the code.
    try db.execute(sql: "DELETE FROM invitation WHERE code = ? AND uses = 1", arguments: [code.lowercased()])
    if db.changesCount == 1 { return true }
    try db.execute(sql: "UPDATE invitation SET uses = uses - 1 WHERE code = ?", arguments: [code.lowercased()])
    return db.changesCount == 1
  }

  func turnAway(_ remoteID: String, account: String, at instant: Date) throws -> Bool {
    let time = instant.timeIntervalSince1970
    try db.execute(
      sql: "DELETE FROM turned_away WHERE since NOT BETWEEN ? AND ?", arguments: [time - Transaction.memory, time])
    try db.execute(
      sql: "INSERT INTO turned_away (hash, since) VALUES (?, ?) ON CONFLICT DO NOTHING",
      arguments: [try keyedHash().hash(key(of: remoteID, at: account).hashed), time])
    return db.changesCount == 1
  }

  /// Returns true if the operator blocks somebody: the bot accepts nothing from them, and sends nothing to them.
  ///
  /// If it is unclear whose address it is, a block of either owner counts. A block survives an erasure.
  func isBlocked(_ key: AddressKey) throws -> Bool {
    try isBlockedNow(key) || wasBlockedWhenErased(key)
  }

  private func isBlockedNow(_ key: AddressKey) throws -> Bool {
    guard try isAny(.blocked) else { return false }
    let find = try db.cachedStatement(
      sql: """
        SELECT EXISTS (SELECT 1 FROM address JOIN person ON person.id = address.person
          WHERE network = ?1 AND realm IN (?2, '') AND remote_id = ?3 AND blocked IS NOT NULL)
        """)
    return try Bool.fetchOne(find, arguments: key.arguments) == true
  }

  /// Makes a code that admits that many people until an instant.
  func invite(uses: Int, until instant: Date) throws -> String {
    let code = Transaction.randomCode()
    try db.execute(
      sql: "INSERT INTO invitation (code, uses, expires) VALUES (?, ?, ?)",
      arguments: [code, uses, instant.timeIntervalSince1970])
    return code
  }
}
