public import Foundation

/// Backups of an open ledger, taken while others read and write.
public protocol LedgerBackups: Sendable {
  /// Copies a snapshot of the ledger to a file that only its owner can read. The copy is checked before it replaces an
  /// older backup at that path.
  ///
  /// A cancelled task stops between two steps and leaves no file.
  /// - Parameter replacing: whether to replace even a file that is no backup. The ledger itself is never replaced.
  /// - Returns: when the snapshot was taken.
  /// - Throws: `StoreError`; `CancellationError`
  @discardableResult
  func backUp(to file: String, replacing: Bool) async throws -> Date
  /// Makes a backup in a folder and deletes those that the folder does not keep. The log of erasures is copied, too, so
  /// that the folder is all that a restore needs.
  ///
  /// The folder is created where it is missing, but its parent is not.
  /// - Returns: the path of the new file.
  /// - Throws: `StoreError`; `CancellationError`
  func backUp(into folder: BackupFolder, at instant: Date) async throws -> String
  /// Adds to a folder's log of erasures what it lacks, so that its backups know at once whom to erase again. Does nothing
  /// where there is no such folder.
  ///
  /// - Throws: `StoreError`
  func copyErasures(into folder: BackupFolder) throws
}
