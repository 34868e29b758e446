import Agenda
import Conversation
import Foundation
import GRDB

/// What a ledger that comes out of a backup has to be told of the time since.
extension Transaction {
  /// Erases again whom the logs tell, takes out what was about to be sent, and notes the restore.
  func settle(
    takenAt: Date, restoredAt: Date, _ logs: [ErasureLog.Erased]
  ) throws -> Backup.Outcome {
    let erased = try eraseAgain(logs)
    let waiting = try Row.fetchAll(
      db,
      sql: """
        SELECT account, recipient_id, recipient_handle, conversation_id, visibility FROM outbox
        WHERE state IN ('queued', 'sending', 'unknown') AND due_at <= ? GROUP BY account, recipient_id
        """, arguments: [restoredAt.timeIntervalSince1970])
    let untold = waiting.map {
      Restoration.Recipient(
        account: $0[0], id: $0[1], handle: $0[2], conversationID: $0[3],
        visibility: IncomingMessage.Visibility(rawValue: $0[4]) ?? .direct)
    }
    try db.execute(
      sql: "DELETE FROM outbox WHERE state IN ('queued', 'sending', 'unknown') AND due_at <= ?",
      arguments: [restoredAt.timeIntervalSince1970])
    try keep(Restoration(takenAt: takenAt, restoredAt: restoredAt, untold: untold))
    try Facts(db: db).set(.takenAt, nil)
    try Facts(db: db).set(.running, nil)
    return Backup.Outcome(replaced: nil, erased: erased, untold: untold.count)
  }

  private func eraseAgain(_ logs: [ErasureLog.Erased]) throws -> Int {
    var people: [Int64: Date] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT person, network, remote_id FROM address") {
      let address = ErasureLog.Address(network: row[1], remoteID: row[2])
      for log in logs {
        guard let instant = log.instant(of: address) else { continue }
        people[row[0]] = max(instant, people[row[0]] ?? instant)
      }
    }
    let last = try Int64.fetchOne(db, sql: "SELECT coalesce(max(number), 0) FROM inbox") ?? 0
    for (person, instant) in people {
      var left = try forget(Person.ID(person), askedBy: last, at: instant)
      left.lastSent = .max
      for author in left.authors {
        // Nothing is waited for.
        try db.execute(
          sql: """
            DELETE FROM outbox WHERE recipient_id = ?
              AND account IN (SELECT name FROM account WHERE network = ?)
            """, arguments: [author.remoteID, author.network])
      }
      _ = try sweep(left)
    }
    return people.count
  }

  func restoration() throws -> Restoration? {
    try Image.thing(Restoration.self, try Facts(db: db)[.restoration])
  }

  func keep(_ restoration: Restoration?) throws { try Facts(db: db).set(.restoration, try Image.text(restoration)) }
}
