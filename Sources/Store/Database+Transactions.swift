import GRDB

// GRDB compiles a transaction's and a savepoint's own statements each time, which costs more than to run them. These
// stay compiled.
extension Database {
  /// Runs `body` in a transaction that only reads, all of it from the same state of the database.
  func snapshot<T>(_ body: () throws -> T) throws -> T {
    try cachedStatement(sql: "BEGIN DEFERRED").execute()
    do {
      let value = try body()
      try cachedStatement(sql: "COMMIT").execute()
      return value
    } catch {
      if isInsideTransaction { try? cachedStatement(sql: "ROLLBACK").execute() }
      throw error
    }
  }

  /// Runs `body` in a savepoint of the transaction, and rolls back to it when `body` throws.
  ///
  /// - Throws: what `body` threw, or what kept the savepoint from being rolled back.
  func savepoint<T>(_ body: () throws -> T) throws -> T {
    try cachedStatement(sql: "SAVEPOINT part").execute()
    do {
      let value = try body()
      try cachedStatement(sql: "RELEASE part").execute()
      return value
    } catch {
      // When SQLite has ended the transaction, its savepoints are gone too.
      if isInsideTransaction {
        try cachedStatement(sql: "ROLLBACK TO part").execute()
        try cachedStatement(sql: "RELEASE part").execute()
      }
      throw error
    }
  }
}
