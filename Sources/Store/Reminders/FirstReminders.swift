import Agenda
import Civil
import Foundation
import GRDB

/// Adds reminders to items that are older than reminders, for their future moments.
struct FirstReminders {
  let db: Database

  /// Returns true if that was not done yet.
  func areMissing() throws -> Bool {
    try LedgerMetadata(db: db)[.reminders] == nil
  }

  /// Plans the reminders of one person after the other. A person whose zone is unknown gets none until their items
  /// change.
  func plan(after now: Date) throws {
    for row in try Row.fetchAll(db, sql: "SELECT id, zone, digest FROM person") {
      guard let zone = Zone(identifier: row[1]) else { continue }
      let owner = Owner(db: db, person: Person.ID(row[0]), zone: zone, origin: nil, clock: { now })
      let rows = ReminderRows(owner: owner)
      let own: StatementArguments = [owner.person.number]
      for todo in try TodoRows(owner: owner).todos(
        "WHERE todo.person = ? AND completed IS NULL AND due_at IS NOT NULL", own)
      {
        if let id = todo.id { try rows.follow(id.number, from: nil, to: Timing(todo)) }
      }
      for (_, event) in try EventRows(owner: owner).events("WHERE event.person = ?", own) {
        if let id = event.id { try rows.follow(id.number, from: nil, to: Timing(event)) }
      }
      if let digest = row[2] as Int? { try rows.setDigest(CivilTime(secondOfDay: digest * 60), after: now) }
    }
    try LedgerMetadata(db: db).set(.reminders, "planned")
  }
}
