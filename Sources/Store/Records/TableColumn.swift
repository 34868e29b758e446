import GRDB
import Storage
import Synchronization

/// The columns of a table that are read together, each once. A row has them in the order of the cases. Each case has
/// the name of its column, in camel case.
protocol TableColumn: CaseIterable, RawRepresentable, Sendable where RawValue == Int {
  static var table: String { get }
}

extension TableColumn {
  /// `sent_at` for `sentAt`, `online_url` for `onlineURL`.
  var name: String {
    var name = ""
    for letter in "\(self)" {
      // Several capitals together belong to one word.
      if letter.isUppercase, name.last?.isLowercase == true { name += "_" }
      name.append(letter)
    }
    return name.lowercased()
  }

  static var names: [String] { allCases.map(\.name) }

  /// The columns as a query reads them, with the table's name or its alias.
  static func list(of table: String = Self.table) -> String {
    names.map { "\(table).\($0)" }.joined(separator: ", ")
  }
}

/// A row from which a table's columns are read, from an index on.
struct ColumnsOfRow<Column: TableColumn> {
  let row: ResultRow
  var first = 0

  subscript<Value: StatementColumnConvertible>(_ column: Column) -> Value {
    get throws { try row[first + column.rawValue] }
  }
}

/// A statement that adds a row to a table. The caller gives its columns beside the values. The text is made from them
/// on the first run, so the caller must give the same columns each time.
final class InsertStatement<Column: TableColumn>: Sendable {
  private let ending: String
  private let made = Mutex<FrequentStatement?>(nil)

  /// - Parameter ending: what follows the values, such as `ON CONFLICT (id) DO NOTHING`.
  init(_ ending: String) { self.ending = ending }

  func run(_ values: KeyValuePairs<Column, Binding>, in db: Database) throws {
    let statement = made.withLock { made in
      if let made { return made }
      let marks = values.map { _ in "?" }.joined(separator: ", ")
      let names = values.map(\.key.name).joined(separator: ", ")
      let new = FrequentStatement(
        stringLiteral: "INSERT INTO \(Column.table) (\(names)) VALUES (\(marks)) \(ending)")
      made = new
      return new
    }
    try db.cachedStatement(statement).run(values.map(\.value))
  }
}
