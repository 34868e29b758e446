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
    _ values: [Binding] = [], _ make: @escaping (ResultRow) throws -> Element
  ) throws -> [Element] {
    var elements: [Element] = []
    try bind(values)
    let cursor = ResultCursor(self, make)
    while let element = try cursor.next() { elements.append(element) }
    return elements
  }

  /// Runs the statement, and hands over each row.
  func forEach(_ values: [Binding], _ body: (ResultRow) throws -> Void) throws {
    try bind(values)
    try withoutActuallyEscaping(body) { body in
      let cursor = ResultCursor(self, body)
      while try cursor.next() != nil {}
    }
  }

  /// Runs the statement, and makes something of so many of its rows, those aside of which nothing is made.
  func rows<Element>(
    _ arguments: StatementArguments, atMost limit: Int, _ make: @escaping (ResultRow) throws -> Element?
  ) throws -> [Element] {
    var elements: [Element] = []
    try setArguments(arguments)
    let cursor = ResultCursor(self, make)
    while elements.count < limit, let element = try cursor.next() {
      if let element { elements.append(element) }
    }
    return elements
  }

  /// Runs the statement, and makes something of its first row; nil where there is none.
  func row<Element>(
    _ values: [Binding] = [], _ make: @escaping (ResultRow) throws -> Element
  ) throws -> Element? {
    try bind(values)
    return try ResultCursor(self, make).next()
  }

  /// Runs the statement, and returns the first column of its first row; nil where there is none, or NULL.
  func value<Value: StatementColumnConvertible>(_ values: [Binding] = []) throws -> Value? {
    try row(values) { try $0[0] as Value? } ?? nil
  }
}

/// Steps through the rows of a statement. The names of its requirements are GRDB's.
// swift-format-ignore: NoLeadingUnderscores
private final class ResultCursor<Element>: DatabaseCursor {
  let _statement: Statement
  var _isDone = false
  private let make: (ResultRow) throws -> Element

  /// - Parameter statement: with its values bound.
  init(_ statement: Statement, _ make: @escaping (ResultRow) throws -> Element) {
    _statement = statement
    self.make = make
  }

  // A statement that is left standing on a row would keep the transaction from ending.
  deinit { sqlite3_reset(_statement.sqliteStatement) }

  func _element(sqliteStatement: SQLiteStatement) throws -> Element { try make(ResultRow(statement: sqliteStatement)) }
}
