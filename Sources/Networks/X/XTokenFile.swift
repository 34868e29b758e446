import Foundation

/// A pair of tokens in a JSON file that only its owner can read.
public struct XTokenFile: TokenStore {
  public let path: String

  /// Why a file is of no use; its text names the file and what to do.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  public init(path: String) {
    self.path = path
  }

  public func load() throws -> XTokens {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "\(path) can't be read; `nuthatch login x` writes it")
    }
    guard let tokens = try? JSONDecoder().decode(XTokens.self, from: data), !tokens.accessToken.isEmpty else {
      throw Failure(description: "\(path) holds no tokens; `nuthatch login x` writes them")
    }
    return tokens
  }

  /// Written beside the old one, made durable, and put in its place whole (rename(2), fsync(2)).
  public func save(_ tokens: XTokens) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(tokens) else { throw Failure(description: "the tokens can't be written") }
    let draft = path + ".new"
    unlink(draft)
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure() }
    let isWritten = Self.write(data, to: file) && fsync(file) == 0
    guard close(file) == 0, isWritten, rename(draft, path) == 0 else {
      let problem = failure()
      unlink(draft)
      throw problem
    }
    // The new name, too, is to outlast a power cut.
    let folder = open((path as NSString).deletingLastPathComponent.isEmpty ? "." : folderPath, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  private var folderPath: String { (path as NSString).deletingLastPathComponent }

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

  private func failure() -> Failure {
    Failure(
      description:
        "\(path) can't be written (\(String(cString: strerror(errno)))); its folder must be the daemon's to write")
  }
}
