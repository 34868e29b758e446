import GRDB
import Testing

@testable import Store

@Suite("A statement that runs often")
struct FrequentStatementTests {
  private static let one: FrequentStatement = "SELECT value FROM thing"

  private func database(_ value: Int) throws -> DatabaseQueue {
    let database = try DatabaseQueue()
    try database.write { try $0.execute(sql: "CREATE TABLE thing (value); INSERT INTO thing VALUES (\(value))") }
    return database
  }

  @Test("is compiled once for a connection, and runs on the one that asks")
  func connections() throws {
    let (first, second) = (try database(1), try database(2))
    for _ in 0..<2 {
      for (database, value) in [(first, 1), (second, 2)] {
        try database.write { db in
          let statement = try db.cachedStatement(Self.one)
          #expect(try statement.value() == value)
          #expect(try db.cachedStatement(Self.one) === statement)
        }
      }
    }
    try second.close()
    #expect(try first.write { try $0.cachedStatement(Self.one).value() } == 1)
  }

  @Test("is compiled anew where the schema has changed, and keeps no connection open")
  func schema() throws {
    let database = try database(1)
    try database.write { db in
      #expect(try db.cachedStatement(Self.one).value() == 1)
      try db.execute(sql: "DROP TABLE thing; CREATE TABLE thing (name, value); INSERT INTO thing VALUES (2, 3)")
      #expect(try db.cachedStatement(Self.one).value() == 3)
    }
    // SQLite refuses to close a connection whose statements are held.
    try database.close()
  }
}
