import Foundation
import GRDB
import Storage

/// A value that a column can have, which is both read and written.
typealias ColumnValue = BoundValue & DatabaseValueConvertible & StatementColumnConvertible

/// Visits the columns of a record. Each record lists its columns once, in `visit`. One visitor names them, one reads
/// them from a row, and one collects the values to write.
protocol ColumnVisitor {
  /// The error of a column; nil while there is none.
  var failure: (any Error)? { get set }
  /// Visits a column, and the property it holds.
  mutating func column<Value: ColumnValue>(_ name: String, _ value: inout Value?)
  /// Visits a column with the number of a list or place whose name is in the property. The column has the table's name.
  mutating func reference(to table: JournalEntity, _ name: inout String?)
  /// Visits a column with an instant, in seconds since 1970, which is only written, to find rows by it.
  mutating func instant(_ name: String)
}

extension ColumnVisitor {
  /// Visits a column that is never NULL.
  mutating func required<Value: ColumnValue>(_ name: String, _ value: inout Value) {
    var held: Value? = value
    column(name, &held)
    if let held { value = held }
  }

  /// Visits a column with a date, in seconds since 1970.
  mutating func date(_ name: String, _ value: inout Date?) {
    var seconds = value?.timeIntervalSince1970
    column(name, &seconds)
    value = seconds.map { Date(timeIntervalSince1970: $0) }
  }

  /// Visits a column with a date that is never NULL.
  mutating func date(_ name: String, _ value: inout Date) {
    var held: Date? = value
    date(name, &held)
    if let held { value = held }
  }

  /// Visits a column with moved occurrences, as JSON.
  mutating func overrides(_ name: String, _ value: inout [OverrideRecord]?) {
    do {
      let before = try JournalSnapshot.text(value)
      var text = before
      column(name, &text)
      if text != before { value = try OverrideRecord.list(in: text) }
    } catch {
      failure = failure ?? error
    }
  }
}

/// The names of a record's columns.
struct ColumnNames: ColumnVisitor {
  var failure: (any Error)?
  /// The columns for reading: of the record's table, or the name in a table that it refers to.
  private(set) var read: [String]
  /// The columns for writing.
  private(set) var written = ["id", "person"]
  /// The tables that it refers to.
  private(set) var tables: [JournalEntity] = []
  private let table: JournalEntity

  init(of table: JournalEntity) {
    self.table = table
    read = ["\(table).id"]
  }

  mutating func column<Value>(_ name: String, _ value: inout Value?) { add(name) }

  mutating func instant(_ name: String) { add(name) }

  mutating func reference(to table: JournalEntity, _ name: inout String?) {
    read.append("\(table).name")
    written.append(table.rawValue)
    tables.append(table)
  }

  private mutating func add(_ name: String) {
    read.append("\(table).\(name)")
    written.append(name)
  }
}

/// Reads a record's columns from a row, in the order of their names.
struct ColumnReader: ColumnVisitor {
  var failure: (any Error)?
  private let row: Row
  private(set) var index = 1

  init(_ row: Row) { self.row = row }

  mutating func column<Value: ColumnValue>(_ name: String, _ value: inout Value?) {
    value = row[index]
    index += 1
  }

  mutating func reference(to table: JournalEntity, _ name: inout String?) { column(table.rawValue, &name) }

  mutating func instant(_ name: String) { index += 1 }
}

/// Collects the values to write to a record's columns.
struct ColumnValues: ColumnVisitor {
  var failure: (any Error)?
  private(set) var values: [Binding]
  private let references: [JournalEntity: Int64]
  private let instants: [String: Int64]

  init(id: Int64, person: Int64, references: [JournalEntity: Int64], instants: [String: Int64]) {
    values = [id, person]
    values.reserveCapacity(32)
    self.references = references
    self.instants = instants
  }

  mutating func column<Value: ColumnValue>(_ name: String, _ value: inout Value?) {
    values.append(value)
  }

  mutating func reference(to table: JournalEntity, _ name: inout String?) {
    values.append(references[table])
  }

  mutating func instant(_ name: String) { values.append(instants[name]) }
}
