import Agenda
import Foundation
import GRDB
import Storage

/// The standing of the community's events, that is, whether people see them, and the log of decisions about it.
struct ModerationTable {
  let db: Database

  init(db: Database) { self.db = db }

  /// Returns the numbers of the events that a moderator must look at.
  func queue(at instant: Date) throws -> [Int64] {
    let find = try db.cachedStatement(
      sql: """
        SELECT id FROM community_event
        WHERE id IN (SELECT id FROM community_event WHERE standing IN ('waiting', 'hidden')
            UNION ALL SELECT id FROM community_event WHERE asks_official AND NOT official AND standing = 'shown')
          AND listed AND status <> 'cancelled' AND audience = 'everybody'
          AND EXISTS (SELECT 1 FROM community_occurrence WHERE series = id AND finish_at > ?)
        ORDER BY (SELECT max(number) FROM moderation WHERE event = community_event.id), id LIMIT 200
        """)
    return try Int64.fetchAll(find, arguments: [Int64(instant.timeIntervalSince1970)])
  }

  /// Returns the standing of an event that is for everybody; nil if there is no such event.
  func standing(of number: Int64) throws -> ModeratedEvent.Standing? {
    let find = try db.cachedStatement(
      sql: "SELECT standing FROM community_event WHERE id = ? AND listed AND audience = 'everybody'")
    return try String.fetchOne(find, arguments: [number]).flatMap { ModeratedEvent.Standing(rawValue: $0) }
  }

  /// Returns true if people see the event, but it was changed since it was official.
  func asksToBeOfficial(_ number: Int64) throws -> Bool {
    let find = try db.cachedStatement(
      sql: "SELECT asks_official AND NOT official AND standing = 'shown' FROM community_event WHERE id = ?")
    return try Bool.fetchOne(find, arguments: [number]) ?? false
  }

  /// Returns how many reports count, by reason.
  func reports(of number: Int64) throws -> [EventReport.Reason: Int] {
    let find = try db.cachedStatement(
      sql: "SELECT reason, count(*) FROM event_report WHERE event = ? AND counts GROUP BY reason")
    let found = try Row.fetchAll(find, arguments: [number]).compactMap { row in
      EventReport.Reason(rawValue: row[0]).map { ($0, row[1] as Int) }
    }
    return Dictionary(found, uniquingKeysWith: { $1 })
  }

  /// Shows, hides or removes an event, and logs that. A person's event becomes official in its current form if its
  /// publisher asks for that.
  ///
  /// - Parameter person: the person who decides; nil for nobody.
  func set(
    _ standing: ModeratedEvent.Standing, of number: Int64, by actor: ModerationEntry.Actor, _ person: Person.ID?,
    because reason: String?, at instant: Date
  ) throws {
    // Those who attend hear that the event is removed or shown, but not that it waits for a moderator.
    try db.cachedStatement(
      sql: """
        UPDATE community_event SET standing = ?2, changed = iif(?2 IN ('removed', 'shown'), ?3, changed),
          official = iif(source IS NULL, asks_official, official)
        WHERE id = ?1
        """
    ).execute(arguments: [number, standing.rawValue, instant.timeIntervalSince1970])
    if standing == .shown {
      if let seen = try PublicationTable.seen(number, in: db) {
        try PublicationTable.vouch(for: seen, of: number, in: db)
      }
      try db.cachedStatement(sql: "UPDATE event_report SET counts = 0 WHERE event = ?").execute(arguments: [number])
    }
    try db.cachedStatement(
      sql: "INSERT INTO moderation (at, actor, person, event, standing, reason) VALUES (?, ?, ?, ?, ?, ?)"
    ).execute(arguments: [
      instant.timeIntervalSince1970, actor.rawValue, person?.number, number, standing.rawValue, reason,
    ])
  }

  /// Returns the decisions after that number, in order.
  func log(after number: Int64, limit: Int) throws -> [ModerationEntry] {
    try entries("WHERE number > ? ORDER BY number LIMIT ?", [number, limit])
  }

  /// Returns the latest decisions about events that are for everybody, the newest first.
  func newest(_ limit: Int) throws -> [ModerationEntry] {
    try entries(
      """
      WHERE event IN (SELECT id FROM community_event WHERE audience = 'everybody') ORDER BY number DESC LIMIT ?
      """, [limit])
  }

  private func entries(_ condition: String, _ arguments: StatementArguments) throws -> [ModerationEntry] {
    let find = try db.cachedStatement(
      sql: "SELECT number, at, actor, person, event, standing, reason FROM moderation \(condition)")
    return try Row.fetchAll(find, arguments: arguments).compactMap { row in
      guard let actor = ModerationEntry.Actor(rawValue: row[2]),
        let standing = ModeratedEvent.Standing(rawValue: row[5])
      else { return nil }
      return ModerationEntry(
        number: row[0], at: Date(timeIntervalSince1970: row[1]), actor: actor,
        person: (row[3] as Int64?).map { Person.ID($0) }, event: row[4], standing: standing, reason: row[6])
    }
  }

  /// Returns the people who have a role, with that role.
  func roles() throws -> [(person: Person.ID, role: CommunityRole)] {
    let find = try db.cachedStatement(sql: "SELECT person, role FROM community_role ORDER BY since, person")
    return try Row.fetchAll(find).compactMap { row in
      CommunityRole(rawValue: row[1]).map { (Person.ID(row[0]), $0) }
    }
  }

  func role(of person: Person.ID) throws -> CommunityRole? {
    let find = try db.cachedStatement(sql: "SELECT role FROM community_role WHERE person = ?")
    return try String.fetchOne(find, arguments: [person.number]).flatMap { CommunityRole(rawValue: $0) }
  }

  func set(_ role: CommunityRole?, of person: Person.ID, at instant: Date) throws {
    try db.cachedStatement(sql: "DELETE FROM community_role WHERE person = ?").execute(arguments: [person.number])
    guard let role else { return }
    try db.cachedStatement(sql: "INSERT INTO community_role (person, role, since) VALUES (?, ?, ?)")
      .execute(arguments: [person.number, role.rawValue, instant.timeIntervalSince1970])
  }

  /// Returns the names of somebody's published events that are to come and not called off.
  func coming(by person: Person.ID, at instant: Date) throws -> [String] {
    let find = try db.cachedStatement(
      sql: """
        SELECT name FROM community_event
        WHERE creator = ? AND source IS NULL AND listed AND status <> 'cancelled'
          AND EXISTS (SELECT 1 FROM community_occurrence WHERE series = community_event.id AND finish_at > ?)
        ORDER BY id
        """)
    return try String.fetchAll(find, arguments: [person.number, Int64(instant.timeIntervalSince1970)])
  }
}
