import Agenda
public import Foundation
import GRDB
public import Storage

/// The store as one SQLite database, behind `DomainStore` and `MessageStore`.
///
/// Several processes can open the same file. One writes at a time while others wait. When `write` returns, its changes
/// are on the disk, unless the caller asked for less. Errors are `StoreError`s, or those that `body` throws.
public final class SQLiteLedger: OperatorLedger {
  let database: any DatabaseWriter
  let path: String
  let context: LedgerContext
  let commits: CommitQueue
  /// Nil for a ledger in memory, which has one connection.
  private let readers: ReadingConnections?

  /// Opens the database, creates it if there is none, and migrates its schema.
  ///
  /// Only the owner can read a new file and a new directory for it.
  /// - Parameters:
  ///   - busyTimeout: how long to wait for another process's write, in seconds.
  ///   - migrates: whether to create the file and migrate an older schema; false for tools that only read.
  ///   - telephoneNetworks: the names of the networks whose addresses are telephones; such addresses are never shown on
  ///     other networks.
  ///   - now: the clock.
  /// - Throws: `StoreError`
  public init(
    path: String, busyTimeout: Double = 15, migrates: Bool = true, telephoneNetworks: Set<String> = [],
    now: @escaping @Sendable () -> Date
  ) throws {
    self.path = path
    context = LedgerContext(telephoneNetworks: telephoneNetworks, now: now)
    database = try StoreError.translating(path) {
      try LedgerFile(path: path).open(busyTimeout: busyTimeout, migrates: migrates)
    }
    commits = CommitQueue(database, path: path, context: context)
    readers = ReadingConnections(LedgerFile(path: path), busyTimeout: busyTimeout)
    if migrates { try prepare() }
  }

  private init(memory: DatabaseQueue, _ context: LedgerContext) {
    path = ""
    self.context = context
    database = memory
    commits = CommitQueue(memory, path: "", context: context)
    readers = nil
  }

  /// A ledger in memory, which ends with its process.
  /// - Throws: `StoreError`
  public static func inMemory(
    telephoneNetworks: Set<String> = [], now: @escaping @Sendable () -> Date
  ) throws -> SQLiteLedger {
    try StoreError.translating("") {
      let memory = try DatabaseQueue(configuration: LedgerFile.configuration())
      try empty.get().backup(to: memory)
      return SQLiteLedger(memory: memory, LedgerContext(telephoneNetworks: telephoneNetworks, now: now))
    }
  }

  /// A database of the newest schema without rows. Copying it is faster than making one.
  static let empty = Result {
    let memory = try DatabaseQueue(configuration: LedgerFile.configuration())
    try memory.write { try NewestSchema.make(in: $0) }
    // The empty database contains nothing that needs a clock.
    try SQLiteLedger(memory: memory, LedgerContext(telephoneNetworks: [], now: { .distantPast })).prepare()
    return memory
  }

  /// Updates stored instants to new zone data. It writes nothing if they are current, so that a tool can read while
  /// the daemon writes.
  private func prepare() throws {
    try StoreError.translating(path) {
      if try database.read({ try Instants(db: $0).areOutdated() }) {
        try database.write { [context] in try Instants(db: $0).refreshAll(at: context.now()) }
      }
      if try database.read({ try FirstReminders(db: $0).areMissing() }) {
        try database.write { [context] db in
          let reminders = FirstReminders(db: db)
          // Another process that opened the file at the same time may have done it already.
          if try reminders.areMissing() { try reminders.plan(after: context.now()) }
        }
      }
    }
  }

  /// Runs `body` in a transaction, and returns when that has been committed. If `body` throws, its changes are rolled
  /// back.
  ///
  /// It completes even if the task is cancelled, since what was sent must be recorded.
  public func write<T: Sendable>(
    _ durability: Durability, _ body: @escaping @Sendable (any LedgerTransaction) throws -> T
  ) async throws -> T {
    try await commits.write(durability) { try body($0) }
  }

  /// Runs a long `body` in its own transaction, without a savepoint.
  public func writeAlone<T: Sendable>(
    _ body: @escaping @Sendable (any LedgerTransaction) throws -> T
  ) async throws -> T {
    try await commits.write(.full, isLong: true) { try body($0) }
  }

  /// Runs `body` in a transaction, with everything that the store's own code can do.
  func writing<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
    try await commits.write(.full, body)
  }

  /// Reads on a snapshot, while others write.
  ///
  /// It reads on the caller's thread, since changing threads takes longer than most reads. If nobody writes, it reads
  /// on the writing connection, and writes wait meanwhile.
  public func read<T: Sendable>(_ body: @escaping @Sendable (any LedgerTransaction) throws -> T) async throws
    -> T
  {
    guard let readers else { return try await reading { try body($0) } }
    try Task.checkCancellation()
    do {
      if let value = try commits.whileIdle({ try SQLiteLedger.readOnly($0, context, body) }) { return value }
      return try readers.read { db in try db.snapshot { try body(Transaction(db: db, context)) } }
    } catch {
      throw StoreError.locating(error, at: path)
    }
  }

  /// Reads on a snapshot and on a separate thread, which may take long, with everything that the store's own code can
  /// do.
  func reading<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws -> T {
    do {
      guard let memory = database as? DatabaseQueue else {
        return try await database.unsafeRead { [context] db in
          try db.snapshot { try body(Transaction(db: db, context)) }
        }
      }
      return try await memory.writeWithoutTransaction { [context] in try SQLiteLedger.readOnly($0, context, body) }
    } catch {
      throw StoreError.locating(error, at: path)
    }
  }

  /// Reads on a connection that can also write, and refuses changes.
  ///
  /// GRDB would guard the read with `PRAGMA query_only`, which makes SQLite compile every cached statement again.
  private static func readOnly<T>(_ db: Database, _ context: LedgerContext, _ body: (Transaction) throws -> T) throws
    -> T
  {
    let changes = db.totalChangesCount
    return try db.snapshot {
      let value = try body(Transaction(db: db, context))
      guard db.totalChangesCount == changes else {
        throw StoreError(.readOnly, cause: "reading must change nothing")
      }
      return value
    }
  }

  /// Makes sure that nobody can read erased data from the files.
  ///
  /// Deleted rows are already overwritten (`secure_delete`). The word indexes keep deleted words until their segments
  /// are merged; the write-ahead log keeps older pages until it is truncated, which another process's long read delays.
  /// VACUUM would only make the file smaller, and needs room for a second one. Other copies (backups, snapshots, the
  /// disk's spare blocks) are up to the operator.
  /// - Throws: `StoreError`
  public func scrub() async throws {
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      database.asyncWriteWithoutTransaction { [path] db in
        continuation.resume(with: Result { try StoreError.translating(path) { try SQLiteLedger.scrub(db) } })
      }
    }
  }

  /// Returns the note of the messages in progress, a file beside the database; nil for a ledger in memory.
  public func workNote(of account: String?) -> (any WorkNote)? {
    path.isEmpty ? nil : WorkFile(path: path + WorkFile.suffix + (account.map { "-\($0)" } ?? ""), database: path)
  }

  /// Releases the memory in which SQLite keeps pages. Closes the reading connections, which open again when needed.
  public func releaseMemory() async {
    readers?.release()
    (database as? DatabasePool)?.releaseMemoryEventually()
    // The writing connection does one thing after the other.
    await withCheckedContinuation { continuation in
      database.asyncWriteWithoutTransaction { _ in continuation.resume() }
    }
  }

  private static func scrub(_ db: Database) throws {
    let indexes = try String.fetchAll(
      db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%fts5%'")
    for index in indexes { try db.execute(sql: "INSERT INTO \(index) (\(index)) VALUES ('optimize')") }
    do {
      _ = try db.checkpoint(.truncate)
    } catch let error as DatabaseError where [.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode) {
      // Another process is reading an older page. The log is truncated when either process closes.
    }
  }

  /// Closes the database, and moves everything from the write-ahead log into the file unless another process still uses
  /// it.
  /// - Throws: `StoreError`
  public func close() throws {
    try StoreError.translating(path) {
      do {
        try database.writeWithoutTransaction { db in
          try db.execute(sql: "PRAGMA busy_timeout = 1000")
          _ = try db.checkpoint(.truncate)
        }
      } catch let error as DatabaseError where [.SQLITE_BUSY, .SQLITE_LOCKED].contains(error.resultCode) {
        // Another process is using the database, so the log stays. Nothing is lost.
      }
      // The writing connection closes last, since a reading one cannot delete the log.
      readers?.close()
      (database as? DatabasePool)?.invalidateReadOnlyConnections()
      try database.close()
    }
  }
}
