public import Foundation
import GRDB
public import Storage

/// A backup file, as `backUp(to:)` makes it.
public struct Backup: Hashable, Sendable {
  /// The path of the file.
  public var file: String
  /// The instant of the backup: everything up to that moment is in it.
  public var takenAt: Date
  /// Whether somebody had been erased before the backup. If so, there is or was a log of erasures.
  private var knowsErased: Bool

  /// Opens a backup and checks it.
  /// - Throws: `StoreError` if it is not a backup, or is damaged.
  public init(file: String) throws {
    guard access(file, R_OK) == 0 else {
      throw StoreError(
        .unreachable, path: file,
        cause: errno == EACCES ? "you have no permission to read it" : "there is no such file")
    }
    self.file = file
    (takenAt, knowsErased) = try StoreError.translating(file) {
      try LedgerFile(path: file).openReadOnly().read { db in
        guard try db.tableExists("fact"), let taken = try LedgerMetadata(db: db)[.takenAt].flatMap(Double.init) else {
          throw StoreError(.foreign, cause: "it is not a backup by nuthatch backup")
        }
        try SQLiteLedger.checkIntegrity(db)
        return (Date(timeIntervalSince1970: taken), try Backup.knowsErased(db))
      }
    }
  }

  /// Returns true if a ledger has traces of somebody who was erased.
  private static func knowsErased(_ db: Database) throws -> Bool {
    try ["opt_out", "erased_message"].contains { table in
      try db.tableExists(table) && Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM \(table))") == true
    }
  }

  /// Returns true if the ledger at a path can be read, and nobody was ever erased from it.
  private static func neverErased(_ path: String) -> Bool {
    guard let knows = try? LedgerFile(path: path).openReadOnly().read({ try knowsErased($0) }) else { return false }
    return !knows
  }

  /// Restores the backup to a path. Renames an existing database in the last step, and does not touch it before. No
  /// daemon may have it open.
  /// - Parameters:
  ///   - replacing: whether to rename even a file that is not a Nuthatch database.
  ///   - withoutErased: whether to restore it even if people were erased and the log of them is missing.
  /// - Throws: `StoreError`
  public func restore(
    to path: String, at instant: Date, replacing: Bool = false, withoutErased: Bool = false
  ) async throws -> RestoreOutcome {
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    if !replacing { try Backup.refuseForeign(path) }
    let log = ErasureLog(of: path)
    let beside = ErasureLog(in: URL(fileURLWithPath: file).deletingLastPathComponent().path)
    let hasLog = log.exists || beside.exists
    guard hasLog || withoutErased || !knowsErased else {
      throw StoreError(
        .erasuresMissing, path: beside.path,
        cause: "the list of erased people is not there, and who was erased after the backup would be back")
    }
    let lacksErasures = !hasLog && (knowsErased || !Backup.neverErased(path))
    let draft = try LedgerFile.makeDraft(beside: path, ".restoring")
    do {
      try StoreError.translating(draft.path) {
        let copy = try draft.openUnmigrated()
        try LedgerFile(path: file).openReadOnly().backup(to: copy)
        try copy.close()
      }
      // Opening the draft as a ledger runs the migrations that were added since.
      let ledger = try SQLiteLedger(path: draft.path, now: { instant })
      let logs = try [log, beside].map { try $0.erased(after: takenAt) }
      var outcome = try await ledger.writing { [takenAt] in
        try $0.settle(takenAt: takenAt, restoredAt: instant, logs)
      }
      outcome.lacksErasures = lacksErasures
      if outcome.erased > 0 { try await ledger.scrub() }
      try ledger.close()
      // Older backups contain people whom only the log beside those backups lists, and the next backup replaces that
      // log.
      try log.carry(beside)
      outcome.replaced = try putAside(path, at: instant)
      try DurableFile.replace(path, by: draft.path)
      return outcome
    } catch {
      draft.removeDraft()
      throw error
    }
  }

  /// Throws if the file there is not ours. A damaged database is still ours. A file that was never one belongs to
  /// somebody else.
  private static func refuseForeign(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try LedgerFile(path: path).openReadOnly().close()
    } catch {
      let kind = (StoreError.locating(error, at: path) as? StoreError)?.kind
      guard kind == .notADatabase || kind == .foreign else { return }
      throw StoreError(.occupied, path: path, cause: "it is not a database of Nuthatch's; --force puts it aside")
    }
  }

  /// Gives the existing database a second name. Its log gets that name too, since it must never be read into the
  /// database that replaces it.
  private func putAside(_ path: String, at instant: Date) throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    // If the database can still be opened, closing it empties the log into it.
    try? SQLiteLedger(path: path, busyTimeout: 1, now: { instant }).close()
    let name = SafetyCopies.file(of: path, at: instant)
    unlink(name)
    guard link(path, name) == 0 else { throw DurableFile.failure(name) }
    if FileManager.default.fileExists(atPath: path + "-wal") {
      guard rename(path + "-wal", name + "-wal") == 0 else { throw DurableFile.failure(name) }
    }
    unlink(path + "-shm")
    // In the database that replaces it, its numbers mean other messages.
    unlink(path + WorkFile.suffix)
    return name
  }
}
