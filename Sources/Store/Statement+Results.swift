import CSQLite
import GRDB
import Storage

/// A row that a statement stands on, read by the places of its columns.
///
/// GRDB's `Row` lists the columns' names each time a statement runs, which takes longer than most statements do.
struct ResultRow {
  fileprivate let statement: SQLiteStatement

  /// The value of a column; NULL is nil where the value may be.
  /// - Throws: `StoreError` where the column holds something else.
  subscript<Value: StatementColumnConvertible>(_ index: Int) -> Value {
    get throws {
      guard let value = Value.fromStatement(statement, atUncheckedIndex: CInt(index)) else {
        throw StoreError(.damaged, cause: "column \(index) of a row holds no \(Value.self)")
      }
      return value
    }
  }
}

extension Statement {
  /// Runs the statement, and makes something of each row.
  func rows<Element>(
    _ arguments: StatementArguments = [], _ make: @escaping (ResultRow) throws -> Element
  ) throws -> [Element] {
    var elements: [Element] = []
    let cursor = try ResultCursor(self, arguments, make)
    while let element = try cursor.next() { elements.append(element) }
    return elements
  }

  /// Runs the statement, and hands over each row.
  func forEach(_ arguments: StatementArguments, _ body: (ResultRow) throws -> Void) throws {
    try withoutActuallyEscaping(body) { body in
      let cursor = try ResultCursor(self, arguments, body)
      while try cursor.next() != nil {}
    }
  }

  /// Runs the statement, and makes something of so many of its rows, those aside of which nothing is made.
  func rows<Element>(
    _ arguments: StatementArguments, atMost limit: Int, _ make: @escaping (ResultRow) throws -> Element?
  ) throws -> [Element] {
    var elements: [Element] = []
    let cursor = try ResultCursor(self, arguments, make)
    while elements.count < limit, let element = try cursor.next() {
      if let element { elements.append(element) }
    }
    return elements
  }

  /// Runs the statement, and makes something of its first row; nil where there is none.
  func row<Element>(
    _ arguments: StatementArguments = [], _ make: @escaping (ResultRow) throws -> Element
  ) throws -> Element? {
    try ResultCursor(self, arguments, make).next()
  }
}

/// Steps through the rows of a statement. The names of its requirements are GRDB's.
// swift-format-ignore: NoLeadingUnderscores
private final class ResultCursor<Element>: DatabaseCursor {
  let _statement: Statement
  var _isDone = false
  private let make: (ResultRow) throws -> Element

  init(
    _ statement: Statement, _ arguments: StatementArguments, _ make: @escaping (ResultRow) throws -> Element
  ) throws {
    _statement = statement
    self.make = make
    try statement.setArguments(arguments)
  }

  // A statement that is left standing on a row would keep the transaction from ending.
  deinit { sqlite3_reset(_statement.sqliteStatement) }

  func _element(sqliteStatement: SQLiteStatement) throws -> Element { try make(ResultRow(statement: sqliteStatement)) }
}
