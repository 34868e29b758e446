import CSQLite
import Foundation
import GRDB
import Storage

/// A value for a parameter of a statement; nil for NULL.
typealias Binding = (any BoundValue)?

/// A value that a parameter of a statement can have.
protocol BoundValue {
  /// Binds the value; returns SQLite's result code.
  func bind(to statement: SQLiteStatement, parameter: CInt) -> CInt
}

extension BoundValue where Self: StatementBinding {
  func bind(to statement: SQLiteStatement, parameter: CInt) -> CInt { bind(to: statement, at: parameter) }
}

extension Bool: BoundValue {}
extension Int: BoundValue {}
extension Int64: BoundValue {}
extension Double: BoundValue {}
extension Data: BoundValue {}

extension String: BoundValue {
  /// GRDB would make an array of the text for SQLite to copy.
  func bind(to statement: SQLiteStatement, parameter: CInt) -> CInt {
    withCString { nuthatch_bind_text(statement, parameter, $0) }
  }
}

// GRDB makes three lists of a statement's arguments before it binds them, and checks at each run whether anybody
// observes it. Both take longer than most statements.
extension Statement {
  /// Runs the statement with values for its parameters, in their order.
  func run(_ values: [Binding] = []) throws {
    try bind(values)
    while try step() {}
  }

  /// Resets the statement, and binds values to its parameters.
  func bind(_ values: [Binding]) throws {
    guard values.count == sqlite3_bind_parameter_count(sqliteStatement) else {
      throw StoreError(.failed, cause: "\(values.count) values for other places: \(sql)")
    }
    // The last run has already reported its result.
    sqlite3_reset(sqliteStatement)
    for index in values.indices {
      let place = CInt(index + 1)
      let code = values[index]?.bind(to: sqliteStatement, parameter: place) ?? sqlite3_bind_null(sqliteStatement, place)
      guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code), sql: sql) }
    }
  }

  /// Goes to the next row; returns true if there is one.
  func step() throws -> Bool {
    switch sqlite3_step(sqliteStatement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code:
      let message = String(cString: sqlite3_errmsg(sqlite3_db_handle(sqliteStatement)))
      sqlite3_reset(sqliteStatement)
      throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: sql)
    }
  }
}
