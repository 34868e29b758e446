public import Foundation

/// A file with a secret, which only its owner can read.
public struct PrivateFile: Hashable, Sendable {
  /// The file's path.
  public let path: String

  /// The reason why the file could not be written.
  public struct Failure: Error, CustomStringConvertible {
    /// The path and the system's reason.
    public var description: String
  }

  /// A file that may not exist yet.
  public init(path: String) {
    self.path = path
  }

  /// Replaces the file atomically and durably (rename(2), fsync(2)). It keeps its owner, so that the daemon can still
  /// read it after root has written it.
  ///
  /// - Throws: `Failure`, with the old file unchanged.
  public func write(_ data: Data) throws {
    let draft = path + ".new"
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure }
    keepOwner(of: file)
    let isWritten = Self.write(data, to: file) && fsync(file) == 0
    guard close(file) == 0, isWritten, rename(draft, path) == 0 else {
      let failure = failure
      unlink(draft)
      throw failure
    }
    // The directory entry must survive a power cut, too.
    let parent = (path as NSString).deletingLastPathComponent
    let folder = open(parent.isEmpty ? "." : parent, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Checks that the file can be written, and changes nothing.
  ///
  /// - Throws: `Failure` if it cannot.
  public func checkWritable() throws {
    let draft = path + ".new"
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure }
    close(file)
    unlink(draft)
  }

  /// Gives the draft the owner of the old file. Only root can do so.
  private func keepOwner(of draft: Int32) {
    var old = stat()
    guard stat(path, &old) == 0, old.st_uid != geteuid() || old.st_gid != getegid() else { return }
    _ = fchown(draft, old.st_uid, old.st_gid)
  }

  private static func write(_ data: Data, to file: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = Foundation.write(file, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        offset += count
      }
      return true
    }
  }

  private var failure: Failure {
    Failure(description: "\(path) can't be written (\(String(cString: strerror(errno))))")
  }
}
