import Foundation
import GRDB
import Storage
import Testing

@testable import nuthatch

/// The message about a database that another version of the program has made.
@Suite struct DatabaseVersionTests {
  private static func ledger(_ change: (Database) throws -> Void) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("version-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent("nuthatch.sqlite").path
    try openLedger(at: path, migrates: true).close()
    try DatabaseQueue(path: path).write(change)
    return path
  }

  @Test func `a database of a later version is refused for good, before anything is done to it`() throws {
    let path = try Self.ledger {
      try $0.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('99 from the future')")
    }
    defer { try? FileManager.default.removeItem(at: URL(fileURLWithPath: path).deletingLastPathComponent()) }
    for open in [{ _ = try keptBeforeUpgrade(of: path) }, { try openLedger(at: path, migrates: true).close() }] {
      let problem = try #require(throws: Problem.self, performing: open)
      #expect(problem.code == EX_CONFIG)
      #expect(problem.description.contains("is newer than this nuthatch"))
      #expect(problem.description.contains("restore the copy"), "\(problem)")
    }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    #expect(!files.contains { $0.contains("before") }, "\(files)")
  }
}
