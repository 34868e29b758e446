/// A reason why settings can't be used. It names the setting and what would be accepted, and contains no secret.
public struct SettingProblem: Error, Hashable, CustomStringConvertible {
  /// The problem in one line.
  public let description: String

  /// A problem in one line, without secrets.
  public init(_ description: String) { self.description = description }
}
