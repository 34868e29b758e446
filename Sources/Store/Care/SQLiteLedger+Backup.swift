public import Foundation
import GRDB

extension SQLiteLedger {
  /// Copies the database, as it is at one moment, into a file of its own that only its owner can read; others read and
  /// write meanwhile. The copy is looked over before it takes the place of a file of that name.
  ///
  /// - Returns: the moment of which everything is in it.
  /// - Throws: `StoreError`
  @discardableResult
  public func backUp(to file: String) async throws -> Date {
    // Whoever was erased before this moment is not in the copy, for erasures are writes too; the others are in the log.
    let taken = try await write { _ in Date() }
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      DispatchQueue.global(qos: .utility).async { [self] in
        continuation.resume(with: Result { try copy(to: file, taken: taken) })
      }
    }
    return taken
  }

  private func copy(to file: String, taken: Date) throws {
    let part = file + BackupFolder.draft
    do {
      try StoreError.translating(file) {
        try LedgerFile(path: part).makeAfresh()
        let copy = try DatabaseQueue(path: part, configuration: LedgerFile.configuration())
        try database.backup(to: copy)
        try copy.writeWithoutTransaction { db in
          // One file, that opens without a log beside it.
          try db.execute(sql: "PRAGMA journal_mode = DELETE")
          try Facts(db: db).set(.takenAt, String(taken.timeIntervalSince1970))
          try Facts(db: db).set(.running, nil)
        }
        try copy.read { try SQLiteLedger.lookOver($0) }
        try copy.close()
        try DurableFile.replace(file, by: part)
      }
    } catch {
      try? FileManager.default.removeItem(atPath: part)
      throw error
    }
  }

  /// Looks whether the database is whole.
  /// - Throws: `StoreError` that it is damaged.
  static func lookOver(_ db: Database) throws {
    let findings = try String.fetchAll(db, sql: "PRAGMA quick_check(3)")
    guard findings == ["ok"] else { throw StoreError(.damaged, cause: findings.joined(separator: "; ")) }
  }
}
