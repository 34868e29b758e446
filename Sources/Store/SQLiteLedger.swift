import Agenda
import Foundation
import GRDB
public import Storage

/// The ledger: one SQLite database that holds everything, behind `DomainStore` and `MessageStore`.
///
/// Several processes may have the same file open; one of them writes at a time, and the others wait for it. What a
/// `write` has returned from is on the disk. Errors are `StoreError`, or what `body` threw.
public final class SQLiteLedger: Ledger {
  let database: any DatabaseWriter
  let path: String

  /// Opens the database, makes it where there is none, and brings its schema up to date.
  ///
  /// A new file, and a directory that had to be made for it, can be read by their owner alone.
  /// - Parameters:
  ///   - busyTimeout: seconds to wait for another process's write.
  ///   - migrates: whether the file may be made, and an older schema brought up to date; a tool that only looks does not.
  /// - Throws: `StoreError`
  public init(path: String, busyTimeout: Double = 15, migrates: Bool = true) throws {
    self.path = path
    database = try StoreError.translating(path) {
      try LedgerFile(path: path).open(busyTimeout: busyTimeout, migrates: migrates)
    }
    if migrates { try prepare() }
  }

  private init(memory: DatabaseQueue) {
    path = ""
    database = memory
  }

  /// A ledger that is gone with its process.
  /// - Throws: `StoreError`
  public static func inMemory() throws -> SQLiteLedger {
    try StoreError.translating("") {
      let memory = try DatabaseQueue(configuration: LedgerFile.configuration())
      try empty.get().backup(to: memory)
      return SQLiteLedger(memory: memory)
    }
  }

  /// A database without a row in it. Copying it takes a fraction of the time that all migrations take.
  private static let empty = Result {
    let memory = try DatabaseQueue(configuration: LedgerFile.configuration())
    try Migrations.migrator.migrate(memory)
    try SQLiteLedger(memory: memory).prepare()
    return memory
  }

  /// Brings the instants up to date. Nothing is written where they are: a tool can look while the daemon writes.
  private func prepare() throws {
    try StoreError.translating(path) {
      if try database.read({ try Instants(db: $0).areOutdated() }) {
        try database.write { try Instants(db: $0).refreshAll() }
      }
      if try database.read({ try FirstReminders(db: $0).areMissing() }) {
        try database.write { db in
          let reminders = FirstReminders(db: db)
          // Another process that opened it at the same time may have been first.
          if try reminders.areMissing() { try reminders.plan(after: Date()) }
        }
      }
    }
  }

  /// Does `body` in one transaction, which stands whole or, when it throws, not at all.
  ///
  /// It goes to its end even where the task that asked is cancelled: what has been sent has to be noted.
  public func write<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws
    -> T
  {
    try await writing { try body($0) }
  }

  /// Does `body` in one transaction, with all that one can do.
  func writing<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      database.asyncWriteWithoutTransaction { [path] db in
        continuation.resume(with: Result { try StoreError.translating(path) { try SQLiteLedger.transact(db, body) } })
      }
    }
  }

  private static func transact<T>(_ db: Database, _ body: (Transaction) throws -> T) throws -> T {
    let transaction = Transaction(db: db)
    do {
      var result: T?
      try db.inTransaction {
        result = try body(transaction)
        if let failure = transaction.failure { throw failure }
        return .commit
      }
      guard let result else { throw StoreError(.failed, cause: "a transaction had no result") }
      return result
    } catch {
      // The first failure is the cause; that the transaction is off follows from it.
      throw transaction.failure ?? error
    }
  }

  /// Reads in one snapshot, while others write.
  public func read<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws
    -> T
  {
    try await reading { try body($0) }
  }

  /// Reads in one snapshot, with all that a transaction can do.
  func reading<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
    do {
      guard let memory = database as? DatabaseQueue else {
        return try await database.read { try body(Transaction(db: $0)) }
      }
      return try await memory.writeWithoutTransaction { try SQLiteLedger.look($0, body) }
    } catch {
      throw StoreError.locating(error, at: path)
    }
  }

  /// Reads on a connection that also writes, and refuses to change anything.
  ///
  /// GRDB would guard the read with `PRAGMA query_only`, after which SQLite compiles every cached statement again.
  private static func look<T>(_ db: Database, _ body: (Transaction) throws -> T) throws -> T {
    let changes = db.totalChangesCount
    var result: Result<T, any Error>?
    try db.inTransaction(.deferred) {
      result = Result { try body(Transaction(db: db)) }
      return .rollback
    }
    guard let result, db.totalChangesCount == changes else {
      throw StoreError(.readOnly, cause: "reading must change nothing")
    }
    return try result.get()
  }

  /// Sees to it that nothing that was erased can be read in the files any more.
  ///
  /// Deleted rows are zeroed on their pages already (`secure_delete`). The word indexes keep the words of what is
  /// deleted until their segments are merged; the write-ahead log keeps older pages until it is truncated, which
  /// another process's long read puts off. VACUUM would add nothing but a smaller file, and would need room for a
  /// second one. Copies elsewhere - backups, snapshots, the disk's own spare blocks - are the operator's to let expire.
  /// - Throws: `StoreError`
  public func scrub() async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      database.asyncWriteWithoutTransaction { [path] db in
        continuation.resume(with: Result { try StoreError.translating(path) { try SQLiteLedger.scrub(db) } })
      }
    }
  }

  private static func scrub(_ db: Database) throws {
    let indexes = try String.fetchAll(
      db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%fts5%'")
    for index in indexes { try db.execute(sql: "INSERT INTO \(index) (\(index)) VALUES ('optimize')") }
    do {
      _ = try db.checkpoint(.truncate)
    } catch let error as DatabaseError where [.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode) {
      // Another process reads an older page; its log is truncated when it or this one closes.
    }
  }

  /// Ends it: everything is moved from the write-ahead log into the one file, unless another process still uses it.
  /// - Throws: `StoreError`
  public func close() throws {
    try StoreError.translating(path) {
      do {
        try database.writeWithoutTransaction { db in
          try db.execute(sql: "PRAGMA busy_timeout = 1000")
          _ = try db.checkpoint(.truncate)
        }
      } catch let error as DatabaseError where [.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode) {
        // Another process reads or writes: the log stays for it, and nothing is lost.
      }
      // The connection that writes goes last: one that only reads cannot clear the log away.
      (database as? DatabasePool)?.invalidateReadOnlyConnections()
      try database.close()
    }
  }
}
