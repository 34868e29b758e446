import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("The schema")
struct SchemaTests {
  /// Where the schema that everybody reads stands.
  private static let checkedIn = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/Store/schema.sql").standardized

  @Test("is what schema.sql says; RECORD=1 writes it anew, for review")
  func schema() throws {
    let database = try DatabaseQueue(configuration: LedgerFile.configuration())
    try Migrations.migrator.migrate(database)
    let statements = try database.read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
            AND name NOT GLOB '*_words_*[a-z]' OR type = 'trigger' ORDER BY tbl_name, type = 'table' DESC, name
          """)
    }
    let schema =
      "-- The schema that all migrations together make; written by its test (RECORD=1), not by hand.\n\n"
      + statements.map { "\($0);\n" }.joined(separator: "\n")
    let known = (try? String(contentsOf: SchemaTests.checkedIn, encoding: .utf8)) ?? ""
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try schema.write(to: SchemaTests.checkedIn, atomically: true, encoding: .utf8)
      Issue.record("schema.sql is written: look it over, and run this without RECORD")
    }
    #expect(schema == known)
  }

  @Test("Every table is strict about the types of what it keeps")
  func tablesAreStrict() throws {
    let database = try DatabaseQueue(configuration: LedgerFile.configuration())
    try Migrations.migrator.migrate(database)
    let lax = try database.read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT strict
            AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'grdb_%'
          """)
    }
    #expect(lax.isEmpty)
  }
}
