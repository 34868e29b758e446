import GRDB

// GRDB compiles a transaction's and a savepoint's own statements each time, which costs more than to run them. These
// stay compiled.
extension Database {
  /// Runs `body` in a transaction that may write, and commits it; rolls it back when `body` throws, or the commit does.
  func transaction(_ body: () throws -> Void) throws {
    try cachedStatement(sql: "BEGIN IMMEDIATE").run()
    do {
      try body()
      try cachedStatement(sql: "COMMIT").run()
    } catch {
      if isInsideTransaction { try? cachedStatement(sql: "ROLLBACK").run() }
      throw error
    }
  }

  /// Runs `body` in a transaction that only reads, all of it from the same state of the database.
  func snapshot<T>(_ body: () throws -> T) throws -> T {
    try cachedStatement(sql: "BEGIN DEFERRED").run()
    do {
      let value = try body()
      try cachedStatement(sql: "COMMIT").run()
      return value
    } catch {
      if isInsideTransaction { try? cachedStatement(sql: "ROLLBACK").run() }
      throw error
    }
  }

  /// Runs `body` in a savepoint of the transaction, and rolls back to it when `body` throws.
  ///
  /// - Throws: what `body` threw, or what kept the savepoint from being rolled back.
  func savepoint<T>(_ body: () throws -> T) throws -> T {
    try cachedStatement(sql: "SAVEPOINT part").run()
    do {
      let value = try body()
      try cachedStatement(sql: "RELEASE part").run()
      return value
    } catch {
      // When SQLite has ended the transaction, its savepoints are gone too.
      if isInsideTransaction {
        try cachedStatement(sql: "ROLLBACK TO part").run()
        try cachedStatement(sql: "RELEASE part").run()
      }
      throw error
    }
  }
}
