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
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw Problem.unavailable(
        "another `nuthatch run` works on \(database); stop it first, or give this one a database of its own")
    }
  }

  /// Whether a daemon works on a database.
  static func isTaken(of database: String) -> Bool {
    let descriptor = open(database + ".lock", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }

  deinit { close(descriptor) }
}
