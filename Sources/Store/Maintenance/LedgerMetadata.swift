import Foundation
import GRDB
import Storage

/// What the ledger notes of itself, by name.
struct LedgerMetadata {
  /// The names in use.
  enum Name: String {
    /// A daemon works on the database: found so at its start, the last one did not end as it should.
    case running
    /// When the backup that this file is was taken, in seconds since 1970.
    case takenAt = "backup taken"
    /// That the ledger came out of a backup: a `Restoration`.
    case restoration
    /// When accounts were not read for too long: an `Absence` each, by their names.
    case absences
    /// Written to see whether anything can be.
    case probe
    /// What sets the items of this ledger apart from those of others in a calendar program.
    case realm
    /// That those had their reminders planned who were there before there were any.
    case reminders
    /// How many items anybody may keep who has no quota of their own.
    case defaultQuota = "default quota"
    /// The version of the zone data that instants were reckoned with.
    case zoneData = "zone data"
    /// The zone in which the community's days begin, and the version of its data.
    case communityZone = "community zone"
  }

  let db: Database

  subscript(name: Name) -> String? {
    get throws {
      let find = try db.cachedStatement(sql: "SELECT value FROM fact WHERE name = ?")
      return try find.value([name.rawValue])
    }
  }

  /// The right-hand side of the UIDs in calendars of this ledger.
  func realm() throws -> String { (try self[.realm] ?? "0") + ".nuthatch" }

  /// That the ledger came out of a backup, if it did.
  func restoration() throws -> Restoration? { try JournalSnapshot.thing(Restoration.self, self[.restoration]) }

  func set(_ name: Name, _ value: String?) throws {
    guard let value else {
      return try db.cachedStatement(sql: "DELETE FROM fact WHERE name = ?").execute(arguments: [name.rawValue])
    }
    try db.cachedStatement(
      sql: "INSERT INTO fact (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    ).execute(arguments: [name.rawValue, value])
  }
}
