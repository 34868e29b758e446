import Agent
import Configuration
import Foundation
import Store

// What the operator has laid down beside the accounts, as the configuration says it.

extension BackupSettings {
  /// Reads `backup.directory`, `backup.every_hours` and `backup.keep`; nil where no directory is named.
  ///
  /// - Throws: `Problem` that names the setting and what would do.
  init?(_ reader: ConfigReader, file: String) throws {
    guard let directory = reader.string(forKey: "directory"), !directory.isEmpty else { return nil }
    hours = reader.double(forKey: "every_hours", default: 24)
    let keep = reader.int(forKey: "keep", default: 7)
    guard hours > 0, keep > 0 else {
      throw Problem.configuration("\(file): `backup.every_hours` and `backup.keep` need to be more than 0")
    }
    folder = BackupFolder(directory: directory, keep: keep)
  }
}

extension Policy {
  /// Reads `operator` and `retention.days`.
  ///
  /// - Throws: `Problem` that names the setting and what would do.
  init(_ reader: ConfigReader, file: String) throws {
    self.init()
    let days = reader.double(forKey: "retention.days", default: 30)
    guard days > 0 else {
      throw Problem.configuration("\(file): `retention.days: \(days)` must be more than 0; 30 would do")
    }
    retention = days * 86_400
    guard let name = reader.string(forKey: "operator"), !name.isEmpty else { return }
    // A handle may have a host of its own: ann@example.org@mastodon.
    guard let at = name.lastIndex(of: "@"), name.startIndex < at, name.index(after: at) < name.endIndex else {
      throw Problem.configuration(
        "\(file): `operator: \(name)` is no handle and network; `ann@example.org@mastodon` would be one")
    }
    operatorHandle = String(name[..<at].drop { $0 == "@" })
    operatorNetwork = String(name[name.index(after: at)...])
  }
}

extension Access {
  /// Reads an account's `access` and `allow`; a list alone says that it is to be kept to.
  ///
  /// - Throws: `Problem` that names the setting and what would do.
  init(_ account: String, _ reader: ConfigReader, file: String) throws {
    let allowed = reader.stringArray(forKey: "allow").map(Set.init)
    switch reader.string(forKey: "access", default: allowed == nil ? "open" : "list") {
    case "open" where allowed == nil: self = .open
    case "invite" where allowed == nil: self = .invite
    case "open", "invite":
      throw Problem.configuration("\(file): `account.\(account).allow` takes `access: list`")
    case "list":
      guard let allowed else {
        throw Problem.configuration(
          "\(file): `account.\(account).access: list` takes `allow`, the list of those who are listened to")
      }
      self = .list(allowed)
    case let other:
      throw Problem.configuration("\(file): `account.\(account).access: \(other)` is none of open, invite, list")
    }
  }
}
