import Agent
import Conversation
import Foundation
import Storage
import Web

/// The operator's settings in words, so that a forgotten setting becomes visible.
extension Settings {
  /// The settings that apply to everybody, a line each.
  var summary: [String] {
    var lines = ["the text of messages is kept for \(Self.days(policy.retention))"]
    if let backups {
      lines.append(
        "a backup is taken every \(SettingKind.written(backups.hours)) hours into \(backups.folder.directory), the newest"
          + " \(backups.folder.keep) are kept")
    } else {
      lines.append("no backups are taken: `backup.directory` says where they would go")
    }
    lines.append("people keep \(quota) items at most (`quota.default`), or what `nuthatch people quota` says of them")
    lines.append(
      "pictures are kept in \(media): at most \(Self.megabytes(policy.pictures.file)) each and"
        + " \(Self.megabytes(policy.pictures.person)) a person")
    if policy.operatorHandle == nil { lines.append("nobody is told what needs the operator: `operator` names who is") }
    if let pages = web?.pages {
      lines.append(
        "people see and change what they keep at \(pages.origin), once the bot has sent them a link (`!web`)")
    } else if let address = web?.publicURL {
      lines.append(
        "nobody can sign in with a browser: `web.public_url` is \(address), and has to be https without a path, or http"
          + " on this machine")
    } else {
      lines.append("nobody can sign in with a browser: `web.listen` and `web.public_url` say where they would")
    }
    if let community {
      lines.append(
        "events of \(community.name) come from \(community.sources.count) source(s): `nuthatch community sources` tells"
          + " how they are")
    }
    if !idleAccounts.isEmpty {
      lines.append(
        "described and not at work, as `accounts` does not name them: \(idleAccounts.joined(separator: ", "))")
    }
    return lines
  }

  private static func megabytes(_ bytes: Int) -> String {
    "\(SettingKind.written(Double(bytes) / 1_000_000)) MB"
  }

  private static func days(_ seconds: TimeInterval) -> String { "\(SettingKind.written(seconds / 86_400)) days" }

}

extension Settings.AccountSettings {
  /// The people who may write to the account, and what it may spend, a line each.
  var summary: [String] {
    let who =
      switch access {
      case .open: "everybody may write to it"
      case .invite: "those may write to it whom it knows, or who send a code of `nuthatch invite`"
      case .list(let names): "only these may write to it: \(names.sorted().joined(separator: ", "))"
      }
    guard kind.settings.contains(.spendPerDay) else { return [who] }
    let money =
      perDay.map { String(format: "it spends at most %.2f a day", Double($0) / 1_000_000) }
      ?? "it spends as much as it takes: `account.\(name).spend_per_day` would limit that"
    return [who, money]
  }
}
