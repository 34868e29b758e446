import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("The schema")
struct SchemaTests {
  /// The path of the schema that new ledgers are made by.
  private static let checkedIn = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/CSchema/schema.sql").standardized

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

  @Test("makes a new ledger, which is what all migrations would have made")
  func newLedger() throws {
    let migrated = try DatabaseQueue(configuration: LedgerFile.configuration())
    try Migrations.migrator.migrate(migrated)
    let made = try DatabaseQueue(configuration: LedgerFile.configuration())
    try made.write { try NewestSchema.make(in: $0) }
    #expect(try made.read(SchemaTests.contents) == migrated.read(SchemaTests.contents))
    #expect(try made.read { try Migrations.migrator.hasCompletedMigrations($0) })
    #expect(try made.read { try String.fetchOne($0, sql: "SELECT value FROM fact WHERE name = 'realm'")?.count } == 16)
  }

  /// What is in a database: its mark, its schema and its rows, but for what is drawn by lot.
  private static func contents(of db: Database) throws -> [String] {
    let tables = try String.fetchAll(
      db,
      sql: """
        SELECT name FROM sqlite_master
          WHERE type = 'table' AND name NOT GLOB '*_words*' AND name NOT LIKE 'sqlite_%' ORDER BY name
        """)
    let rows = try tables.map { table in
      try table == "fact"
        ? String.fetchAll(db, sql: "SELECT name FROM fact")
        : Row.fetchAll(db, sql: "SELECT * FROM \"\(table)\"").map(\.description)
    }
    let schema = try Row.fetchAll(db, sql: "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name")
    return try [Int.fetchOne(db, sql: "PRAGMA application_id")?.description ?? ""] + schema.map(\.description)
      + zip(tables, rows).map { "\($0): \($1)" }
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

  @Test("No CHECK lists more than two values with IN: SQLite would make a table of them for each row that is written")
  func checksAreComparisons() throws {
    let database = try DatabaseQueue(configuration: LedgerFile.configuration())
    try Migrations.migrator.migrate(database)
    let tables = try database.read { db in
      try String.fetchAll(db, sql: "SELECT sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL")
    }
    let lists = tables.flatMap { $0.matches(of: #/\w+ IN \([^(),]*,[^(),]*,[^()]*\)/#).map { String($0.output) } }
    #expect(lists == [])
  }

  @Test(
    "What a table may hold is what it could before its CHECKs were comparisons",
    arguments: [
      ("INSERT INTO rate_limit VALUES ('a', ?, 0, 1, 1, 1)", "read"),
      ("INSERT INTO consent (hash, account, word, at) VALUES (1, 'a', ?, 1)", "help"),
    ])
  func checksHold(_ sql: String, _ value: String) throws {
    let database = try DatabaseQueue(configuration: LedgerFile.configuration())
    try Migrations.migrator.migrate(database)
    try database.writeWithoutTransaction { db in
      try db.execute(sql: sql, arguments: [value])
      #expect(throws: DatabaseError.self) { try db.execute(sql: sql, arguments: ["\(value)s"]) }
      #expect(try String.fetchOne(db, sql: "PRAGMA integrity_check") == "ok")
    }
  }
}
