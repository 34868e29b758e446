import Agenda
import Foundation
import GRDB
import Storage

/// The log of people who had themselves erased, in a file beside the database. An older backup still has them, and a
/// restore erases them again.
///
/// A line is the moment in seconds since 1970 and a keyed hash of one address, below the line of its key. Somebody who
/// has the file can test addresses and all telephone numbers against it, so guard it like the database. There are
/// several keys if the lines of another log were carried over.
struct ErasureLog {
  var path: String

  /// The log of the database at that path.
  init(of database: String) { path = database + ".erased" }
  /// The log in a folder of backups.
  init(in folder: String) { path = folder + "/erased" }
  init(path: String) { self.path = path }

  /// The log of the database that a connection has open; nil for one in memory.
  init?(_ db: Database) throws {
    let file = try String.fetchOne(db, sql: "SELECT file FROM pragma_database_list WHERE name = 'main'")
    guard let file, !file.isEmpty else { return nil }
    self.init(of: file)
  }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  private static let title = "nuthatch erasures 1 "

  /// Adds addresses, durably.
  /// - Throws: `StoreError`
  func note(_ addresses: [AddressKey], at instant: Date) throws {
    let contents = try contents()
    let begun = contents.sections.last
    var section = Section(key: begun?.key ?? ErasureLog.newKey())
    section.entries = addresses.map { Entry(instant: instant.timeIntervalSince1970, hash: section.hash(of: $0)) }
    try append(begun == nil ? section.text : section.lines, to: contents)
  }

  /// Durably adds the lines that are missing here from another log.
  /// - Throws: `StoreError`
  func carry(_ other: ErasureLog) throws {
    let contents = try contents()
    var text = ""
    for var section in try other.contents().sections {
      let known = Set(contents.sections.filter { $0.key == section.key }.flatMap(\.entries))
      section.entries.removeAll { known.contains($0) }
      if !section.entries.isEmpty { text += section.text }
    }
    if !text.isEmpty { try append(text, to: contents) }
  }

  private func append(_ text: String, to contents: Contents) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw DurableFile.failure(path) }
    defer { close(descriptor) }
    DurableFile.hand(path)
    // An unfinished line of an interrupted process does not count, and does not spoil the next.
    let bytes = Array(((contents.isTorn ? "\n" : "") + text).utf8)
    guard write(descriptor, bytes, bytes.count) == bytes.count, fsync(descriptor) == 0 else {
      throw DurableFile.failure(path)
    }
  }

  private static func newKey() -> [UInt8] {
    var random = SystemRandomNumberGenerator()
    return (0..<16).map { _ in UInt8.random(in: .min ... .max, using: &random) }
  }

  /// Returns those who were erased after one moment and up to another; empty if there is no log.
  func erased(after instant: Date, upTo latest: Date = .distantFuture) throws -> Erased {
    Erased(
      sections: try contents().sections.map { section in
        let entries = section.entries.filter {
          $0.instant > instant.timeIntervalSince1970 && $0.instant <= latest.timeIntervalSince1970
        }
        return (section, Dictionary(entries.map { ($0.hash, $0.instant) }, uniquingKeysWith: max))
      })
  }

  /// The people in a log.
  struct Erased {
    fileprivate var sections: [(key: Section, instants: [Int64: Double])]

    /// Returns the instant at which that address was last erased; nil if it was not.
    func instant(of address: AddressKey) -> Date? {
      sections.compactMap { $0.instants[$0.key.hash(of: address)] }.max().map { Date(timeIntervalSince1970: $0) }
    }
  }

  fileprivate struct Entry: Hashable {
    var instant: Double
    var hash: Int64
  }

  /// A key, and the lines below it.
  fileprivate struct Section {
    /// The key's 16 bytes.
    let key: [UInt8]
    private let hashes: KeyedHash
    var entries: [Entry] = []

    init(key: [UInt8]) {
      self.key = key
      hashes = KeyedHash(key: key)
    }

    func hash(of address: AddressKey) -> Int64 { hashes.hash(address.hashed) }

    var lines: String { entries.map { "\($0.instant) \($0.hash)\n" }.joined() }
    var text: String { ErasureLog.title + Data(key).base64EncodedString() + "\n" + lines }
  }

  private struct Contents {
    /// Whether the last line is unfinished.
    var isTorn = false
    var sections: [Section] = []
  }

  private func contents() throws -> Contents {
    guard exists else { return Contents() }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw StoreError(.unreachable, path: path, cause: "the log of erasures cannot be read")
    }
    var contents = Contents(isTorn: !text.isEmpty && !text.hasSuffix("\n"))
    for line in text.split(separator: "\n") {
      if line.hasPrefix(ErasureLog.title) {
        if let key = Data(base64Encoded: String(line.dropFirst(ErasureLog.title.count))), key.count == 16 {
          contents.sections.append(Section(key: Array(key)))
        }
        continue
      }
      let parts = line.split(separator: " ")
      if parts.count == 2, let instant = Double(parts[0]), let hash = Int64(parts[1]), !contents.sections.isEmpty {
        contents.sections[contents.sections.count - 1].entries.append(Entry(instant: instant, hash: hash))
      }
    }
    return contents
  }
}
