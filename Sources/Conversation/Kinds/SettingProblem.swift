/// A reason why settings can't be used. It names the setting and what would be accepted, and contains no secret.
public struct SettingProblem: Error, Hashable, CustomStringConvertible {
  /// The problem in one line.
  public let description: String
  /// The file, named by a setting, that can't be used; nil if the settings themselves are at fault.
  public let file: String?

  /// A problem in one line, without secrets.
  public init(_ description: String, file: String? = nil) {
    self.description = description
    self.file = file
  }
}
