import CSQLite
import Foundation
import GRDB
import Storage

/// Lets writes that wait share a transaction, with one commit and one sync to the disk.
///
/// Each write runs in its own savepoint and learns only of its own failure. If the machine fails (for example, the disk
/// is full) or the commit does, all writes of the transaction fail and leave nothing behind.
///
/// If nobody else is writing, a write runs on the caller's thread: on a fast disk, changing threads takes longer than
/// most commits. Writes that arrive meanwhile wait without blocking a thread.
final class CommitQueue: @unchecked Sendable {
  private let database: any DatabaseWriter
  private let path: String
  private let context: LedgerContext
  private let lock = NSLock()
  private var waiting: [any PendingWrite] = []
  private var isScheduled = false
  /// Whether the connection is in use by the queue.
  private var isBusy = false
  /// The durability that the writing connection is set to now; used only on that connection.
  private var durability = Durability.full

  /// The most writes that share a transaction, so that nobody waits long for the others.
  private static let most = 64
  /// Whether there is still a thread for all other work while one waits for the disk.
  private static let hasThreadsLeft = ProcessInfo.processInfo.activeProcessorCount > 1

  init(_ database: any DatabaseWriter, path: String, context: LedgerContext) {
    self.database = database
    self.path = path
    self.context = context
  }

  /// Runs `body` within a transaction, and returns when that has been committed.
  ///
  /// - Parameter isLong: whether it takes its own transaction. A shared one would keep the pages of its savepoints
  ///   until it ends, and search them at the end of each savepoint.
  func write<T: Sendable>(
    _ durability: Durability, isLong: Bool = false, _ body: @escaping @Sendable (Transaction) throws -> T
  ) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      add(durability, isLong: isLong, body) { continuation.resume(with: $0) }
    }
  }

  /// Queues `body` for a transaction. Calls `completion` once that has been committed or has failed.
  func add<T: Sendable>(
    _ durability: Durability, isLong: Bool = false, _ body: @escaping @Sendable (Transaction) throws -> T,
    completion: @escaping @Sendable (Result<T, any Error>) -> Void
  ) {
    let write = Write(durability: durability, isLong: isLong, path: path, body: body, completion: completion)
    let (mustSchedule, isFree) = lock.withLock {
      waiting.append(write)
      defer { isScheduled = true }
      return (!isScheduled, !isBusy)
    }
    guard mustSchedule else { return }
    if isFree, Self.hasThreadsLeft {
      database.writeWithoutTransaction { commitNext(on: $0) }
    } else {
      schedule()
    }
  }

  /// Runs `body` on the connection that writes, if nobody is using it; nil if somebody is.
  ///
  /// That connection has its pages in memory. Others would read recent writes from the log.
  func whileIdle<T>(_ body: (Database) throws -> T) rethrows -> T? {
    let isFree = lock.withLock {
      guard !isScheduled, !isBusy, Self.hasThreadsLeft else { return false }
      isBusy = true
      return true
    }
    guard isFree else { return nil }
    return try database.writeWithoutTransaction { db in
      defer { lock.withLock { isBusy = false } }
      return try body(db)
    }
  }

  /// Commits the waiting writes after those under way.
  private func schedule() {
    database.asyncWriteWithoutTransaction { [self] db in commitNext(on: db) }
  }

  private func commitNext(on db: Database) {
    let (writes, isMore) = lock.withLock {
      let writes = next()
      waiting.removeFirst(writes.count)
      isScheduled = !waiting.isEmpty
      isBusy = true
      return (writes, isScheduled)
    }
    if isMore { schedule() }
    commit(writes, on: db)
    lock.withLock { isBusy = false }
  }

  /// The writes whose turn it is: the first, and those after it that can share its transaction.
  private func next() -> [any PendingWrite] {
    let others = waiting.dropFirst().prefix { !$0.isLong }
    return waiting.first.map { $0.isLong ? [$0] : [$0] + others.prefix(Self.most - 1) } ?? []
  }

  private func commit(_ writes: [any PendingWrite], on db: Database) {
    var failure: (any Error)?
    do {
      try sync(writes.contains { $0.durability == .full } ? .full : .normal, on: db)
      try db.transaction {
        for write in writes { try write.run(in: Transaction(db: db, context), isAlone: writes.count == 1) }
      }
    } catch {
      failure = error
    }
    for write in writes { write.finish(failure) }
  }

  /// Sets the connection so that the next commit syncs as much as it needs.
  private func sync(_ needed: Durability, on db: Database) throws {
    guard needed != durability else { return }
    // SQLite applies the setting when it compiles the statement, so the statement cannot be cached.
    let sql = needed == .full ? "PRAGMA synchronous = FULL" : "PRAGMA synchronous = NORMAL"
    let code = ResultCode(rawValue: sqlite3_exec(db.sqliteConnection, sql, nil, nil, nil))
    guard code == .SQLITE_OK else { throw DatabaseError(resultCode: code) }
    durability = needed
  }
}

/// A write that waits for its transaction.
private protocol PendingWrite {
  var durability: Durability { get }
  /// Whether the write takes its own transaction.
  var isLong: Bool { get }
  /// Runs the write. An error that concerns only this write is kept for `finish`.
  /// - Throws: the error that makes the whole transaction fail.
  func run(in transaction: Transaction, isAlone: Bool) throws
  /// Gives the waiting caller the result, once the transaction has ended.
  /// - Parameter failure: why nothing was committed; nil if the transaction was committed.
  func finish(_ failure: (any Error)?)
}

private final class Write<T: Sendable>: PendingWrite {
  let durability: Durability
  let isLong: Bool
  private let path: String
  private let body: (Transaction) throws -> T
  private let completion: @Sendable (Result<T, any Error>) -> Void
  private var result: Result<T, any Error>?

  init(
    durability: Durability, isLong: Bool, path: String, body: @escaping (Transaction) throws -> T,
    completion: @escaping @Sendable (Result<T, any Error>) -> Void
  ) {
    self.durability = durability
    self.isLong = isLong
    self.path = path
    self.body = body
    self.completion = completion
  }

  func run(in transaction: Transaction, isAlone: Bool) throws {
    let db = transaction.db
    do {
      let value = isAlone ? try finished(transaction) : try db.savepoint { try finished(transaction) }
      result = .success(value)
    } catch {
      // The first error is the cause; SQLite ended the transaction because of it.
      let cause = transaction.failure ?? error
      result = .failure(cause)
      let isOfTheMachine = (cause as? DatabaseError)?.resultCode.isOfTheMachine ?? false
      if isAlone || isOfTheMachine || !db.isInsideTransaction { throw cause }
    }
  }

  private func finished(_ transaction: Transaction) throws -> T {
    let value = try body(transaction)
    if let failure = transaction.failure { throw failure }
    return value
  }

  func finish(_ failure: (any Error)?) {
    let outcome = failure.map { .failure($0) } ?? result ?? .failure(StoreError(.failed, cause: "it was not run"))
    completion(Result { try StoreError.translating(path) { try outcome.get() } })
  }
}
