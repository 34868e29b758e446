public import Foundation

/// A token or password, which is never printed.
public struct Secret: Hashable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Sendable {
  /// The secret itself.
  public let value: String

  /// A secret with this value.
  public init(_ value: String) { self.value = value }

  /// Reads it from a file that others can't read; a relative path is looked up among systemd's credentials first.
  ///
  /// - Parameter lines: the most lines that it may have.
  /// - Throws: a `SettingProblem` that names the setting.
  public init(
    file path: String, setting: String, environment: [String: String] = ProcessInfo.processInfo.environment,
    lines: Int = 1
  ) throws {
    let credential = environment["CREDENTIALS_DIRECTORY"].map { "\($0)/\(path)" }
    let file =
      credential.flatMap { !path.hasPrefix("/") && FileManager.default.isReadableFile(atPath: $0) ? $0 : nil } ?? path
    var isFolder: ObjCBool = false
    guard !FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) || !isFolder.boolValue else {
      throw SettingProblem("`\(setting): \(path)` is a folder: name the file in it that has the secret", file: file)
    }
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      let user = ProcessInfo.processInfo.userName
      throw SettingProblem(
        access(file, F_OK) == 0
          ? "`\(setting): \(path)` can't be read by \(user); do: chown \(user): \(file)"
          : "`\(setting): \(path)` is not there, or in a folder that \(user) can't read: correct the path, or make the file",
        file: file)
    }
    let mode = (try? FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber)?.intValue ?? 0
    guard mode & 0o077 == 0 || credential == file else {
      throw SettingProblem("`\(setting): \(path)` can be read by others; do: chmod 600 \(file)", file: file)
    }
    value = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !value.isEmpty else {
      throw SettingProblem("`\(setting): \(path)` is empty: the secret belongs there", file: file)
    }
    guard value.split(whereSeparator: \.isNewline).count <= lines else {
      throw SettingProblem("`\(setting): \(path)` has more than a token in it: keep the token's line alone", file: file)
    }
  }

  /// A text that says only that it is a secret.
  public var description: String { "(secret)" }
  /// A text that says only that it is a secret.
  public var debugDescription: String { description }
  /// A mirror that shows nothing.
  public var customMirror: Mirror { Mirror(self, children: [:]) }
}
