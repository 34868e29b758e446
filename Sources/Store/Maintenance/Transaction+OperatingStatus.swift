import Conversation
import Foundation
import GRDB
import Storage

/// The bot's state, for its operator.
extension Transaction {
  func operatingStatus(of working: [String], at instant: Date) throws -> OperatingStatus {
    let names = String(decoding: try JSONEncoder().encode(working), as: UTF8.self)
    let statement = try db.cachedStatement(
      sql: """
        WITH working AS (SELECT value AS name FROM json_each(?))
        SELECT (SELECT count(*) FROM inbox WHERE state = 'new' AND account IN working),
          (SELECT min(received_at) FROM inbox WHERE state = 'new' AND account IN working),
          (SELECT min(not_before) FROM outbox WHERE \(OutboxRow.isLive()) AND urgency = 0
            AND not_before <= ? AND account IN working),
          (SELECT count(*) FROM outbox WHERE state = 'dead' AND purpose <> 'alert'),
          (SELECT count(*) FROM job WHERE state = 'dead'),
          (SELECT count(*) FROM inbox WHERE \(InboxRow.isTroubled))
        """)
    guard let row = try Row.fetchOne(statement, arguments: [names, instant.timeIntervalSince1970]) else {
      throw StoreError(.failed, cause: "looking had no result")
    }
    let file = try String.fetchOne(db, sql: "SELECT file FROM pragma_database_list WHERE name = 'main'")
    return OperatingStatus(
      accounts: try accounts(), waiting: row[0],
      waitingSince: (row[1] as Double?).map { Date(timeIntervalSince1970: $0) },
      overdueSince: (row[2] as Double?).map { Date(timeIntervalSince1970: $0) }, deadLetters: row[3],
      deadJobs: row[4], troubled: row[5], limits: try limits(),
      room: file.flatMap { $0.isEmpty ? nil : DurableFile.room(beside: $0) })
  }
}
