public import Foundation
import Hashing
public import Storage

/// The files of pictures in a folder. Each is in a directory named by two letters of its name, so that no directory
/// grows large.
///
/// Only the owner can read them. A file is written under another name, flushed and renamed, so that a file with its
/// proper name is complete.
public struct PictureFolder: PictureFiles {
  private let directory: String
  /// The machine's clock, which dates files.
  private let now: @Sendable () -> Date

  /// The folder at a path. The first file creates it.
  public init(directory: String, now: @escaping @Sendable () -> Date) {
    self.directory = directory
    self.now = now
  }

  private static let draft = ".part"
  private static let small = ".small"
  /// Seconds after which a draft is abandoned.
  private static let draftLasts: TimeInterval = 3600
  /// Seconds until a file in use is touched again: much less than the time for which others leave an unused file alone.
  private static let touchLasts: TimeInterval = 3 * 86_400

  /// Keeps a file and returns its name.
  /// - Throws: `StoreError`
  public func keep(_ bytes: Data) throws -> String {
    let hash = SHA256.hash(bytes).hexadecimal
    let file = path(of: hash)
    // A file that was just touched does not count as unused.
    if utimes(file, nil) == 0 { return hash }
    try write(bytes, to: file)
    return hash
  }

  /// Keeps a small copy of a file.
  /// - Throws: `StoreError`
  public func keep(thumbnail: Data, of hash: String) throws { try write(thumbnail, to: path(of: hash) + Self.small) }

  /// Returns true if a file is there.
  public func has(_ hash: String) -> Bool { exists(path(of: hash)) }

  /// Returns a file's bytes; nil if it is not there.
  /// - Throws: `StoreError`
  public func file(_ hash: String) throws -> Data? { try read(path(of: hash)) }

  /// Returns the small copy of a file; nil if there is none.
  /// - Throws: `StoreError`
  public func thumbnail(of hash: String) throws -> Data? { try read(path(of: hash) + Self.small) }

  /// Returns the names of all files. Deletes drafts of processes that were killed.
  /// - Throws: `StoreError`
  public func hashes() throws -> [String] {
    var found: Set<String> = []
    for part in try names(in: directory) where part.utf8.count == 2 {
      for name in try names(in: directory + "/" + part) {
        if name.hasSuffix(Self.draft) {
          let draft = "\(directory)/\(part)/\(name)"
          if isUntouched(draft, for: Self.draftLasts) { unlink(draft) }
        } else if name.utf8.count >= 64 {
          found.insert(String(name.prefix(64)))
        }
      }
    }
    return found.sorted()
  }

  /// Notes that somebody uses a file, at most once in a few days, since programs that copy the folder then see it as
  /// changed.
  /// - Throws: `StoreError`
  public func touch(_ hash: String) throws {
    let file = path(of: hash)
    guard isUntouched(file, for: Self.touchLasts) else { return }
    guard utimes(file, nil) == 0 || errno == ENOENT else { throw DurableFile.failure(file) }
  }

  /// Deletes a file and its small copy, unless it was kept or touched within that many seconds.
  /// - Throws: `StoreError`
  public func remove(_ hash: String, untouchedFor seconds: TimeInterval) throws -> Bool {
    let file = path(of: hash)
    if exists(file) {
      guard isUntouched(file, for: seconds) else { return false }
      // From here on, a process that keeps the same bytes finds no file, and writes one. If a process did so just
      // before, this is noticed below.
      let aside = Self.draftPath(of: file)
      guard rename(file, aside) == 0 || errno == ENOENT else { throw DurableFile.failure(file) }
      guard !exists(aside) || isUntouched(aside, for: seconds) else {
        guard rename(aside, file) == 0 else { throw DurableFile.failure(file) }
        return false
      }
      try delete(aside)
    }
    try delete(file + Self.small)
    return true
  }

  private func delete(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT else { throw DurableFile.failure(path) }
  }

  private static func draftPath(of file: String) -> String { "\(file).\(UUID().uuidString)\(draft)" }

  private func path(of hash: String) -> String { "\(directory)/\(hash.prefix(2))/\(hash)" }

  private func names(in directory: String) throws -> [String] {
    guard exists(directory) else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: directory)
    } catch {
      throw StoreError(.unreachable, path: directory, cause: "the folder of pictures can't be read")
    }
  }

  private func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Returns true if a file exists that was not touched for that many seconds; with 0, whatever its date.
  private func isUntouched(_ path: String, for seconds: TimeInterval) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return seconds <= 0 || now().timeIntervalSince1970 - Double(status.st_mtim.tv_sec) >= seconds
  }

  private func read(_ path: String) throws -> Data? {
    guard exists(path) else { return nil }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw StoreError(.unreachable, path: path, cause: "a picture's file can't be read")
    }
  }

  private func write(_ bytes: Data, to file: String) throws {
    let part = URL(fileURLWithPath: file).deletingLastPathComponent().path
    for folder in [directory, part] {
      guard mkdir(folder, 0o700) == 0 else {
        guard errno == EEXIST else { throw DurableFile.failure(folder) }
        continue
      }
      DurableFile.hand(folder)
      try DurableFile.flush(URL(fileURLWithPath: folder).deletingLastPathComponent().path)
    }
    let draft = Self.draftPath(of: file)
    do {
      let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw DurableFile.failure(draft) }
      defer { close(descriptor) }
      try bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
          let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
          guard count > 0 else { throw DurableFile.failure(draft) }
          rest = rest.dropFirst(count)
        }
      }
      try DurableFile.replace(file, by: draft)
    } catch {
      unlink(draft)
      throw error
    }
  }
}
