import Foundation

/// Holds a directory so that one process at a time sets up the database in it (flock(2), advisory).
///
/// The database's own file is not locked that way: to close any descriptor of it drops SQLite's locks (fcntl(2)).
struct DirectoryLock {
  private let descriptor: Int32

  /// Waits for the lock. Where a directory cannot be locked, there is none: SQLite's own locks remain.
  init(_ directory: String) {
    descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { flock(descriptor, LOCK_EX) }
  }

  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
