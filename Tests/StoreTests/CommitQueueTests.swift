import Foundation
import GRDB
import Storage
import Synchronization
import Testing

@testable import Store

/// Counts commits.
private final class CommitCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  var commits: Int { lock.withLock { count } }

  func watch(_ db: Database) {
    db.trace { event in
      if event.description == "COMMIT" { self.lock.withLock { self.count += 1 } }
    }
  }
}

private struct Mistake: Error {}

@Suite struct CommitQueueTests {
  /// Makes writes wait behind one that is under way; returns the result of each and the number of commits.
  ///
  /// - Parameter long: the index of the write that takes a transaction of its own; nil for none.
  private func waiting(
    _ writes: [@Sendable (Transaction) throws -> Int], long: Int? = nil, in ledger: SQLiteLedger
  ) async throws -> (results: [Result<Int, any Error>], commits: Int) {
    let queue = CommitQueue(ledger.database, path: ledger.path, context: ledger.context)
    let counter = CommitCounter()
    let (isRunning, mayEnd) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      queue.add(.normal) { transaction in
        counter.watch(transaction.db)
        isRunning.signal()
        mayEnd.wait()
      } completion: { (_: Result<Void, any Error>) in
      }
    }
    isRunning.wait()
    let results = AsyncStream<(Int, Result<Int, any Error>)> { stream in
      for (index, body) in writes.enumerated() {
        queue.add(.full, isLong: index == long, body) { stream.yield((index, $0)) }
      }
      mayEnd.signal()
    }
    var found: [Int: Result<Int, any Error>] = [:]
    for await (index, result) in results {
      found[index] = result
      if found.count == writes.count { break }
    }
    // The first commit is that of the write which they waited for.
    return (writes.indices.compactMap { found[$0] }, counter.commits - 1)
  }

  @Test func `writes that wait share one commit`() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let (results, commits) = try await waiting(
      (0..<20).map { index in
        { transaction in
          try transaction.db.execute(sql: "CREATE TABLE t\(index) (x)")
          return index
        }
      }, in: ledger)
    #expect(try results.map { try $0.get() } == Array(0..<20))
    #expect(commits == 1)
  }

  @Test(arguments: [(0, 2), (2, 3), (4, 2)])
  func `a long write shares its commit with no other`(_ long: Int, _ expected: Int) async throws {
    let ledger = try SQLiteLedger.inMemory()
    let (results, commits) = try await waiting(
      (0..<5).map { index in
        { transaction in
          try transaction.db.execute(sql: "CREATE TABLE t\(index) (x)")
          return index
        }
      }, long: long, in: ledger)
    #expect(try results.map { try $0.get() } == Array(0..<5))
    #expect(commits == expected)
  }

  @Test func `a write that fails takes nothing from those it shares a commit with`() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let (results, _) = try await waiting(
      ["first", "second", "third"].map { name in
        { transaction in
          try transaction.db.execute(sql: "CREATE TABLE \(name) (x)")
          if name == "second" { throw Mistake() }
          return 1
        }
      }, in: ledger)
    #expect(throws: Mistake.self) { try results[1].get() }
    #expect(try [results[0], results[2]].map { try $0.get() } == [1, 1])
    let kept = try await ledger.database.read { db in
      try ["first", "second", "third"].filter { try db.tableExists($0) }
    }
    #expect(kept == ["first", "third"])
  }

  @Test func `where the machine fails one write, nothing of the others stays`() async throws {
    let ledger = try SQLiteLedger.inMemory()
    let (results, commits) = try await waiting(
      ["first", "second"].map { name in
        { transaction in
          try transaction.db.execute(sql: "CREATE TABLE \(name) (x)")
          if name == "second" { throw DatabaseError(resultCode: .SQLITE_FULL) }
          return 1
        }
      }, in: ledger)
    for result in results {
      let error = #expect(throws: StoreError.self) { try result.get() }
      #expect(error?.kind == .full)
    }
    #expect(commits == 0)
    #expect(try await ledger.database.read { try $0.tableExists("first") } == false)
  }

  @Test func `a read waits for no write, and sees nothing of it`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "commits-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let ledger = try SQLiteLedger(path: folder.appending(path: "ledger.sqlite").path, now: { Date() })
    let (isRunning, mayEnd, hasEnded) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    Thread.detachNewThread {
      ledger.commits.add(.full) { transaction in
        try transaction.db.execute(sql: "CREATE TABLE written (x)")
        isRunning.signal()
        mayEnd.wait()
      } completion: { (_: Result<Void, any Error>) in
        hasEnded.signal()
      }
    }
    isRunning.wait()
    let isThere: @Sendable (any LedgerTransaction) throws -> Bool = {
      // A connection remembers which tables there are.
      guard let db = ($0 as? Transaction)?.db else { return false }
      return try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name = 'written')") ?? false
    }
    #expect(try await !ledger.read(isThere))
    mayEnd.signal()
    hasEnded.wait()
    #expect(try await ledger.read(isThere))
    try ledger.close()
  }

  @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
  func `a write that finds nobody writing runs on the thread that asks`() throws {
    let ledger = try SQLiteLedger.inMemory()
    let thread = Mutex<pthread_t?>(nil)
    ledger.commits.add(.full) { _ in
      thread.withLock { $0 = pthread_self() }
    } completion: { (_: Result<Void, any Error>) in
    }
    #expect(thread.withLock { $0 } == pthread_self())
  }

  @Test func `a write syncs to the disk unless it was asked for less`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "commits-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let ledger = try SQLiteLedger(path: folder.appending(path: "ledger.sqlite").path)
    let queue = CommitQueue(ledger.database, path: ledger.path, context: ledger.context)
    func synchronous(_ durability: Durability) async throws -> Int? {
      try await queue.write(durability) { try Int.fetchOne($0.db, sql: "PRAGMA synchronous") }
    }
    #expect(try await synchronous(.full) == 2)
    #expect(try await synchronous(.normal) == 1)
    #expect(try await synchronous(.full) == 2)
    try ledger.close()
  }
}
