import CSQLite
import GRDB
import Storage

/// The current row of a statement, read by the indexes of its columns.
///
/// GRDB's `Row` lists the columns' names each time a statement runs, which takes longer than most statements.
struct ResultRow {
  fileprivate let statement: SQLiteStatement

  /// Returns the value of a column; NULL is nil if the type is optional.
  /// - Throws: `StoreError` if the column holds something else.
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
  /// Runs the statement, and passes each row to `body`.
  func forEach(_ values: [Binding], _ body: (ResultRow) throws -> Void) throws {
    try bind(values)
    try forEachRow(body)
  }

  /// Runs the statement, and returns an element for each row.
  func rows<Element>(_ values: [Binding] = [], _ make: (ResultRow) throws -> Element) throws -> [Element] {
    var elements: [Element] = []
    try forEach(values) { elements.append(try make($0)) }
    return elements
  }

  /// Runs the statement, and returns at most `limit` elements of its rows, without those for which `make` returns nil.
  func rows<Element>(
    _ arguments: StatementArguments, atMost limit: Int, _ make: (ResultRow) throws -> Element?
  ) throws -> [Element] {
    var elements: [Element] = []
    try setArguments(arguments)
    try forEachRow(while: { elements.count < limit }) { row in
      if let element = try make(row) { elements.append(element) }
    }
    return elements
  }

  /// Runs the statement, and returns an element for its first row; nil if there is none.
  func row<Element>(_ values: [Binding] = [], _ make: (ResultRow) throws -> Element) throws -> Element? {
    try bind(values)
    defer { sqlite3_reset(sqliteStatement) }
    return try step() ? make(ResultRow(statement: sqliteStatement)) : nil
  }

  /// Runs the statement, and returns the first column of its first row; nil if there is none, or NULL.
  func value<Value: StatementColumnConvertible>(_ values: [Binding] = []) throws -> Value? {
    try row(values) { try $0[0] as Value? } ?? nil
  }

  /// Passes the rows of the statement, whose values are bound, to `body`.
  private func forEachRow(while goesOn: () -> Bool = { true }, _ body: (ResultRow) throws -> Void) throws {
    // A statement that is not reset would keep the transaction from ending.
    defer { sqlite3_reset(sqliteStatement) }
    while try goesOn() && step() { try body(ResultRow(statement: sqliteStatement)) }
  }
}
