import CSQLite
import Foundation
import GRDB
import Storage

/// The file of a ledger: makes it, opens it, and checks it before anything in it changes.
struct LedgerFile {
  /// The mark of Nuthatch's databases (SQLite's `application_id`): "Nuth" in ASCII.
  static let applicationID = 0x4e75_7468

  var path: String

  /// - Parameter migrates: whether to make a missing file, and to update an older schema.
  func open(busyTimeout: TimeInterval, migrates: Bool = true) throws -> any DatabaseWriter {
    guard migrates else { return try openAsItIs(busyTimeout: busyTimeout) }
    let directory = try makeDirectory()
    // Two processes that open a new file at the same time would both set it up.
    let lock = DirectoryLock(directory, timeout: busyTimeout)
    defer { lock.release() }
    try makeFile()
    let pool = try openPool(busyTimeout: busyTimeout)
    if try pool.read({ try !$0.tableExists("grdb_migrations") }) {
      try SQLiteLedger.empty.get().backup(to: pool)
    } else {
      try Migrations.migrator.migrate(pool)
    }
    return pool
  }

  private func openAsItIs(busyTimeout: TimeInterval) throws -> any DatabaseWriter {
    // A daemon that starts may be migrating it, so this does not look at a half-done migration.
    let lock = DirectoryLock(URL(fileURLWithPath: path).deletingLastPathComponent().path, timeout: busyTimeout)
    defer { lock.release() }
    switch try age() {
    case .none: throw StoreError(.unreachable, cause: "there is none yet; `nuthatch run` makes it")
    case .older: throw StoreError(.older, cause: "it has not been through all migrations")
    case .current: return try openPool(busyTimeout: busyTimeout)
    }
  }

  private func openPool(busyTimeout: TimeInterval) throws -> DatabasePool {
    let pool = try DatabasePool(path: path, configuration: LedgerFile.configuration(busyTimeout: busyTimeout))
    try pool.writeWithoutTransaction { db in
      // The pool has set NORMAL, which loses the last commits if the power fails.
      try db.execute(sql: "PRAGMA synchronous = FULL")
      guard try Int.fetchOne(db, sql: "PRAGMA synchronous") == 2 else {
        throw StoreError(.failed, cause: "SQLite does not take up synchronous = FULL")
      }
    }
    return pool
  }

  enum Age {
    case none, older, current
  }

  /// Returns how the ledger's schema compares with this version's. Changes nothing.
  func age() throws -> Age {
    guard FileManager.default.fileExists(atPath: path) else { return .none }
    let queue = try openUnmigrated()
    defer { try? queue.close() }
    return try queue.read { db in
      guard try db.tableExists("grdb_migrations") else { return .none }
      return try Migrations.migrator.hasCompletedMigrations(db) ? .current : .older
    }
  }

  /// Opens one connection, which leaves the schema as it is.
  ///
  /// The connection may write: a read-only one would leave an empty log behind.
  func openUnmigrated() throws -> DatabaseQueue {
    try DatabaseQueue(path: path, configuration: LedgerFile.configuration())
  }

  func openReadOnly(busyTimeout: TimeInterval = 15) throws -> DatabaseQueue {
    var configuration = LedgerFile.configuration(busyTimeout: busyTimeout)
    configuration.readonly = true
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  static func configuration(busyTimeout: TimeInterval = 15) -> Configuration {
    _ = countsNoMemory
    var configuration = Configuration()
    configuration.label = "ledger"
    configuration.busyMode = .timeout(busyTimeout)
    configuration.maximumReaderCount = 4
    // Runs before the pool sets the journal mode, so that another program's file stays as it was.
    configuration.prepareDatabase { db in
      try refuseForeign(db)
      // The triggers of the word indexes call it; a library may be built to forbid that to triggers.
      try db.execute(sql: "PRAGMA trusted_schema = ON")
      db.add(function: IndexedWords.function)
      // Deleted and overwritten data is erased from its page at once, not only when the page is used again.
      try db.execute(sql: "PRAGMA secure_delete = ON")
      // A savepoint keeps the old pages for a rollback. Keep them in memory, not in a file that nobody ever reads.
      try db.execute(sql: "PRAGMA temp_store = MEMORY")
      try keepPlans(db)
    }
    return configuration
  }

  /// Stops SQLite from counting its memory, since nobody uses that count. If something else in this process has already
  /// opened a database, SQLite goes on counting.
  private static let countsNoMemory = nuthatch_count_no_memory() == SQLITE_OK

  /// Makes SQLite compile a statement only once. Otherwise it would compile it again for each new value that is
  /// compared with a column of a partial index's condition, to see whether the index fits that value.
  private static func keepPlans(_ db: Database) throws {
    let code = ResultCode(rawValue: nuthatch_keep_plans(db.sqliteConnection))
    guard code == .SQLITE_OK else { throw DatabaseError(resultCode: code) }
  }

  /// Throws if a database is not Nuthatch's, or if a later version has changed it.
  private static func refuseForeign(_ db: Database) throws {
    guard try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") != 0 else { return }
    let id = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
    let tables = try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
    if id != applicationID, tables.contains(where: { !$0.hasPrefix("grdb_") }) {
      throw StoreError(.foreign, cause: "it has the tables \(tables.sorted().prefix(5).joined(separator: ", "))")
    }
    guard tables.contains("grdb_migrations") else { return }
    let known = Set(Migrations.all.map { $0.name })
    let applied = try String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations ORDER BY rowid")
    if applied.contains(where: { !known.contains($0) }) {
      throw StoreError(.newer, cause: "a later version has changed its schema")
    }
  }

  /// Returns the directory of the file; if it is missing, makes it for its owner alone.
  private func makeDirectory() throws -> String {
    let directory = URL(fileURLWithPath: path).deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw StoreError(.unreachable, cause: "its directory \(directory) cannot be made")
    }
    return directory
  }

  /// Makes the file before SQLite does, since SQLite would let everybody read it. The log beside it gets the same mode.
  ///
  /// An existing file is not touched: closing it would drop the locks of this process's other connections.
  private func makeFile(mayExist: Bool = true) throws {
    let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      guard errno == EEXIST, mayExist else { throw DurableFile.failure(path) }
      return
    }
    close(descriptor)
    DurableFile.hand(path)
  }

  /// Makes a new empty file beside another, which it will replace. Never removes an existing file of that name.
  static func makeDraft(beside file: String, _ suffix: String) throws -> LedgerFile {
    let draft = LedgerFile(path: "\(file)\(suffix)\(Transaction.randomCode())")
    try draft.makeFile(mayExist: false)
    return draft
  }

  /// Removes a draft that is not used, with the files that SQLite has made beside it.
  func removeDraft() {
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
  }
}
