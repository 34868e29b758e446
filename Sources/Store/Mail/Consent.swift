import Conversation
import Foundation
import GRDB

/// Who lets themselves be written to.
extension Transaction {
  func note(
    _ word: CarrierWord, from remoteID: String, account: String, network: String, at instant: Date
  ) throws {
    try db.execute(
      sql: "INSERT INTO consent (hash, account, word, at) VALUES (?, ?, ?, ?)",
      arguments: [
        try keyedHash().hash([network, remoteID]), account, word.rawValue, instant.timeIntervalSince1970,
      ])
    guard word == .stop else { return }
    try db.execute(
      sql: """
        DELETE FROM outbox WHERE state = 'queued' AND recipient_id = ?
          AND account IN (SELECT name FROM account WHERE network = ?)
        """, arguments: [remoteID, network])
  }

  func hasStopped(_ remoteID: String, network: String) throws -> Bool {
    let isAny = try db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM consent)")
    guard try Bool.fetchOne(isAny) == true else { return false }
    let last = try db.cachedStatement(
      sql: "SELECT word FROM consent WHERE hash = ? AND word <> 'help' ORDER BY number DESC LIMIT 1")
    return try String.fetchOne(last, arguments: [try keyedHash().hash([network, remoteID])]) == "stop"
  }

  func isOutOfReach(_ remoteID: String, account: String) throws -> Bool {
    let find = try db.cachedStatement(sql: "SELECT network FROM account WHERE name = ?")
    guard let network = try String.fetchOne(find, arguments: [account]) else { return false }
    return try hasStopped(remoteID, network: network) || isBlocked(remoteID, network: network)
  }
}
