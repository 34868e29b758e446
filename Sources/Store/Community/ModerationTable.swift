import Agenda
import Foundation
import GRDB
import Storage

/// Whether people see the events of the community's, and the log of what was decided about that.
struct ModerationTable {
  let db: Database

  init(db: Database) { self.db = db }

  /// The numbers of the events that a moderator has to look at.
  func queue(at instant: Date) throws -> [Int64] {
    let find = try db.cachedStatement(
      sql: """
        SELECT id FROM community_event
        WHERE standing IN ('waiting', 'hidden') AND listed AND status <> 'cancelled'
          AND EXISTS (SELECT 1 FROM community_occurrence WHERE series = id AND finish_at > ?)
        ORDER BY (SELECT max(number) FROM moderation WHERE event = community_event.id), id LIMIT 200
        """)
    return try Int64.fetchAll(find, arguments: [Int64(instant.timeIntervalSince1970)])
  }

  /// Whether people see an event that is for everybody; nil where there is none.
  func standing(of number: Int64) throws -> ModeratedEvent.Standing? {
    let find = try db.cachedStatement(sql: "SELECT standing FROM community_event WHERE id = ? AND listed AND audience = 'everybody'")
    return try String.fetchOne(find, arguments: [number]).flatMap { ModeratedEvent.Standing(rawValue: $0) }
  }

  /// The reports that count, by their reasons.
  func reports(of number: Int64) throws -> [EventReport.Reason: Int] {
    let find = try db.cachedStatement(
      sql: "SELECT reason, count(*) FROM event_report WHERE event = ? AND counts GROUP BY reason")
    let found = try Row.fetchAll(find, arguments: [number]).compactMap { row in
      EventReport.Reason(rawValue: row[0]).map { ($0, row[1] as Int) }
    }
    return Dictionary(found, uniquingKeysWith: { $1 })
  }

  /// Shows, hides or removes an event, and writes that down.
  ///
  /// - Parameter person: who decides; nil for nobody.
  func set(
    _ standing: ModeratedEvent.Standing, of number: Int64, by actor: ModerationEntry.Actor, _ person: Person.ID?,
    because reason: String?, at instant: Date
  ) throws {
    // Who goes there hears of its end; that somebody has yet to look at it is no news.
    try db.cachedStatement(
      sql: """
        UPDATE community_event SET standing = ?2, changed = iif(?2 IN ('removed', 'shown'), ?3, changed) WHERE id = ?1
        """
    ).execute(arguments: [number, standing.rawValue, instant.timeIntervalSince1970])
    if standing == .shown {
      try db.cachedStatement(sql: "UPDATE event_report SET counts = 0 WHERE event = ?").execute(arguments: [number])
    }
    try db.cachedStatement(
      sql: "INSERT INTO moderation (at, actor, person, event, standing, reason) VALUES (?, ?, ?, ?, ?, ?)"
    ).execute(arguments: [
      instant.timeIntervalSince1970, actor.rawValue, person?.number, number, standing.rawValue, reason,
    ])
  }

  /// What was decided, in order.
  func log(after number: Int64, limit: Int) throws -> [ModerationEntry] {
    let find = try db.cachedStatement(
      sql: """
        SELECT number, at, actor, person, event, standing, reason FROM moderation WHERE number > ? ORDER BY number LIMIT ?
        """)
    return try Row.fetchAll(find, arguments: [number, limit]).compactMap { row in
      guard let actor = ModerationEntry.Actor(rawValue: row[2]),
        let standing = ModeratedEvent.Standing(rawValue: row[5])
      else { return nil }
      return ModerationEntry(
        number: row[0], at: Date(timeIntervalSince1970: row[1]), actor: actor,
        person: (row[3] as Int64?).map { Person.ID($0) }, event: row[4], standing: standing, reason: row[6])
    }
  }
}
