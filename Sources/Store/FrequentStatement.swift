import CSQLite
import Foundation
import GRDB

/// The text of a statement that runs for each message.
///
/// GRDB keeps statements compiled, and finds them by their whole texts, which takes longer than running most of them.
/// So this remembers the one that was found last, with its connection.
final class FrequentStatement: ExpressibleByStringInterpolation, @unchecked Sendable {
  let sql: String
  private let lock = NSLock()
  private weak var statement: Statement?
  private var connection: SQLiteConnection?

  init(stringLiteral sql: String) { self.sql = sql }

  /// Returns the statement, compiled for a connection.
  fileprivate func compiled(for db: Database) throws -> Statement {
    // Another connection's statement is not touched, since that connection may be closing.
    if let known = lock.withLock({ connection == db.sqliteConnection ? statement : nil }) { return known }
    let found = try db.cachedStatement(sql: sql)
    lock.withLock { (statement, connection) = (found, db.sqliteConnection) }
    return found
  }
}

extension Database {
  func cachedStatement(_ frequent: FrequentStatement) throws -> Statement { try frequent.compiled(for: self) }
}
