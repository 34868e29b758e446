import Foundation
import Storage

/// Files that replace each other in one step, and survive a power failure.
enum DurableFile {
  /// Moves a file to the place of another, or to a free name, in one step. The file gets the other's owner.
  static func replace(_ file: String, by other: String) throws {
    hand(other, replacing: file)
    try flush(other)
    guard rename(other, file) == 0 else { throw failure(file) }
    try flush(URL(fileURLWithPath: file).deletingLastPathComponent().path)
  }

  /// Gives a new file to the owner of the file that it replaces, or else of its directory, so that the daemon can use
  /// files that root makes. Only root can do that, and only root needs to.
  static func hand(_ made: String, replacing old: String? = nil) {
    guard geteuid() == 0 else { return }
    var owner = stat()
    let directory = made.lastIndex(of: "/").map { String(made[...$0]) } ?? "."
    guard old.map({ stat($0, &owner) == 0 }) == true || stat(directory, &owner) == 0 else { return }
    _ = lchown(made, owner.st_uid, owner.st_gid)
  }

  /// Returns true if both names are one file.
  static func isSame(_ file: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(file, &first) == 0 && stat(other, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  /// Waits until a file's bytes, or a directory's names, are on the disk.
  static func flush(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(path) }
  }

  /// Returns the free bytes for this process's user on the disk of a file; nil if unknown.
  static func room(beside file: String) -> Int64? {
    var status = statvfs()
    let directory = URL(fileURLWithPath: file).deletingLastPathComponent().path
    guard statvfs(directory, &status) == 0 else { return nil }
    return Int64(clamping: UInt64(status.f_bavail) &* UInt64(status.f_frsize))
  }

  /// Returns the error in errno as a `StoreError`.
  static func failure(_ path: String) -> StoreError {
    let code = errno
    let kind: StoreError.Kind =
      switch code {
      case EACCES, EROFS, EPERM: .readOnly
      case ENOSPC, EDQUOT: .full
      default: .unreachable
      }
    return StoreError(kind, path: path, cause: String(cString: strerror(code)))
  }
}
