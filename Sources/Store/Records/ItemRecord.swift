import Agenda
import GRDB

/// A todo, event or note in its row and in the journal.
protocol ItemRecord {
  /// The table of its rows.
  static var table: JournalEntity { get }
  /// The SQL that reads and writes its rows.
  static var statements: ItemStatements { get }
  /// An empty record to read a row into.
  static var blank: Self { get }

  var id: Int64 { get set }
  var list: String? { get }
  var place: String? { get }
  var tags: [String] { get set }
  var people: [String] { get set }

  /// Visits its columns: all except `id` and `person`. Tags and contacts have their own tables.
  mutating func visit(_ columns: inout some ColumnVisitor)
}

/// The SQL that reads and writes the rows of a record.
struct ItemStatements {
  /// SQL that reads rows; the SQL appended to it may restrict and order them.
  let select: String
  /// SQL that writes a row, whether new or not.
  let upsert: FrequentStatement
  /// The columns as `select` reads them.
  let columns: [String]

  init<Record: ItemRecord>(_ type: Record.Type) {
    var (record, names) = (Record.blank, ColumnNames(of: Record.table))
    record.visit(&names)
    let table = Record.table.rawValue
    let joins = names.tables.map { " LEFT JOIN \($0) ON \($0).id = \(table).\($0)" }.joined()
    let updates = names.written.dropFirst(2).map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    columns = names.read
    select = """
      SELECT \(names.read.joined(separator: ", ")), \(Labels.columns(of: "\(table).id")) FROM \(table)\(joins)
      """
    upsert = """
      INSERT INTO \(table) (\(names.written.joined(separator: ", ")))
      VALUES (\(names.written.map { _ in "?" }.joined(separator: ", ")))
      ON CONFLICT (id) DO UPDATE SET \(updates)
      """
  }
}

extension ItemRecord {
  /// Reads a row of `select`.
  init(_ row: Row) throws {
    self = Self.blank
    var reader = ColumnReader(row)
    visit(&reader)
    if let failure = reader.failure { throw failure }
    id = row[0]
    tags = Labels.split(row[reader.index])
    people = Labels.split(row[reader.index + 1])
  }
}

extension Owner {
  /// Writes a record to its row, with its tags and contacts; returns the names that it refers to, in their spelling.
  ///
  /// - Parameter instants: the instants that serve to find rows, keyed by their columns.
  func write<Record: ItemRecord>(
    _ record: Record, instants: [String: Int64] = [:], isNew: Bool
  ) throws -> (list: String?, place: String?, tags: [String]) {
    let names = NameTable(owner: self)
    let list = try record.list.map { try names.row(.list, named: $0) }
    let place = try record.place.map { try names.row(.place, named: $0) }
    let labels = Labels(owner: self)
    let tags = try labels.tags(record.tags)
    var (record, references) = (record, [JournalEntity: Int64]())
    references[.list] = list?.id
    references[.place] = place?.id
    var values = ColumnValues(id: record.id, person: person.number, references: references, instants: instants)
    record.visit(&values)
    if let failure = values.failure { throw failure }
    try db.cachedStatement(Record.statements.upsert).run(values.values)
    try labels.setTags(tags.map(\.id), of: record.id, isNew: isNew)
    try labels.setContacts(record.people, of: record.id, isNew: isNew)
    return (list?.name, place?.name, tags.map(\.name))
  }
}
