import Foundation

/// What the driver does about the daemon itself.
extension Driver {
  /// Has a daemon killed should the tests end without doing so: its arguments tell it from whoever has its number then.
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
