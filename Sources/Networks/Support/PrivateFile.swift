public import Foundation

/// A file with a secret in it, that only its owner can read.
public struct PrivateFile: Hashable, Sendable {
  public let path: String

  /// Why it could not be written; its text names the file.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  public init(path: String) {
    self.path = path
  }

  /// Written beside the old one, made durable, and put in its place whole (rename(2), fsync(2)). It stays its owner's,
  /// whoever writes it: what root renews is still the daemon's to read.
  ///
  /// - Throws: `Failure`; what was there before is then there still.
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
    // The new name, too, is to outlast a power cut.
    let parent = (path as NSString).deletingLastPathComponent
    let folder = open(parent.isEmpty ? "." : parent, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Gives the draft to whom the old file belongs to; only root may, and for all others it is theirs already.
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
