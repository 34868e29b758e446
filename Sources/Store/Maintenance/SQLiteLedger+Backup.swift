public import Foundation
import GRDB

extension SQLiteLedger {
  /// Copies the database, as it is at one moment, into a file of its own that only its owner can read; others read and
  /// write meanwhile. The copy is looked over before it takes the place of an older backup of that name.
  ///
  /// Where the task is cancelled it ends between two steps, and leaves no file.
  /// - Parameter replacing: whether it may take the place of a file that is no backup, too. The database itself and the
  ///   files beside it are never replaced.
  /// - Returns: the moment of which everything is in it.
  /// - Throws: `StoreError`; `CancellationError`
  @discardableResult
  public func backUp(to file: String, replacing: Bool = false) async throws -> Date {
    try refuseTarget(file, replacing: replacing)
    // Whoever was erased before this moment is not in the copy, for erasures are writes too; the others are in the log.
    let taken = try await write { _ in Date() }
    try await copy(to: file, taken: taken)
    return taken
  }

  private func refuseTarget(_ file: String, replacing: Bool) throws {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let own = ["", "-wal", "-shm", "-journal", ".lock", ".erased"].map { real + $0 }
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
      throw StoreError(.occupied, path: file, cause: "it is no backup of nuthatch's; --force replaces it")
    }
  }

  /// - Parameter onStep: called after each of the copy's steps, of a mebibyte, on a thread that may be held up.
  func copy(to file: String, taken: Date, onStep: @escaping @Sendable () -> Void = {}) async throws {
    let draft = try LedgerFile.makeDraft(beside: file, BackupFolder.draft)
    do {
      let copy = try draft.openUnmigrated()
      try await database.read { source in
        // A first look fixes the moment: the steps would each see another, and begin again whenever there was a write.
        let look = try source.makeStatement(sql: "SELECT count(*) FROM sqlite_master")
        _ = try Int.fetchOne(look)
        try copy.writeWithoutTransaction { target in
          try source.backup(to: target, pagesPerStep: 256) { _ in
            onStep()
            // SQLite's own steps know of no cancellation; statements do, and this one throws.
            _ = try Int.fetchOne(look)
          }
        }
      }
      try await copy.writeWithoutTransaction { try SQLiteLedger.seal($0, takenAt: taken) }
      try await copy.read { try SQLiteLedger.lookOver($0) }
      try copy.close()
      try DurableFile.replace(file, by: draft.path)
    } catch {
      draft.removeDraft()
      throw StoreError.locating(error, at: file)
    }
  }

  /// Makes a copy one file, which opens without a log beside it and tells of which moment it is.
  static func seal(_ db: Database, takenAt instant: Date) throws {
    try db.execute(sql: "PRAGMA journal_mode = DELETE")
    // Before there were facts there were no backups either: such a copy goes into the database's place as it is.
    guard try db.tableExists("fact") else { return }
    try LedgerMetadata(db: db).set(.takenAt, String(instant.timeIntervalSince1970))
    try LedgerMetadata(db: db).set(.running, nil)
  }

  /// Looks whether the database is whole.
  /// - Throws: `StoreError` that it is damaged.
  static func lookOver(_ db: Database) throws {
    let findings = try String.fetchAll(db, sql: "PRAGMA quick_check(3)")
    guard findings == ["ok"] else { throw StoreError(.damaged, cause: findings.joined(separator: "; ")) }
  }
}
