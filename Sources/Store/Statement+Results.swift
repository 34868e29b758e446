import CSQLite
import GRDB
import Storage

/// A row that a statement stands on, read by the places of its columns.
///
/// GRDB's `Row` lists the columns' names each time a statement runs, which takes longer than most statements do.
struct ResultRow {
  fileprivate let statement: SQLiteStatement

  /// The value of a column; NULL is nil if the value may be.
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
  /// Runs the statement, and hands over each row.
  func forEach(_ values: [Binding], _ body: (ResultRow) throws -> Void) throws {
    try bind(values)
    try forEachRow(body)
  }

  /// Runs the statement, and makes something of each row.
  func rows<Element>(_ values: [Binding] = [], _ make: (ResultRow) throws -> Element) throws -> [Element] {
    var elements: [Element] = []
    try forEach(values) { elements.append(try make($0)) }
    return elements
  }

  /// Runs the statement, and makes something of so many of its rows, those aside of which nothing is made.
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

  /// Runs the statement, and makes something of its first row; nil if there is none.
  func row<Element>(_ values: [Binding] = [], _ make: (ResultRow) throws -> Element) throws -> Element? {
    try bind(values)
    defer { sqlite3_reset(sqliteStatement) }
    return try step() ? make(ResultRow(statement: sqliteStatement)) : nil
  }

  /// Runs the statement, and returns the first column of its first row; nil if there is none, or NULL.
  func value<Value: StatementColumnConvertible>(_ values: [Binding] = []) throws -> Value? {
    try row(values) { try $0[0] as Value? } ?? nil
  }

  /// Hands over the rows of the statement, whose values are bound.
  private func forEachRow(while goesOn: () -> Bool = { true }, _ body: (ResultRow) throws -> Void) throws {
    // A statement that is left standing on a row would keep the transaction from ending.
    defer { sqlite3_reset(sqliteStatement) }
    while try goesOn() && step() { try body(ResultRow(statement: sqliteStatement)) }
  }
}
