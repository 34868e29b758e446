import Foundation
import GRDB

/// Who had themselves erased and when, in a file beside the database: a backup that is older still has them, and whoever
/// restores it erases them again.
///
/// A line is the moment in seconds since 1970 and a keyed hash of one address; the first line is the key. It tells
/// nothing of those who are in it but whether an address that is known already is one of them.
struct ErasureLog {
  var path: String

  /// The log of the database at that path.
  init(of database: String) { path = database + ".erased" }
  init(path: String) { self.path = path }

  /// The log of the database that a connection has open; nil for one in memory.
  init?(_ db: Database) throws {
    let file = try String.fetchOne(db, sql: "SELECT file FROM pragma_database_list WHERE name = 'main'")
    guard let file, !file.isEmpty else { return nil }
    self.init(of: file)
  }

  struct Address {
    var network: String
    var remoteID: String
  }

  private static let title = "nuthatch erasures 1 "

  /// Adds addresses, durably.
  /// - Throws: `StoreError`
  func note(_ addresses: [Address], at instant: Date) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw DurableFile.failure(path) }
    defer { close(descriptor) }
    var text = ""
    var known = try contents()
    if known.hashes == nil {
      var random = SystemRandomNumberGenerator()
      let key = (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      known.hashes = KeyedHash(key: key)
      // What an interrupted process has left of a first line is no line.
      text = (known.isEmpty ? "" : "\n") + ErasureLog.title + Data(key).base64EncodedString() + "\n"
    }
    for address in addresses {
      let hash = known.hashes?.hash([address.network, address.remoteID]) ?? 0
      text += "\(instant.timeIntervalSince1970) \(hash)\n"
    }
    let bytes = Array(text.utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0 else {
      throw DurableFile.failure(path)
    }
  }

  /// Who was erased after a moment; empty where there is no log.
  func erased(after instant: Date) throws -> Erased {
    let known = try contents()
    let hashes = known.entries.filter { $0.instant > instant.timeIntervalSince1970 }
    return Erased(
      hashes: known.hashes, entries: Dictionary(hashes.map { ($0.hash, $0.instant) }, uniquingKeysWith: max))
  }

  /// Those who are in a log.
  struct Erased {
    fileprivate var hashes: KeyedHash?
    fileprivate var entries: [Int64: Double]

    /// When that address was erased last.
    func instant(of address: Address) -> Date? {
      hashes.flatMap { entries[$0.hash([address.network, address.remoteID])] }.map { Date(timeIntervalSince1970: $0) }
    }
  }

  private struct Contents {
    var isEmpty: Bool
    var hashes: KeyedHash?
    var entries: [(instant: Double, hash: Int64)] = []
  }

  private func contents() throws -> Contents {
    guard FileManager.default.fileExists(atPath: path) else { return Contents(isEmpty: true) }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw StoreError(.unreachable, path: path, cause: "the log of erasures cannot be read")
    }
    var contents = Contents(isEmpty: text.isEmpty)
    for line in text.split(separator: "\n") {
      if line.hasPrefix(ErasureLog.title) {
        let key = Data(base64Encoded: String(line.dropFirst(ErasureLog.title.count)))
        contents.hashes = contents.hashes ?? key.flatMap { $0.count == 16 ? KeyedHash(key: Array($0)) : nil }
        continue
      }
      let parts = line.split(separator: " ")
      if parts.count == 2, let instant = Double(parts[0]), let hash = Int64(parts[1]) {
        contents.entries.append((instant, hash))
      }
    }
    return contents
  }
}
