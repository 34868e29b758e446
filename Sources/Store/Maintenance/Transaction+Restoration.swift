import Agenda
import Conversation
import Foundation
import GRDB
import Storage

/// The changes that a restored ledger needs because of the time since its backup.
extension Transaction {
  /// Erases again the people in the logs, removes messages that were about to be sent, and notes the restore.
  func settle(
    takenAt: Date, restoredAt: Date, _ logs: [ErasureLog.Erased]
  ) throws -> RestoreOutcome {
    let everybody = try Row.fetchAll(db, sql: "SELECT network, realm, remote_id, person FROM address")
    let erased = try erase(everybody, toldBy: logs)
    let waiting = try Row.fetchAll(
      db,
      sql: """
        SELECT account, recipient_id, recipient_handle, conversation_id, visibility FROM outbox
        WHERE \(OutboxRow.isLive()) AND due_at <= ? GROUP BY account, recipient_id
        """, arguments: [restoredAt.timeIntervalSince1970])
    let untold = waiting.map {
      Restoration.Recipient(
        account: $0[0], id: $0[1], handle: $0[2], conversationID: $0[3],
        visibility: IncomingMessage.Visibility(rawValue: $0[4]) ?? .direct)
    }
    try db.execute(
      sql: "DELETE FROM outbox WHERE \(OutboxRow.isLive()) AND due_at <= ?",
      arguments: [restoredAt.timeIntervalSince1970])
    try endAllSessions()
    try keep(Restoration(takenAt: takenAt, restoredAt: restoredAt, untold: untold))
    try LedgerMetadata(db: db).set(.takenAt, nil)
    try LedgerMetadata(db: db).set(.running, nil)
    return RestoreOutcome(takenAt: takenAt, erased: erased, untold: untold.count)
  }

  /// Erases the people with those addresses who are in the logs; returns their number.
  private func erase(_ addresses: [Row], toldBy logs: [ErasureLog.Erased]) throws -> Int {
    var people: [Int64: Date] = [:]
    for row in addresses {
      for form in try forms(of: AddressKey(network: row[0], realm: row[1], remoteID: row[2])) {
        for log in logs {
          guard let instant = log.instant(of: form.key), form.counts(at: instant) else { continue }
          people[row[3]] = max(instant, people[row[3]] ?? instant)
        }
      }
    }
    for (person, instant) in people {
      var left = try forget(Person.ID(person), askedBy: nil, at: instant)
      left.lastSent = .max
      for author in left.authors {
        // This does not wait for messages that are being sent.
        try db.execute(
          sql: "DELETE FROM outbox WHERE recipient_id = ?3 AND account IN \(AddressKey.accounts)",
          arguments: author.arguments)
      }
      _ = try sweep(left)
      // A restored copy of the folder may have the files again.
      if left.hasFiles { try jobs.queue(.sweep(left), at: context.now()) }
    }
    return people.count
  }

  /// Erases people of a restored ledger who were erased between the backup and the restore, and whose realm has only
  /// now become known. Until then the log could not identify them. A person who was first seen after the backup has
  /// come back since, and stays.
  func eraseAgain(_ keys: [AddressKey]) throws {
    guard !keys.isEmpty, let restoration = try restoration(), let log = try ErasureLog(db) else { return }
    let find = try db.cachedStatement(
      sql: """
        SELECT network, realm, remote_id, person FROM address JOIN person ON person.id = person
        WHERE network = ? AND realm = ? AND remote_id = ? AND first_seen <= ?
        """)
    let rows = try keys.flatMap {
      try Row.fetchAll(find, arguments: $0.arguments + [restoration.takenAt.timeIntervalSince1970])
    }
    _ = try erase(rows, toldBy: [try log.erased(after: restoration.takenAt, upTo: restoration.restoredAt)])
  }

  func restoration() throws -> Restoration? {
    try LedgerMetadata(db: db).restoration()
  }

  func keep(_ restoration: Restoration?) throws {
    try LedgerMetadata(db: db).set(.restoration, try JournalSnapshot.text(restoration))
  }
}
