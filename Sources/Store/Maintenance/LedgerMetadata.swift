import Foundation
import GRDB
import Storage

/// The ledger's notes about itself, by name.
struct LedgerMetadata {
  /// The names in use.
  enum Name: String {
    /// A daemon works on the database: found so at its start, the last one did not end as it should.
    case running
    /// The time at which this file was made as a backup, in seconds since 1970.
    case takenAt = "backup taken"
    /// The restore from a backup that the ledger comes from: a `Restoration`.
    case restoration
    /// The absences of accounts that were not read for too long: an `Absence` each, by the accounts' names.
    case absences
    /// Written to see whether anything can be.
    case probe
    /// The name that sets the items of this ledger apart from those of others in a calendar program.
    case realm
    /// The note that reminders were planned for items from before there were reminders.
    case reminders
    /// The number of items that anybody without a quota of their own may keep.
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

  /// Returns the restore from a backup that the ledger comes from, if there was one.
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
