import Foundation

/// Keeps a second daemon from the same database, since two would answer everything twice. The lock is released when the
/// process ends, in whatever way.
final class DaemonLock {
  private let descriptor: Int32

  /// - Throws: `Problem` if somebody else holds it.
  init(database: String, for holder: LockHolder) throws {
    let path = database + ".lock"
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw Problem.unavailable("\(path) can't be made: \(String(cString: strerror(errno))); is its folder writable?")
    }
    ServiceUser(of: database)?.own(descriptor)
    guard Self.take(descriptor) else {
      close(descriptor)
      if let command = Self.holder(of: database)?.command {
        throw Problem.unavailable("`nuthatch \(command)` works on \(database); try again when it has ended")
      }
      throw Problem.unavailable(
        "another `nuthatch run` works on \(database); stop it first, or give this one another database")
    }
    // The last holder's note is no longer valid.
    _ = ftruncate(descriptor, 0)
    let bytes = Array((holder.note + "\n").utf8)
    _ = pwrite(descriptor, bytes, bytes.count, 0)
  }

  /// Takes the lock. A process that checks whether it is taken holds it for an instant, so one try is not enough.
  private static func take(_ descriptor: Int32) -> Bool {
    for _ in 0..<10 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      usleep(50_000)
    }
    return false
  }

  /// Returns the holder of a database's lock; nil if nobody has it.
  static func holder(of database: String) -> LockHolder? {
    guard let file = FileHandle(forReadingAtPath: database + ".lock") else { return nil }
    defer { try? file.close() }
    guard flock(file.fileDescriptor, LOCK_SH | LOCK_NB) != 0 else { return nil }
    let noted = (try? file.read(upToCount: 64)).flatMap { $0 } ?? Data()
    return LockHolder(note: String(decoding: noted, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  deinit { close(descriptor) }
}
