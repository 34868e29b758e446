import Foundation
import Store

/// The database files of one schedule: each process has its own copy of the files that the one before left.
final class Disk: @unchecked Sendable {
  private let directory: URL
  private var count = 0
  /// The length of the log that survives a power failure, and the log's salts, which tell it from the log that
  /// overwrites it after a checkpoint. Source: https://sqlite.org/fileformat2.html#the_write_ahead_log
  private var synced: (salts: Data, length: Int)?

  /// A ledger that nothing has happened in yet, made once.
  private static let empty: Result<Data, any Error> = Result {
    let folder = try Disk.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "ledger").path
    try SQLiteLedger(path: path).close()
    return try Data(contentsOf: URL(filePath: path))
  }

  /// A folder in memory if the system has one: the tests are about the order of writes, not about the disk itself.
  private static func folder() throws -> URL {
    let shared = "/dev/shm"
    let root =
      FileManager.default.isWritableFile(atPath: shared)
      ? URL(filePath: shared) : FileManager.default.temporaryDirectory
    let folder = root.appending(path: "nuthatch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  init() throws {
    directory = try Disk.folder()
    try Disk.empty.get().write(to: URL(filePath: path))
  }

  /// The folder of all files.
  var folder: String { directory.path }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// The file of the living process.
  var path: String { directory.appending(path: "\(count)").path }

  /// Copies the current state of the disk - the file, its log, the note of what is being worked on, and no more - for
  /// the next process.
  ///
  /// - Parameter isPowerFailure: true if unsynced data is lost, and with it the note. The data that a checkpoint has
  /// moved to the file is synced.
  func pull(isPowerFailure: Bool = false) {
    let old = path
    count += 1
    for part in ["", "-wal"] + (isPowerFailure ? [] : [".working"]) {
      try? FileManager.default.copyItem(atPath: old + part, toPath: path + part)
    }
    guard isPowerFailure, let log = FileHandle(forUpdatingAtPath: path + "-wal") else { return }
    defer { try? log.close() }
    let isSameLog = synced.map { $0.salts == Disk.salts(of: log) } ?? false
    try? log.truncate(atOffset: isSameLog ? UInt64(synced?.length ?? 0) : 0)
  }

  /// Notes that the whole log now survives a power failure.
  func sync() {
    guard let log = FileHandle(forReadingAtPath: path + "-wal") else { return }
    defer { try? log.close() }
    synced = (Disk.salts(of: log), Int((try? log.seekToEnd()) ?? 0))
  }

  private static func salts(of log: FileHandle) -> Data {
    try? log.seek(toOffset: 16)
    return (try? log.read(upToCount: 8)) ?? Data()
  }

  /// Forgets what the process before the living one had open.
  func forget() {
    for part in ["", "-wal", "-shm", ".working"] {
      try? FileManager.default.removeItem(atPath: "\(directory.path)/\(count - 1)\(part)")
    }
  }
}
