import GRDB

// GRDB compiles the statements of a transaction and of a savepoint each time, which takes longer than running them.
// These stay compiled.
extension Database {
  /// Runs `body` in a transaction that may write, and commits it; rolls it back if `body` throws, or the commit does.
  func transaction(_ body: () throws -> Void) throws {
    try cachedStatement(TransactionStatements.begin).run()
    do {
      try body()
      try cachedStatement(TransactionStatements.commit).run()
    } catch {
      if isInsideTransaction { try? cachedStatement(sql: "ROLLBACK").run() }
      throw error
    }
  }

  /// Runs `body` in a transaction that only reads, all of it from the same state of the database.
  func snapshot<T>(_ body: () throws -> T) throws -> T {
    try cachedStatement(TransactionStatements.beginReading).run()
    do {
      let value = try body()
      try cachedStatement(TransactionStatements.commit).run()
      return value
    } catch {
      if isInsideTransaction { try? cachedStatement(sql: "ROLLBACK").run() }
      throw error
    }
  }

  /// Runs `body` in a savepoint of the transaction, and rolls back to it if `body` throws.
  ///
  /// - Throws: the error of `body`, or the one that prevented the rollback.
  func savepoint<T>(_ body: () throws -> T) throws -> T {
    try cachedStatement(TransactionStatements.savepoint).run()
    do {
      let value = try body()
      try cachedStatement(TransactionStatements.release).run()
      return value
    } catch {
      // When SQLite has ended the transaction, its savepoints are gone too.
      if isInsideTransaction {
        try cachedStatement(sql: "ROLLBACK TO part").run()
        try cachedStatement(TransactionStatements.release).run()
      }
      throw error
    }
  }
}

private enum TransactionStatements {
  static let begin: FrequentStatement = "BEGIN IMMEDIATE"
  static let beginReading: FrequentStatement = "BEGIN DEFERRED"
  static let commit: FrequentStatement = "COMMIT"
  static let savepoint: FrequentStatement = "SAVEPOINT part"
  static let release: FrequentStatement = "RELEASE part"
}
