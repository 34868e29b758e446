import Foundation
import NetworkSupport

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

  public func save(_ tokens: XTokens) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try PrivateFile(path: path).write(encoder.encode(tokens))
    } catch {
      throw Failure(description: "\(error); its folder must be the daemon's to write")
    }
  }
}
