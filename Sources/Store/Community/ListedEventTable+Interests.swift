import Agenda
import Foundation
import GRDB
import Storage

extension ListedEventTable {
  func categories(limit: Int) throws -> [String] {
    let find = try owner.db.cachedStatement(
      sql: """
        SELECT category FROM event_category JOIN community_event AS s ON s.id = event
        WHERE s.listed AND (s.over_at IS NULL OR s.over_at > ?2) AND \(ListedEventRow.isVisible)
        GROUP BY folded ORDER BY count(*) DESC, folded LIMIT ?3
        """)
    return try String.fetchAll(
      find, arguments: [owner.person.number, owner.now().timeIntervalSince1970, limit]
    ).map { $0.lowercased() }
  }

  func eventsOfFriends() throws -> Set<ListedEvent.Reference> {
    // Friends are those who have each other among their contacts, and have not blocked them.
    let find = try owner.db.cachedStatement(
      sql: """
        SELECT attendance.event, attendance.occurrence
        FROM contact AS own JOIN contact AS far ON far.person = own.other AND far.other = own.person
          JOIN person ON person.id = own.other JOIN attendance ON attendance.person = own.other
        WHERE own.person = ? AND own.standing <> 'blocked' AND far.standing <> 'blocked'
          AND person.shows_going = 1 AND attendance.state = 'going'
        """)
    return try Set(
      Row.fetchAll(find, arguments: [owner.person.number]).map { ListedEvent.Reference($0[0], occurrence: $0[1]) })
  }

  func isTold(_ reference: ListedEvent.Reference) throws -> Bool {
    let find = try owner.db.cachedStatement(
      sql: "SELECT EXISTS (SELECT 1 FROM event_told WHERE person = ? AND event = ? AND occurrence = ?)")
    return try Bool.fetchOne(
      find, arguments: [owner.person.number, reference.number, reference.occurrence]) ?? false
  }

  func noteTold(_ reference: ListedEvent.Reference) throws {
    try owner.db.cachedStatement(
      sql: "INSERT OR IGNORE INTO event_told (person, event, occurrence, at) VALUES (?, ?, ?, ?)"
    ).execute(arguments: [
      owner.person.number, reference.number, reference.occurrence, owner.clock().timeIntervalSince1970,
    ])
  }
}
