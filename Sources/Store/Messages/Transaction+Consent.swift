import Agenda
import Conversation
import Foundation
import GRDB

/// People's consent to get messages.
extension Transaction {
  func note(_ word: CarrierKeyword, from remoteID: String, account: String, at instant: Date) throws {
    let key = try key(of: remoteID, at: account)
    try db.execute(
      sql: "INSERT INTO consent (hash, account, word, at) VALUES (?, ?, ?, ?)",
      arguments: [
        try keyedHash().hash(key.hashed), account, word.rawValue, instant.timeIntervalSince1970,
      ])
    if word == .stop { try dropMessages(to: key) }
  }

  /// Deletes the messages queued for somebody, whatever account would send them.
  func dropMessages(to key: AddressKey) throws {
    try db.execute(
      sql: """
        DELETE FROM outbox WHERE \(OutboxRow.isLive()) AND state = 'queued' AND recipient_id = ?3
          AND account IN \(AddressKey.accounts)
        """,
      arguments: key.arguments)
  }

  func hasStopped(_ remoteID: String, account: String) throws -> Bool {
    guard try isAny(.stopped) else { return false }
    return try hasStopped(key(of: remoteID, at: account))
  }

  func hasStopped(_ key: AddressKey) throws -> Bool {
    guard try isAny(.stopped) else { return false }
    let last = try db.cachedStatement(
      sql: """
        SELECT number, word FROM consent WHERE hash = ?1 AND word <> 'help' AND (?2 IS NULL OR at > ?2) AND (?3 IS NULL OR at <= ?3)
        ORDER BY number DESC LIMIT 1
        """)
    let hashes = try keyedHash()
    let words = try forms(of: key).compactMap { form -> Row? in
      let (since, until) = (form.since?.timeIntervalSince1970, form.until?.timeIntervalSince1970)
      return try Row.fetchOne(last, arguments: [hashes.hash(form.key.hashed), since, until])
    }
    return words.max { ($0[0] as Int64) < $1[0] }?[1] == "stop"
  }

  func isOutOfReach(_ remoteID: String, account: String) throws -> Bool {
    guard try isAnybodyOutOfReach() else { return false }
    let key = try key(of: remoteID, at: account)
    return try hasStopped(key) || isBlocked(key)
  }
}
