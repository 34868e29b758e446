import Foundation

/// Locks a directory so that only one process at a time sets up the database in it (flock(2), advisory).
///
/// The database's own file is not locked like this, because closing any descriptor of it drops SQLite's locks
/// (fcntl(2)).
struct DirectoryLock {
  private let descriptor: Int32

  /// Waits for the lock, at most `timeout` seconds. A process that does not get it goes on, since SQLite's own locks
  /// remain.
  init(_ directory: String, timeout: Double) {
    descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    for _ in 0..<max(1, Int(timeout / 0.02)) {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(20_000)
    }
  }

  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
