import Agenda
import Foundation
import GRDB
import Storage
import Testing

@testable import Store

@Suite("Opening a ledger")
struct OpeningTests {
  @Test("A new ledger and its log are its owner's alone, and so is a directory made for it")
  func modes() async throws {
    let scratch = try Scratch()
    let path = scratch.file("deep/down/ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    try await ledger.write { _ = try $0.someone() }
    #expect(try mode(path) == 0o600)
    #expect(try mode("\(path)-wal") == 0o600)
    #expect(try mode("\(path)-shm") == 0o600)
    #expect(try mode(scratch.file("deep")) == 0o700)
    #expect(try mode(scratch.file("deep/down")) == 0o700)
    try ledger.close()
  }

  @Test("Its writes are in a log and on the disk, its foreign keys hold")
  func pragmas() throws {
    let scratch = try Scratch()
    let database = try LedgerFile(path: scratch.file("ledger.sqlite")).open(busyTimeout: 1)
    try database.writeWithoutTransaction { db throws in
      #expect(try String.fetchOne(db, sql: "PRAGMA journal_mode") == "wal")
      #expect(try Int.fetchOne(db, sql: "PRAGMA synchronous") == 2)
      #expect(try Int.fetchOne(db, sql: "PRAGMA foreign_keys") == 1)
      #expect(try Int.fetchOne(db, sql: "PRAGMA busy_timeout") == 1000)
      #expect(try Int.fetchOne(db, sql: "PRAGMA application_id") == LedgerFile.applicationID)
    }
  }

  @Test("A closed ledger is one file, and has everything")
  func close() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    let ledger = try SQLiteLedger(path: path)
    try await ledger.write { _ = try $0.things().todos.add(Todo("milk")) }
    #expect(try await ledger.counts().openTodos == 1)
    try ledger.close()
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["ledger.sqlite"])
    let again = try SQLiteLedger(path: path)
    #expect(try await again.read { try $0.things().todos.openNames(limit: 5).map(\.name) } == ["milk"])
  }

  @Test("A ledger in memory closes too")
  func closeMemory() async throws {
    let ledger = try SQLiteLedger.inMemory()
    try await ledger.write { _ = try $0.someone() }
    try ledger.close()
  }

  @Test("Another tool can open, check and copy a ledger without knowing a function of ours")
  func otherTools() async throws {
    let scratch = try Scratch()
    let (path, second) = (scratch.file("ledger.sqlite"), scratch.file("copy.sqlite"))
    let ledger = try SQLiteLedger(path: path)
    try await ledger.write { _ = try $0.things().todos.add(Todo("milk")) }
    try ledger.close()
    let plain = try DatabaseQueue(path: path)
    try await plain.writeWithoutTransaction { db in
      #expect(try String.fetchOne(db, sql: "PRAGMA integrity_check") == "ok")
      #expect(try String.fetchAll(db, sql: "SELECT name FROM todo") == ["milk"])
      #expect(try Int.fetchOne(db, sql: "SELECT count(*) FROM todo_words WHERE todo_words MATCH '1xmilk'") == 1)
      try db.execute(sql: "VACUUM INTO ?", arguments: [second])
    }
    try plain.close()
    let copy = try SQLiteLedger(path: second)
    #expect(try await copy.read { try $0.things().todos.search(["milk"], open: true, limit: 9).count } == 1)
    try copy.close()
  }

  @Test("A closed ledger refuses work in so many words")
  func closed() async throws {
    let ledger = try SQLiteLedger(path: try Scratch().file("ledger.sqlite"))
    try ledger.close()
    await #expect(throws: StoreError.self) { try await ledger.write { _ = try $0.someone() } }
  }

  @Test("A file that is no database is refused, and left as it was")
  func noDatabase() throws {
    let scratch = try Scratch()
    let path = scratch.file("letter.txt")
    let letter = String(repeating: "Dear Ann, this is no database. ", count: 50)
    try letter.write(toFile: path, atomically: true, encoding: .utf8)
    let error = #expect(throws: StoreError.self) { try SQLiteLedger(path: path) }
    #expect(error?.kind == .notADatabase)
    #expect(error?.path == path)
    #expect(error?.description.contains("name another file") == true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == letter)
  }

  @Test("Another program's database is refused, and left as it was")
  func foreign() throws {
    let scratch = try Scratch()
    let path = scratch.file("other.sqlite")
    try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE invoice (id INTEGER)") }
    let before = try Data(contentsOf: URL(fileURLWithPath: path))
    let error = #expect(throws: StoreError.self) { try SQLiteLedger(path: path) }
    #expect(error?.kind == .foreign)
    #expect(error?.cause.contains("invoice") == true)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
  }

  @Test("A database that a later version has changed is refused")
  func newer() throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    try SQLiteLedger(path: path).close()
    try DatabaseQueue(path: path).write {
      try $0.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('99 from the future')")
    }
    let error = #expect(throws: StoreError.self) { try SQLiteLedger(path: path) }
    #expect(error?.kind == .newer)
    #expect(error?.cause == "a later version has changed its schema")
  }

  @Test("What cannot be opened says so", arguments: ["", "sub"])
  func unreachable(_ name: String) throws {
    let scratch = try Scratch()
    // The path is a directory, or would be below a file.
    let file = scratch.file("file")
    try "text".write(toFile: file, atomically: true, encoding: .utf8)
    let path = name.isEmpty ? scratch.path : "\(file)/\(name)/ledger.sqlite"
    let error = #expect(throws: StoreError.self) { try SQLiteLedger(path: path) }
    #expect(error?.kind == .unreachable)
    #expect(error?.path == path)
  }

  @Test("A file that may not be written says so", .enabled(if: geteuid() != 0, "root may write every file"))
  func readOnly() async throws {
    let scratch = try Scratch()
    let path = scratch.file("ledger.sqlite")
    try SQLiteLedger(path: path).close()
    try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: path)
    let error = #expect(throws: StoreError.self) { try SQLiteLedger(path: path) }
    #expect(error?.kind == .readOnly)
  }

  @Test(
    "SQLite's errors are told in the ledger's words",
    arguments: [
      (ResultCode.SQLITE_READONLY, StoreError.Kind.readOnly), (.SQLITE_FULL, .full), (.SQLITE_BUSY, .busy),
      (.SQLITE_IOERR, .damaged), (.SQLITE_CORRUPT, .damaged), (.SQLITE_NOTADB, .notADatabase),
      (.SQLITE_CANTOPEN, .unreachable), (.SQLITE_CONSTRAINT, .conflict), (.SQLITE_ERROR, .failed),
    ])
  func kinds(_ code: ResultCode, _ kind: StoreError.Kind) {
    let error = StoreError(
      DatabaseError(resultCode: code, message: "so it is", sql: "SELECT 'secret'"), path: "/tmp/l.sqlite")
    #expect(error.kind == kind)
    #expect(error.description.contains("/tmp/l.sqlite") && error.description.contains("so it is"))
    #expect(error.description.contains(error.remedy))
    #expect(!error.description.contains("secret"))
  }

  @Test("A disk that is full is no damaged one", arguments: [(Int64(0), StoreError.Kind.full), (1 << 30, .damaged)])
  func full(_ room: Int64, _ kind: StoreError.Kind) {
    let error = DatabaseError(resultCode: .SQLITE_IOERR_SHMSIZE, message: "disk I/O error")
    #expect(StoreError(error, path: "/tmp/l.sqlite", room: room).kind == kind)
  }
}
