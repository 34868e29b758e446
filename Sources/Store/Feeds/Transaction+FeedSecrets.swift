import Agenda
import Foundation
import GRDB
import Storage

/// The secrets that open people's calendars.
extension Transaction: FeedSecrets {
  func feedGiven(to person: Person.ID) throws -> Date? {
    let find = try db.cachedStatement(sql: "SELECT given FROM feed WHERE person = ?")
    return try Double.fetchOne(find, arguments: [person.number]).map { Date(timeIntervalSince1970: $0) }
  }

  func newFeedSecret(for person: Person.ID, at instant: Date) throws -> String {
    let secret = SecretToken.random(52)
    try db.cachedStatement(
      sql: """
        INSERT INTO feed (person, hash, given) VALUES (?, ?, ?)
        ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, given = excluded.given
        """
    ).execute(arguments: [person.number, SecretToken.hash(secret), instant.timeIntervalSince1970])
    return secret
  }

  func endFeed(of person: Person.ID) throws -> Bool {
    try db.execute(sql: "DELETE FROM feed WHERE person = ?", arguments: [person.number])
    return db.changesCount > 0
  }
}
