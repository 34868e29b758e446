import CSchema
import GRDB

/// The schema that all migrations together make. It makes a new ledger in one step. Running the migrations one after
/// the other took half of the time of a first message.
enum NewestSchema {
  /// The statements of schema.sql.
  private static var statements: String {
    String(decoding: UnsafeBufferPointer(start: nuthatch_schema(), count: Int(nuthatch_schema_count())), as: UTF8.self)
  }

  /// Gives an empty database the schema and rows that the migrations would have made.
  static func make(in db: Database) throws {
    try db.execute(sql: statements)
    for migration in Migrations.all {
      try db.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES (?)", arguments: [migration.name])
    }
    try db.execute(sql: ImportedItems.realm)
    try db.execute(sql: "PRAGMA application_id = \(LedgerFile.applicationID)")
  }
}
