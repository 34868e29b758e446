public import Foundation

/// The files of ledgers: opening them, and work on one that nobody has open.
public protocol LedgerFiles: Sendable {
  /// Opens the ledger at a path.
  ///
  /// - Parameters:
  ///   - migrates: whether to create the file and migrate an older schema; false for tools that leave that to the daemon.
  ///   - now: the clock.
  /// - Throws: `StoreError`
  func open(
    _ path: String, migrates: Bool, now: @escaping @Sendable () -> Date
  ) throws -> any OperatorLedger
  /// Returns true if a ledger is from an earlier version. Changes nothing.
  ///
  /// - Throws: `StoreError`
  func isOlder(_ path: String) throws -> Bool
  /// Copies a ledger of an earlier version before this one migrates it. No daemon may have it open.
  ///
  /// - Parameter folder: the folder of backups; nil puts the copy beside the ledger.
  /// - Returns: the path of the copy; nil if the ledger is new or current.
  /// - Throws: `StoreError`
  func keepBeforeUpgrade(of path: String, in folder: BackupFolder?, at instant: Date) throws -> String?
  /// Returns the paths of the copies that restores and upgrades have left beside a ledger, oldest first.
  func safetyCopies(of path: String) -> [String]
  /// Checks a backup and restores it to a path. Renames a ledger there in the last step, and does not touch it before.
  /// No daemon may have it open.
  ///
  /// - Parameters:
  ///   - replacing: whether to rename even a file that is not a ledger.
  /// - withoutErased: whether to restore it even if people were erased and the list of them is missing.
  /// - Throws: `StoreError`
  func restore(
    _ backup: String, to path: String, at instant: Date, replacing: Bool, withoutErased: Bool
  ) async throws -> RestoreOutcome
}
