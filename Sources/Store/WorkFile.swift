import Foundation
import Storage

/// A file beside the database, which lists the messages in progress: a line for each, with its number and its attempts,
/// and an empty line after the last. Between two pieces of work it begins with the empty line.
///
/// It is not part of the database. If a commit failed because the disk is full, a note in the database could not be
/// removed, but one byte of a file can be overwritten even on a full disk. The file stays open until the process ends,
/// since making and deleting a file takes longer than the work on some messages.
///
/// Only one worker uses it, one call after the other.
final class WorkFile: WorkNote, @unchecked Sendable {
  /// The end of its name, after the name of the database.
  static let suffix = ".working"

  let path: String
  /// The database, named in errors.
  private let database: String
  /// The open file; nil before the first work.
  private var descriptor: Int32?

  init(path: String, database: String) {
    self.path = path
    self.database = database
  }

  /// Deletes the file at a clean end, unless it lists work, which may be another process's.
  deinit {
    guard let descriptor else { return }
    close(descriptor)
    if left().isEmpty { unlink(path) }
  }

  /// A message that takes the process down leaves the machine running, so the file need not survive a power failure.
  func begin(_ attempts: [Int64: Int]) throws {
    let file = try file()
    let note = Array(attempts.map { "\($0) \($1)\n" }.joined().utf8) + [UInt8(ascii: "\n")]
    // The note counts once its first byte is written.
    guard WorkFile.write(note[1...], to: file, at: 1), WorkFile.write(note[..<1], to: file, at: 0) else {
      let failure = DurableFile.failure(database)
      end()
      throw failure
    }
  }

  func end() {
    if let descriptor {
      if WorkFile.write([UInt8(ascii: "\n")], to: descriptor, at: 0) { return }
      // Some file systems need room to overwrite a byte, but none to delete a file.
      close(descriptor)
      self.descriptor = nil
    }
    unlink(path)
  }

  func left() -> [Int64: Int] {
    guard let bytes = FileManager.default.contents(atPath: path) else { return [:] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    // Bytes after the last line's end were not written completely.
    let pairs = lines.dropLast().prefix { !$0.isEmpty }.compactMap { line -> (Int64, Int)? in
      let numbers = line.split(separator: " ").compactMap { Int64($0) }
      return numbers.count == 2 ? (numbers[0], Int(numbers[1])) : nil
    }
    return Dictionary(pairs) { $1 }
  }

  /// Returns the open file. If somebody has deleted it, a new one takes its place.
  private func file() throws -> Int32 {
    var status = stat()
    if let descriptor {
      if fstat(descriptor, &status) == 0, status.st_nlink > 0 { return descriptor }
      close(descriptor)
      self.descriptor = nil
    }
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw DurableFile.failure(database) }
    descriptor = file
    DurableFile.hand(path)
    return file
  }

  /// Writes bytes at an offset; returns false if that fails.
  private static func write(_ bytes: ArraySlice<UInt8>, to file: Int32, at offset: Int) -> Bool {
    bytes.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, offset) == $0.count }
  }
}
