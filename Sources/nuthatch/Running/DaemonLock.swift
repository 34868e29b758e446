import Foundation

/// Keeps a second daemon from the same database: two would answer everything twice. Let go when the process ends,
/// however it does.
final class DaemonLock {
  private let descriptor: Int32

  /// - Throws: `Problem` where another daemon has it.
  init(database: String) throws {
    let path = database + ".lock"
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw Problem.unavailable("\(path) can't be made: \(String(cString: strerror(errno))); is its folder writable?")
    }
    ServiceUser(of: database)?.own(descriptor)
    guard Self.take(descriptor) else {
      close(descriptor)
      throw Problem.unavailable(
        "another `nuthatch run` works on \(database); stop it first, or give this one a database of its own")
    }
    // What the last daemon has noted there is of no use any more.
    _ = ftruncate(descriptor, 0)
  }

  /// Whoever looks whether it is taken has it for an instant, so one try is not enough.
  private static func take(_ descriptor: Int32) -> Bool {
    for _ in 0..<10 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      usleep(50_000)
    }
    return false
  }

  /// Notes which version of the daemon has it, for whoever looks.
  func note(version: String) {
    let bytes = Array((version + "\n").utf8)
    _ = pwrite(descriptor, bytes, bytes.count, 0)
  }

  /// Whether a daemon works on a database.
  static func isTaken(of database: String) -> Bool { versionOfHolder(of: database) != nil }

  /// The version of the daemon that works on a database: empty where it has not noted one, nil where there is none.
  static func versionOfHolder(of database: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: database + ".lock") else { return nil }
    defer { try? file.close() }
    guard flock(file.fileDescriptor, LOCK_SH | LOCK_NB) != 0 else { return nil }
    let noted = (try? file.read(upToCount: 64)).flatMap { $0 } ?? Data()
    return String(decoding: noted, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit { close(descriptor) }
}
