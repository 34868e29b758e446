import Foundation

/// The driver's work on the daemon itself.
extension Driver {
  /// Makes the driver kill a daemon if the tests end without doing so. Its arguments tell it from a later process with
  /// the same number.
  func watch(_ process: Int32, started arguments: String) async throws {
    _ = try await ask(["do": "watch", "process": process, "arguments": arguments])
  }

  /// Rows of a database of the daemon's, read beside it.
  func rows(of database: URL, _ sql: String) async throws -> [[String]] {
    struct Answer: Decodable { var rows: [[String]] }
    let answer: Answer = try await ask(["do": "rows", "database": database.path, "sql": sql])
    return answer.rows
  }
}
