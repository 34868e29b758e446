public import Conversation
import Foundation

/// Stores tokens in a JSON file that only its owner can read.
public struct TokenFile: TokenStore, Hashable {
  /// The file's path.
  public let path: String
  /// The command that first writes the file: `nuthatch login x`.
  private let login: String

  /// The reason why the file cannot be used.
  public struct Failure: Error, CustomStringConvertible {
    /// The path, the problem and the remedy.
    public var description: String
  }

  /// A store in the file at a path; the command `login` first writes that file.
  public init(path: String, login: String) {
    self.path = path
    self.login = login
  }

  /// Reads the tokens.
  ///
  /// - Throws: ``Failure`` if the file is missing or holds no tokens.
  public func load() throws -> TokenPair {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(description: "\(path) can't be read; `\(login)` writes it")
    }
    guard let tokens = try? JSONDecoder().decode(TokenPair.self, from: data), !tokens.accessToken.isEmpty else {
      throw Failure(description: "\(path) holds no tokens; `\(login)` writes them")
    }
    return tokens
  }

  /// Replaces the file atomically and durably.
  ///
  /// - Throws: ``Failure`` if it cannot be written; the old tokens then stay in it.
  public func save(_ tokens: TokenPair) throws {
    do {
      try PrivateFile(path: path).write(Data(try Self.text(of: tokens).value.utf8))
    } catch {
      throw Failure(description: "\(error); its folder must be the daemon's to write")
    }
  }

  /// The content of the file of a pair of tokens.
  public static func text(of tokens: TokenPair) throws -> Secret {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return Secret(String(decoding: try encoder.encode(tokens), as: UTF8.self))
  }

  /// The account's file, which the daemon must be able to replace.
  ///
  /// - Throws: `SettingProblem` if it cannot.
  public init(of section: AccountSection, path: String, login: String, because reason: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard FileManager.default.isReadableFile(atPath: path), FileManager.default.isWritableFile(atPath: folder) else {
      throw section.problem(
        .tokenFile,
        "must be a file in a folder that the daemon's user can write, and not \(path): \(reason);"
          + " /var/lib/nuthatch/\(section.name).token would do")
    }
    self.init(path: path, login: login)
  }
}
