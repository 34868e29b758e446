import Agenda
import Foundation
import GRDB
import Storage

// The people who attend what somebody has published, and the messages to them.
extension PublicationTable {
  func attendees(of number: Int64) throws -> [Attendee] {
    let find = try owner.db.cachedStatement(
      sql: """
        SELECT attendance.person, state, guests, coalesce(shows_going, 0)
        FROM attendance JOIN person ON person.id = attendance.person
          JOIN community_event ON community_event.id = attendance.event
          LEFT JOIN community_occurrence AS o ON o.series = attendance.event AND o.occurrence = attendance.occurrence
        WHERE attendance.event = ?1 AND creator = ?2 AND coalesce(o.finish_at, ?3) >= ?3 ORDER BY attendance.id
        """)
    let now = Int64(try owner.now().timeIntervalSince1970)
    return try Row.fetchAll(find, arguments: [number, owner.person.number, now]).compactMap { row in
      Attendance.State(rawValue: row[1]).map {
        Attendee(Person.ID(row[0]), $0, guests: row[2], isSeen: row[3])
      }
    }
  }

  func countMessages(of number: Int64, since instant: Date) throws -> Int {
    let count = try owner.db.cachedStatement(sql: "SELECT count(*) FROM event_message WHERE event = ? AND at > ?")
    return try Int.fetchOne(count, arguments: [number, instant.timeIntervalSince1970]) ?? 0
  }

  func tell(_ text: String, attending number: Int64) throws {
    try owner.db.cachedStatement(sql: "INSERT INTO event_message (event, text, at) VALUES (?, ?, ?)")
      .execute(arguments: [number, text, owner.clock().timeIntervalSince1970])
  }
}
