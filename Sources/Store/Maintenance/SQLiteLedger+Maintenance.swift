import Foundation
import GRDB
import Storage

/// The parts of the ledger that a daemon uses when it starts, runs and ends.
extension SQLiteLedger {
  /// Marks the ledger as in use by a daemon. If the mark is already set, the last daemon did not end properly, and this
  /// first checks the database.
  ///
  /// - Returns: whether the last daemon did not end properly.
  /// - Throws: `StoreError`, such as for a damaged database.
  public func markRunning() async throws -> Bool {
    let wasLeft = try await reading { try LedgerMetadata(db: $0.db)[.running] != nil }
    if wasLeft { try await reading { try SQLiteLedger.checkIntegrity($0.db) } }
    try await writing { transaction in
      let facts = LedgerMetadata(db: transaction.db)
      try facts.set(.running, String(getpid()))
      // A backup that somebody copied here is a ledger now.
      try facts.set(.takenAt, nil)
    }
    return wasLeft
  }

  /// Removes the mark when a daemon ends properly.
  public func markStopped() async throws {
    try await writing { try LedgerMetadata(db: $0.db).set(.running, nil) }
  }

  /// Writes something small, to find out whether the database can be written.
  /// - Throws: `StoreError`
  public func probe() async throws {
    if let room, room < SQLiteLedger.leastRoom {
      throw StoreError(.full, path: path, cause: "\(room / 1000) kB are free")
    }
    try await writing { transaction in
      let facts = LedgerMetadata(db: transaction.db)
      try facts.set(.probe, String((try facts[.probe].flatMap(Int.init) ?? 0) &+ 1))
    }
  }

  /// The fewest free bytes with which to write, since SQLite may have room for one page but not for the next.
  private static let leastRoom: Int64 = 1_000_000

  /// The free bytes on the database's disk; nil for one in memory.
  public var room: Int64? { path.isEmpty ? nil : DurableFile.room(beside: path) }
}
