public import Foundation

/// Backups of an open ledger, taken while others read and write.
public protocol LedgerBackups: Sendable {
  /// Copies a snapshot of the ledger to a file that only its owner can read. Checks the copy before it replaces an
  /// older backup at that path.
  ///
  /// A cancelled task stops between two steps and leaves no file.
  /// - Parameter replacing: whether to replace even a file that is not a backup. It never replaces the ledger itself.
  /// - Returns: when the snapshot was taken.
  /// - Throws: `StoreError`; `CancellationError`
  @discardableResult
  func backUp(to file: String, replacing: Bool) async throws -> Date
  /// Makes a backup in a folder and deletes those that the folder does not keep. Also copies the log of erasures, so
  /// that the folder has everything that a restore needs.
  ///
  /// Creates the folder if it is missing, but not its parent.
  /// - Returns: the path of the new file.
  /// - Throws: `StoreError`; `CancellationError`
  func backUp(into folder: BackupFolder, at instant: Date) async throws -> String
  /// Adds missing lines to a folder's log of erasures, so that its backups know at once whom to erase again. Does
  /// nothing if there is no such folder.
  ///
  /// - Throws: `StoreError`
  func copyErasures(into folder: BackupFolder) throws
}
