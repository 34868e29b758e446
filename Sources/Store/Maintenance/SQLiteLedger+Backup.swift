public import Foundation
import GRDB
import Storage

extension SQLiteLedger {
  /// Copies a snapshot of the database to a file that only its owner can read, while others read and write. Checks the
  /// copy before it replaces an older backup at that path.
  ///
  /// A cancelled task stops between two steps and leaves no file.
  /// - Parameter replacing: whether to replace even a file that is not a backup. It never replaces the database itself
  ///   and its log.
  /// - Returns: when the snapshot was taken.
  /// - Throws: `StoreError`; `CancellationError`
  @discardableResult
  public func backUp(to file: String, replacing: Bool = false) async throws -> Date {
    try refuseTarget(file, replacing: replacing)
    // People erased before this moment are not in the copy, since erasures are writes; those erased later are in the
    // log.
    let taken = try await writing { $0.context.now() }
    try await copy(to: file, taken: taken)
    return taken
  }

  private func refuseTarget(_ file: String, replacing: Bool) throws {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let own = ["", "-wal", "-shm", "-journal", ".lock", ".erased", WorkFile.suffix].map { real + $0 }
    let target = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
    guard !path.isEmpty, !own.contains(target), !own.contains(where: { DurableFile.isSame($0, file) }) else {
      throw StoreError(.occupied, path: file, cause: "it is the database itself, or a file beside it")
    }
    guard FileManager.default.fileExists(atPath: URL(fileURLWithPath: file).deletingLastPathComponent().path) else {
      throw StoreError(.unreachable, path: file, cause: "its directory is not there")
    }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isDirectory) else { return }
    guard !isDirectory.boolValue else {
      throw StoreError(.occupied, path: file, cause: "it is a directory")
    }
    guard !FileManager.default.fileExists(atPath: file + "-wal") else {
      throw StoreError(.occupied, path: file, cause: "it is a database in use: \(file)-wal is beside it")
    }
    guard replacing || (try? Backup(file: file)) != nil else {
      throw StoreError(.occupied, path: file, cause: "it is not a backup by nuthatch; --force replaces it")
    }
  }

  /// - Parameter onStep: called after each step of one mebibyte, on a thread that it may block.
  func copy(to file: String, taken: Date, onStep: @escaping @Sendable () -> Void = {}) async throws {
    let draft = try LedgerFile.makeDraft(beside: file, BackupFolder.draft)
    do {
      let copy = try draft.openUnmigrated()
      try await database.read { source in
        // A first read fixes the snapshot. Otherwise each step would see a new one, and start again after every write.
        let look = try source.makeStatement(sql: "SELECT count(*) FROM sqlite_master")
        _ = try Int.fetchOne(look)
        try copy.writeWithoutTransaction { target in
          try source.backup(to: target, pagesPerStep: 256) { _ in
            onStep()
            // SQLite's backup steps ignore cancellation; statements do not, and this one throws.
            _ = try Int.fetchOne(look)
          }
        }
      }
      try await copy.writeWithoutTransaction { try SQLiteLedger.seal($0, takenAt: taken) }
      try await copy.read { try SQLiteLedger.checkIntegrity($0) }
      try copy.close()
      try DurableFile.replace(file, by: draft.path)
    } catch {
      draft.removeDraft()
      throw StoreError.locating(error, at: file)
    }
  }

  /// Turns a copy into one file without a log beside it, which records when it was made.
  static func seal(_ db: Database, takenAt instant: Date) throws {
    try db.execute(sql: "PRAGMA journal_mode = DELETE")
    // A database without the table `fact` is older than backups, so its copy needs no date.
    guard try db.tableExists("fact") else { return }
    try LedgerMetadata(db: db).set(.takenAt, String(instant.timeIntervalSince1970))
    try LedgerMetadata(db: db).set(.running, nil)
  }

  /// Checks the database's integrity.
  /// - Throws: `StoreError` if it is damaged.
  static func checkIntegrity(_ db: Database) throws {
    let findings = try String.fetchAll(db, sql: "PRAGMA quick_check(3)")
    guard findings == ["ok"] else { throw StoreError(.damaged, cause: findings.joined(separator: "; ")) }
  }
}
