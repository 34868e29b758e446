import CSQLite
import GRDB
import Storage

/// What takes a place of a statement; nil for NULL.
typealias Binding = (any StatementBinding)?

// GRDB makes three lists of a statement's arguments before it binds them, which takes longer than most statements do.
extension Statement {
  /// Runs the statement with values for its places, in their order.
  func run(_ values: [Binding] = []) throws {
    try bind(values)
    try execute()
  }

  /// Has the statement begin anew, with values for its places.
  func bind(_ values: [Binding]) throws {
    guard values.count == sqlite3_bind_parameter_count(sqliteStatement) else {
      throw StoreError(.failed, cause: "\(values.count) values for other places: \(sql)")
    }
    // What came of the last run was told then.
    sqlite3_reset(sqliteStatement)
    // GRDB takes what is bound from here on for its arguments.
    setUncheckedArguments(StatementArguments())
    for (index, value) in zip(CInt(1)..., values) {
      guard let value else { continue }
      let code = ResultCode(rawValue: value.bind(to: sqliteStatement, at: index))
      guard code == .SQLITE_OK else { throw DatabaseError(resultCode: code, sql: sql) }
    }
  }
}
