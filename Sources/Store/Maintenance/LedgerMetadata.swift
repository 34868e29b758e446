import Foundation
import GRDB
import Storage

/// The facts that the ledger keeps about itself, by name.
struct LedgerMetadata {
  /// The names in use.
  enum Name: String {
    /// The mark that a daemon works on the database. If a daemon finds it at the start, the last one did not end
    /// properly.
    case running
    /// If this file is a backup: the instant of the backup, in seconds since 1970.
    case takenAt = "backup taken"
    /// The note that the ledger was restored from a backup: a `Restoration`.
    case restoration
    /// The times in which accounts were not read for too long: an `Absence` for each, by the accounts' names.
    case absences
    /// A fact that is written only to find out whether the database can be written.
    case probe
    /// The name that distinguishes this ledger's items from those of others in a calendar program.
    case realm
    /// The mark that items from before there were reminders have got theirs.
    case reminders
    /// The most items that a person without their own quota may keep.
    case defaultQuota = "default quota"
    /// The version of the zone data from which instants were computed.
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

  /// Returns the note that the ledger was restored from a backup; nil if it was not.
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
