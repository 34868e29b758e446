import Foundation
import Storage

/// Picture files in memory, on a disk that a test can fill.
final class MemoryFiles: PictureFiles, @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String: Data] = [:]
  private var small: [String: Data] = [:]
  private var touched: [String: Date] = [:]
  private let now: @Sendable () -> Date
  /// True if the disk is full.
  var isFull = false
  /// True if somebody deletes the next file as soon as it is written.
  var losesNext = false

  init(now: @escaping @Sendable () -> Date) { self.now = now }

  var all: [String: Data] { lock.withLock { kept } }
  var allSmall: [String: Data] { lock.withLock { small } }

  /// The bytes' length and sum: as good as a hash for a few files.
  static func hash(_ bytes: Data) -> String {
    let text = String(bytes.reduce(UInt64(bytes.count)) { $0 &* 31 &+ UInt64($1) }, radix: 16)
    return String(repeating: "0", count: 64 - text.count) + text
  }

  func keep(_ bytes: Data) throws -> String {
    if isFull { throw StoreError(.full, cause: "no space left on device") }
    let hash = Self.hash(bytes)
    lock.withLock {
      kept[hash] = losesNext ? nil : bytes
      touched[hash] = now()
      losesNext = false
    }
    return hash
  }

  func keep(thumbnail: Data, of hash: String) throws { lock.withLock { small[hash] = thumbnail } }
  func file(_ hash: String) throws -> Data? { lock.withLock { kept[hash] } }
  func thumbnail(of hash: String) throws -> Data? { lock.withLock { small[hash] } }
  func has(_ hash: String) -> Bool { lock.withLock { kept[hash] != nil } }
  func hashes() throws -> [String] { lock.withLock { kept.keys.sorted() } }
  func touch(_ hash: String) throws { lock.withLock { touched[hash] = now() } }

  func remove(_ hash: String, untouchedFor seconds: TimeInterval) throws -> Bool {
    lock.withLock {
      guard seconds <= 0 || now().timeIntervalSince(touched[hash] ?? .distantPast) >= seconds else { return false }
      (kept[hash], small[hash]) = (nil, nil)
      return true
    }
  }
}
