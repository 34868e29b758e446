import GRDB

extension Database {
  /// Runs `body` in a savepoint of the transaction, and rolls back to it when `body` throws.
  ///
  /// GRDB's `inSavepoint` compiles its statements each time, which costs more than to run them.
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
