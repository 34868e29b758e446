import Foundation

/// One account's section of the configuration, for its network's kind to read.
public struct AccountSection: Sendable {
  /// The account's name.
  public let name: String
  /// The values of the kind's own settings.
  public let values: SettingValues
  /// The address at which its network can call the account; nil if nobody can reach the bot.
  public let webhookAddress: String?
  /// The environment, which names the folder of systemd's credentials.
  private let environment: [String: String]

  /// The section of an account; the environment names the folder of systemd's credentials.
  public init(name: String, values: SettingValues, webhookAddress: String?, environment: [String: String]) {
    self.name = name
    self.values = values
    self.webhookAddress = webhookAddress
    self.environment = environment
  }

  /// Returns the value of a setting as a secret; nil if it is not set.
  public func secret(_ setting: Setting) -> Secret? {
    values.text(setting).map { Secret($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  /// Returns the contents of the named file; nil if no file is named.
  ///
  /// - Parameter lines: the most lines that it may have.
  /// - Throws: `SettingProblem`
  public func secret(inFile setting: Setting, lines: Int = 1) throws -> Secret? {
    try values.text(setting).map {
      try Secret(file: $0, setting: "account.\(name).\(setting.key)", environment: environment, lines: lines)
    }
  }

  /// Returns `token`, or the contents of the file in `token_file`; nil if neither is set.
  ///
  /// - Throws: `SettingProblem`
  public func token() throws -> Secret? { try secret(.token) ?? secret(inFile: .tokenFile) }

  /// Returns a problem with the account; `text` continues the sentence from its name.
  public func problem(_ text: String) -> SettingProblem { SettingProblem("`account.\(name)` \(text)") }

  /// Returns a problem with one of its settings; `text` continues the sentence from the setting's name.
  public func problem(_ setting: Setting, _ text: String) -> SettingProblem {
    SettingProblem("`account.\(name).\(setting.key)` \(text)")
  }
}
