import Agenda
import Foundation
import GRDB

extension Transaction {
  /// Calls off the events of a publisher who is being erased, so that those who attend hear of it. Deletes events that
  /// are over, and everything that the publisher wrote except name, time and place.
  func callOffPublications(of person: Person.ID, at instant: Date) throws {
    try db.execute(
      sql: """
        DELETE FROM community_event WHERE creator = ?1 AND source IS NULL
          AND (NOT listed OR over_at <= ?2 OR rules IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM community_occurrence WHERE series = id AND finish_at > ?2))
        """, arguments: [person.number, Int64(instant.timeIntervalSince1970)])
    try db.execute(
      sql: """
        UPDATE community_event SET status = 'cancelled', creator = NULL, note = NULL, url = NULL, reason = NULL, changed = ?2
        WHERE creator = ?1 AND source IS NULL
        """, arguments: [person.number, instant.timeIntervalSince1970])
  }
}
