import Foundation
import GRDB

/// How a daemon takes the ledger up, looks after it, and lays it down.
extension SQLiteLedger {
  /// Takes the ledger up for a daemon, and marks it. Where the mark of the last one is still there, it did not end as it
  /// should: then the database is looked over first.
  ///
  /// - Returns: whether the last one did not end as it should.
  /// - Throws: `StoreError`, that it is damaged for one.
  public func takeUp() async throws -> Bool {
    let wasLeft = try await reading { try LedgerMetadata(db: $0.db)[.running] != nil }
    if wasLeft { try await reading { try SQLiteLedger.lookOver($0.db) } }
    try await writing { transaction in
      let facts = LedgerMetadata(db: transaction.db)
      try facts.set(.running, String(getpid()))
      // A backup that was copied here by hand is one no longer.
      try facts.set(.takenAt, nil)
    }
    return wasLeft
  }

  /// Takes the mark away: a daemon has ended as it should.
  public func layDown() async throws {
    try await writing { try LedgerMetadata(db: $0.db).set(.running, nil) }
  }

  /// Writes something small, to see whether anything can be written.
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

  /// Below so many free bytes nothing is begun: SQLite may find room for one page and none for the next.
  private static let leastRoom: Int64 = 1_000_000

  /// The bytes that are free where the database is; nil where it is in memory.
  public var room: Int64? { path.isEmpty ? nil : DurableFile.room(beside: path) }

  /// Copies the log of erasures, if there is one, and keeps what the log that it replaces had besides.
  func copyErasures(to file: String) throws {
    guard !path.isEmpty else { return }
    let log = ErasureLog(of: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    guard FileManager.default.fileExists(atPath: log.path) else { return }
    unlink(file + ".part")
    do {
      try FileManager.default.copyItem(atPath: log.path, toPath: file + ".part")
    } catch {
      throw StoreError(.unreachable, path: file, cause: "the log of erasures cannot be copied there")
    }
    try ErasureLog(path: file + ".part").carry(ErasureLog(path: file))
    try DurableFile.replace(file, by: file + ".part")
  }
}
