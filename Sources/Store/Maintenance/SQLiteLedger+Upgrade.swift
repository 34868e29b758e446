public import Foundation
import GRDB

extension SQLiteLedger {
  /// Whether a database is from an earlier version. Changes nothing.
  /// - Throws: `StoreError`
  public static func isOlder(_ path: String) throws -> Bool {
    try StoreError.translating(path) { try LedgerFile(path: path).age() == .older }
  }

  /// Copies a database of an earlier version before this one migrates it.
  ///
  /// No daemon may have the database open.
  /// - Parameter folder: where backups are kept; nil puts the copy beside the database.
  /// - Returns: the path of the copy; nil where the database is new or current.
  /// - Throws: `StoreError`
  public static func keepBeforeUpgrade(of path: String, in folder: BackupFolder?, at instant: Date) throws -> String? {
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
}
