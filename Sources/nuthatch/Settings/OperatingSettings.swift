import Agent
import Conversation
import Foundation
import Storage

// The operator's settings outside the accounts, from the configuration.

extension BackupSettings {
  /// Reads `backup`; nil if no directory is named.
  init?(_ values: SettingValues) {
    guard let directory = values.text(.backupDirectory) else { return nil }
    hours = values.number(.backupHours) ?? 24
    let keep = values.integer(.backupKeep) ?? 7
    // Because of the lifetime, manual backups do not push out scheduled ones early.
    folder = BackupFolder(directory: directory, keep: keep, lifetime: (Double(keep) - 0.5) * hours * 3600)
  }
}

extension Policy {
  /// Reads `operator` and `retention.days`.
  ///
  /// - Throws: `Problem` that names the setting and a valid value.
  init(_ values: SettingValues, _ schema: Schema) throws {
    self.init()
    retention = (values.number(.retentionDays) ?? 30) * 86_400
    if let largest = values.number(.mediaLargest) { pictures.file = Int(largest * 1_000_000) }
    if let quota = values.number(.mediaQuota) { pictures.person = Int(quota * 1_000_000) }
    guard let name = values.text(.operator) else { return }
    // A handle may have its own host: ann@example.org@mastodon.
    guard let at = name.lastIndex(of: "@"), name.startIndex < at,
      schema.networks.kind(named: String(name[name.index(after: at)...])) != nil
    else {
      throw values.problem(
        .operator, "is not a handle with its network, such as ann@example.org@\(schema.network.example)")
    }
    operatorHandle = String(name[..<at].drop { $0 == "@" })
    operatorNetwork = String(name[name.index(after: at)...])
  }
}

extension Access {
  /// Reads an account's `access` and `allow`. A list alone means that only those on it may write.
  ///
  /// - Throws: `Problem` that names the setting and a valid value.
  init(_ values: SettingValues) throws {
    // Handles may be written with or without their `@`.
    let allowed = values.texts(AccountKey.allow).map { Set($0.map { String($0.drop { $0 == "@" }) }) }
    switch values.text(AccountKey.access) ?? (allowed == nil ? "open" : "list") {
    case "list":
      guard let allowed else {
        throw values.problem(AccountKey.access, "takes `allow`, the list of those who are listened to")
      }
      self = .list(allowed)
    case _ where allowed != nil: throw values.problem(AccountKey.allow, "takes `access: list`")
    case "invite": self = .invite
    default: self = .open
    }
  }
}
