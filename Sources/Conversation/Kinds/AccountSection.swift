import Foundation

/// One account's section of the configuration, for its network's kind to read.
public struct AccountSection: Sendable {
  /// The account's name.
  public let name: String
  /// What the kind's own settings are set to.
  public let values: SettingValues
  /// Where its network can call the account; nil where nobody can reach the bot.
  public let webhookAddress: String?
  /// Where systemd's credentials are named.
  private let environment: [String: String]

  /// The section of an account; the environment names the folder of systemd's credentials.
  public init(name: String, values: SettingValues, webhookAddress: String?, environment: [String: String]) {
    self.name = name
    self.values = values
    self.webhookAddress = webhookAddress
    self.environment = environment
  }

  /// What is set, as a secret.
  public func secret(_ setting: Setting) -> Secret? {
    values.text(setting).map { Secret($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  /// The contents of the named file; nil if no file is named.
  ///
  /// - Parameter lines: how many lines it may have.
  /// - Throws: `SettingProblem`
  public func secret(inFile setting: Setting, lines: Int = 1) throws -> Secret? {
    try values.text(setting).map {
      try Secret(file: $0, setting: "account.\(name).\(setting.key)", environment: environment, lines: lines)
    }
  }

  /// `token`, or what is in `token_file`; nil where neither is set.
  ///
  /// - Throws: `SettingProblem`
  public func token() throws -> Secret? { try secret(.token) ?? secret(inFile: .tokenFile) }

  /// A problem of the account; `text` goes on from its name.
  public func problem(_ text: String) -> SettingProblem { SettingProblem("`account.\(name)` \(text)") }

  /// A problem of one of its settings; `text` goes on from the setting's name.
  public func problem(_ setting: Setting, _ text: String) -> SettingProblem {
    SettingProblem("`account.\(name).\(setting.key)` \(text)")
  }
}
