import Agenda
import Civil
import Foundation
import GRDB

/// The instants stored beside local times. They change with a person's zone and with the zone data.
struct Instants {
  let db: Database

  /// Computes all of one person's instants again.
  func refresh(of person: Person.ID, in zone: Zone, at now: Date) throws {
    let owner = Owner(db: db, person: person, zone: zone, origin: nil, clock: { now })
    try refreshTodos(owner)
    try refreshEvents(owner)
    try ReminderRows(owner: owner).reckon()
  }

  /// Returns true if the zone data has changed since the instants were computed.
  func areOutdated() throws -> Bool {
    try LedgerMetadata(db: db)[.zoneData] != TimeZone.timeZoneDataVersion
  }

  /// Computes everybody's instants again. A person whose zone is unknown keeps theirs.
  func refreshAll(at now: Date) throws {
    for row in try Row.fetchAll(db, sql: "SELECT id, zone FROM person") {
      guard let zone = Zone(identifier: row[1]) else { continue }
      try refresh(of: Person.ID(row[0]), in: zone, at: now)
    }
    try LedgerMetadata(db: db).set(.zoneData, TimeZone.timeZoneDataVersion)
  }

  private func refreshTodos(_ owner: Owner) throws {
    let find = try db.cachedStatement(
      sql: """
        SELECT id, due, due_zone, due_at, start, start_zone, start_at FROM todo
        WHERE person = ? AND (due IS NOT NULL OR start IS NOT NULL)
        """)
    let write = try db.cachedStatement(sql: "UPDATE todo SET due_at = ?, start_at = ? WHERE id = ?")
    for row in try Row.fetchAll(find, arguments: [owner.person.number]) {
      let due = owner.instant(of: When(text: row[1], zone: row[2]))
      let start = owner.instant(of: When(text: row[4], zone: row[5]))
      if due != row[3] || start != row[6] { try write.execute(arguments: [due, start, row[0] as Int64]) }
    }
  }

  private func refreshEvents(_ owner: Owner) throws {
    let find = try db.cachedStatement(
      sql: """
        SELECT id, start, start_zone, start_at, finish, finish_zone, finish_at, overrides FROM event WHERE person = ?
        """)
    let write = try db.cachedStatement(sql: "UPDATE event SET start_at = ?, finish_at = ? WHERE id = ?")
    for row in try Row.fetchAll(find, arguments: [owner.person.number]) {
      guard let start = When(text: row[1], zone: row[2]) else { continue }
      let span = owner.span(
        from: start, to: When(text: row[4], zone: row[5]), overrides: try [Override](OverrideRecord.list(in: row[7])))
      if span.start != row[3] || span.finish != row[6] {
        try write.execute(arguments: [span.start, span.finish, row[0] as Int64])
      }
    }
  }
}
