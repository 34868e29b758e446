import Foundation
import Storage

/// Files that take each other's place whole, and stay there when the power fails.
enum DurableFile {
  /// Moves a file to the place of another, or to where there is none, in one step. Its owner is the other's then.
  static func replace(_ file: String, by other: String) throws {
    hand(other, replacing: file)
    try flush(other)
    guard rename(other, file) == 0 else { throw failure(file) }
    try flush(URL(fileURLWithPath: file).deletingLastPathComponent().path)
  }

  /// Gives what was made just now to the owner of the file it replaces, or else of the directory it is in: what root makes
  /// is still the daemon's to use. Only root may do that, and nobody else needs to.
  static func hand(_ made: String, replacing old: String? = nil) {
    guard geteuid() == 0 else { return }
    var owner = stat()
    let directory = URL(fileURLWithPath: made).deletingLastPathComponent().path
    guard old.map({ stat($0, &owner) == 0 }) == true || stat(directory, &owner) == 0 else { return }
    _ = lchown(made, owner.st_uid, owner.st_gid)
  }

  /// Whether both names are one file.
  static func isSame(_ file: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    return stat(file, &first) == 0 && stat(other, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }

  /// Sees to it that a file's bytes, or a directory's names, are on the disk.
  static func flush(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(path) }
  }

  /// The bytes that are free for the user that runs this, where a file is; nil if that can't be told.
  static func room(beside file: String) -> Int64? {
    var status = statvfs()
    let directory = URL(fileURLWithPath: file).deletingLastPathComponent().path
    guard statvfs(directory, &status) == 0 else { return nil }
    return Int64(clamping: UInt64(status.f_bavail) &* UInt64(status.f_frsize))
  }

  /// Returns the error that errno stands for, in the ledger's words.
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
