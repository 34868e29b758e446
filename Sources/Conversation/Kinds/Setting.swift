/// One setting, declared as data: its name, the values it takes and its purpose. The options of a login are settings
/// too.
public struct Setting: Hashable, Sendable {
  /// The name within its section; a dot leads into a subsection: `poll_seconds.min`.
  public let key: String
  /// The kind of values that it takes.
  public let kind: SettingKind
  /// A value that would be accepted.
  public let example: String
  /// Its purpose, in a few words.
  public let help: String
  /// Whether it must be set.
  public let isRequired: Bool
  /// Whether its value must never be shown.
  public let isSecret: Bool
  /// Whether a running daemon keeps the old value until it restarts.
  public let needsRestart: Bool

  /// A setting that is optional and not secret, unless given otherwise.
  public init(
    _ key: String, _ kind: SettingKind, example: String, _ help: String, isRequired: Bool = false,
    isSecret: Bool = false, needsRestart: Bool = false
  ) {
    self.key = key
    self.kind = kind
    self.example = example
    self.help = help
    self.isRequired = isRequired
    self.isSecret = isSecret
    self.needsRestart = needsRestart
  }
}

// Settings that more than one network has.
extension Setting {
  /// The file with the credentials with which the account signs in.
  public static let tokenFile = Setting(
    "token_file", .text, example: "/var/lib/nuthatch/garden.token", "the file that `nuthatch login` writes")
  /// The token with which the account signs in, if it is not in a file.
  public static let token = Setting(
    "token", .text, example: "(in the environment)", "the token itself, instead of `token_file`", isSecret: true)
  /// The spending limit on networks that have prices.
  public static let spendPerDay = Setting(
    "spend_per_day", .number(0...1_000_000), example: "2.50",
    "the most it may spend in a day, in the currency of its prices; no limit if it is left out")
}
