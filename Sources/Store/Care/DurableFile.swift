import Foundation

/// Files that take each other's place whole, and stay there when the power fails.
enum DurableFile {
  /// Moves a file to the place of another, or to where there is none, in one step.
  static func replace(_ file: String, by other: String) throws {
    try flush(other)
    guard rename(other, file) == 0 else { throw failure(file) }
    try flush(URL(fileURLWithPath: file).deletingLastPathComponent().path)
  }

  /// Sees to it that a file's bytes, or a directory's names, are on the disk.
  static func flush(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(path) }
  }

  /// The bytes that are free for whoever runs this, where a file is; nil where that can't be told.
  static func room(beside file: String) -> Int64? {
    var status = statvfs()
    let directory = URL(fileURLWithPath: file).deletingLastPathComponent().path
    guard statvfs(directory, &status) == 0 else { return nil }
    return Int64(clamping: UInt64(status.f_bavail) &* UInt64(status.f_frsize))
  }

  /// What errno tells, in the ledger's words.
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
