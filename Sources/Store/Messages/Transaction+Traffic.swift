import Foundation
import GRDB
import Storage

extension Transaction {
  func traffic(since instant: Date) throws -> [DayTraffic] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT day, sum(received), sum(sent) FROM (
          SELECT CAST(received_at / 86400 AS INTEGER) AS day, 1 AS received, 0 AS sent FROM inbox WHERE received_at >= ?1
          UNION ALL
          SELECT CAST(due_at / 86400 AS INTEGER), 0, 1 FROM outbox WHERE state = 'sent' AND due_at >= ?1
        ) GROUP BY day ORDER BY day
        """, arguments: [instant.timeIntervalSince1970]
    ).map { DayTraffic(day: $0[0], received: $0[1], sent: $0[2]) }
  }
}
