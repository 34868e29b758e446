public import Conversation
import Foundation
import NetworkSupport

/// Stores tokens in a JSON file that only its owner can read.
public struct XTokenFile: TokenStore {
  /// The file's path.
  public let path: String

  /// Why the file cannot be used.
  public struct Failure: Error, CustomStringConvertible {
    /// The path, what is wrong, and what to do about it.
    public var description: String
  }

  /// A store in the file at a path, which `nuthatch login x` writes first.
  public init(path: String) {
    self.path = path
  }

  /// Reads the tokens.
  ///
  /// - Throws: ``Failure`` where the file is missing or holds no tokens.
  public func load() throws -> XTokens {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "\(path) can't be read; `nuthatch login x` writes it")
    }
    guard let tokens = try? JSONDecoder().decode(XTokens.self, from: data), !tokens.accessToken.isEmpty else {
      throw Failure(description: "\(path) holds no tokens; `nuthatch login x` writes them")
    }
    return tokens
  }

  /// Replaces the file atomically and durably.
  ///
  /// - Throws: ``Failure`` where it cannot be written; the old tokens then stay in it.
  public func save(_ tokens: XTokens) throws {
    do {
      try PrivateFile(path: path).write(Data(try Self.text(of: tokens).value.utf8))
    } catch {
      throw Failure(description: "\(error); its folder must be the daemon's to write")
    }
  }

  /// What such a file holds.
  public static func text(of tokens: XTokens) throws -> Secret {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return Secret(String(decoding: try encoder.encode(tokens), as: UTF8.self))
  }
}
