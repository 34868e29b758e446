public import Foundation
import GRDB
public import Storage

/// The files of ledgers in SQLite.
public struct SQLiteLedgerFiles: LedgerFiles {
  private let telephoneNetworks: Set<String>

  /// Gives access to the files of ledgers.
  ///
  /// - Parameter telephoneNetworks: the names of the networks whose addresses are telephones.
  public init(telephoneNetworks: Set<String> = []) { self.telephoneNetworks = telephoneNetworks }

  /// Opens the ledger at a path.
  /// - Throws: `StoreError`
  public func open(
    _ path: String, migrates: Bool, now: @escaping @Sendable () -> Date
  ) throws -> any OperatorLedger {
    try SQLiteLedger(path: path, migrates: migrates, telephoneNetworks: telephoneNetworks, now: now)
  }

  /// Returns true if a ledger is from an earlier version.
  /// - Throws: `StoreError`
  public func isOlder(_ path: String) throws -> Bool {
    try StoreError.translating(path) { try LedgerFile(path: path).age() == .older }
  }

  /// Copies a ledger of an earlier version before this one migrates it.
  /// - Throws: `StoreError`
  public func keepBeforeUpgrade(of path: String, in folder: BackupFolder?, at instant: Date) throws -> String? {
    try StoreError.translating(path) {
      let ledger = LedgerFile(path: path)
      guard try ledger.age() == .older else { return nil }
      try folder?.make()
      let file = folder?.file(at: instant) ?? SafetyCopies.file(of: path, at: instant)
      let draft = try LedgerFile.makeDraft(beside: file, BackupFolder.draft)
      do {
        let copy = try draft.openUnmigrated()
        try ledger.openUnmigrated().backup(to: copy)
        try copy.writeWithoutTransaction { try SQLiteLedger.seal($0, takenAt: instant) }
        try copy.close()
        try DurableFile.replace(file, by: draft.path)
      } catch {
        draft.removeDraft()
        throw StoreError.locating(error, at: file)
      }
      return file
    }
  }

  /// Returns the paths of the copies that restores and upgrades have left beside a ledger.
  public func safetyCopies(of path: String) -> [String] { SafetyCopies.files(of: path) }

  /// Checks a backup and restores it to a path.
  /// - Throws: `StoreError`
  public func restore(
    _ backup: String, to path: String, at instant: Date, replacing: Bool, withoutErased: Bool
  ) async throws -> RestoreOutcome {
    try await Backup(file: backup).restore(
      to: path, at: instant, replacing: replacing, withoutErased: withoutErased)
  }
}
