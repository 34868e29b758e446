import Foundation
import Storage

/// A file beside the database, which is there while messages are being worked on: a line for each, with its number and
/// its attempts.
///
/// It is no part of the database. A commit that fails, because the disk is full, would leave a note there that nothing
/// can take back; a file can be deleted on a full disk too.
struct WorkFile: WorkNote {
  /// The end of its name, behind the name of the database.
  static let suffix = ".working"

  let path: String
  /// The database, which failures name.
  let database: String

  /// A message that takes the process down leaves the machine running, so the file need not survive a power failure.
  func begin(_ attempts: [Int64: Int]) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw DurableFile.failure(database) }
    defer { close(descriptor) }
    DurableFile.hand(path)
    let bytes = Array(attempts.map { "\($0) \($1)\n" }.joined().utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count else {
      let failure = DurableFile.failure(database)
      end()
      throw failure
    }
  }

  func end() { unlink(path) }

  func left() -> [Int64: Int] {
    guard let bytes = FileManager.default.contents(atPath: path) else { return [:] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    // What stands behind the last line's end was not written whole.
    let pairs = lines.dropLast().compactMap { line -> (Int64, Int)? in
      let numbers = line.split(separator: " ").compactMap { Int64($0) }
      return numbers.count == 2 ? (numbers[0], Int(numbers[1])) : nil
    }
    return Dictionary(pairs) { $1 }
  }
}
