import Conversation
import Logging

/// All settings. A setting that is not declared here, or by a network's kind, is refused.
struct Schema: Sendable {
  let networks: KnownNetworks

  /// The settings of the whole configuration.
  let general: [Setting] = [
    .database, .zone, .about, .logLevel, .logFormat, .operator, .accounts, .backupDirectory, .backupHours,
    .backupKeep, .retentionDays, .quota, .mediaDirectory, .mediaLargest, .mediaQuota, .lateDays, .listen, .publicURL,
    .connections, .metricsListen, .communityName, .communityZone, .communityPublish,
    .communityModerators, .communityReportsHide, .calendarHosts,
  ]

  init(_ networks: KnownNetworks) { self.networks = networks }

  /// The setting of an account's network.
  var network: Setting {
    Setting(
      AccountKey.network, .choice(networks.names), example: networks.names.first ?? "", "which network it is on",
      isRequired: true)
  }

  /// The settings of a source of the community's events.
  var source: [Setting] { SourceKey.all }

  /// The settings of an account, whatever its network.
  var everyAccount: [Setting] { [network] + AccountKey.all }

  /// Returns the settings of an account on a network; nil if there is no such network.
  func settings(of network: String) -> [Setting]? {
    networks.kind(named: network).map { everyAccount + $0.settings }
  }

  /// The settings of an account whose network is not known.
  var anyNetwork: [Setting] {
    (everyAccount + networks.kinds.flatMap(\.settings)).reduce(into: []) { all, one in
      if !all.contains(where: { $0.key == one.key }) { all.append(one) }
    }
  }

  /// Returns the networks whose accounts have a setting of that name.
  func networks(with key: String) -> [String] {
    networks.kinds.filter { $0.settings.contains { $0.key == key } }.map(\.name).sorted()
  }
}

extension Setting {
  static let database = Setting(
    "database", .path, example: "/var/lib/nuthatch/nuthatch.sqlite", "the file everything is kept in",
    isRequired: true, needsRestart: true)
  static let zone = Setting(
    "zone", .text, example: "Europe/London", "the IANA time zone assumed for newcomers; UTC if it is left out",
    needsRestart: true)
  static let about = Setting(
    "about", .text, example: "Run by ann@example.org.", "the sentence in which `!about` says who runs the bot",
    needsRestart: true)
  static let logLevel = Setting(
    "log.level", .choice(Logger.Level.allCases.map(\.rawValue)), example: "info",
    "how much is logged; the text of messages never is", needsRestart: true)
  static let logFormat = Setting(
    "log.format", .choice(LogFormat.allCases.map(\.rawValue)), example: "json",
    "how the log is written: `text` for people, `json`, one object a line, for programs; text if it is left out",
    needsRestart: true)
  static let `operator` = Setting(
    "operator", .text, example: "ann@example.org@NETWORK",
    "the person whom the bot tells about problems, by their handle or id and their network")
  static let accounts = Setting(
    "accounts", .texts, example: "[garden]", "the accounts to run, by the names of their sections", isRequired: true)
  static let backupDirectory = Setting(
    "backup.directory", .path, example: "/var/lib/nuthatch/backups", "the folder for backups; without it none are taken"
  )
  static let backupHours = Setting(
    "backup.every_hours", .positive, example: "24", "the hours between two backups; 24 if it is left out")
  static let backupKeep = Setting(
    "backup.keep", .integer(1...10_000), example: "7", "how many backups are kept; 7 if it is left out")
  static let retentionDays = Setting(
    "retention.days", .positive, example: "30", "days after which the text of messages is deleted; 30 if it is left out"
  )
  static let quota = Setting(
    "quota.default", .integer(1...1_000_000_000), example: "10000",
    "how many open todos, events and notes each person may keep, unless `nuthatch people quota` gives them a number of"
      + " their own; \(Settings.defaultQuota) if it is left out")
  static let mediaDirectory = Setting(
    "media.directory", .path, example: "/var/lib/nuthatch/nuthatch.sqlite.media",
    "the folder for the pictures that people send; if it is left out, the database's path with `.media` added",
    needsRestart: true)
  static let mediaLargest = Setting(
    "media.largest_mb", .number(0.1...100), example: "10",
    "the largest picture that is kept, in megabytes; of a larger one, only the link is kept; 10 if it is left out")
  static let mediaQuota = Setting(
    "media.quota_mb", .number(1...2_000), example: "200",
    "how many megabytes of pictures each person may keep; of more, only links are kept; 200 if it is left out"
  )
  static let lateDays = Setting(
    "reminders.late_days", .number(0...1e12), example: "3",
    "reminders that are more days late than this are summed up in one line; 3 if it is left out",
    needsRestart: true)
  static let listen = Setting(
    "web.listen", .text, example: "127.0.0.1:8780",
    "the address and port of pages, calendars and /health; without it, nothing is served",
    needsRestart: true)
  static let publicURL = Setting(
    "web.public_url", .text, example: "https://nuthatch.example.org",
    "the address at which people reach them from outside",
    needsRestart: true)
  static let metricsListen = Setting(
    "metrics.listen", .text, example: "127.0.0.1:8781",
    "the address and port of /metrics, which anybody can read who can reach it; without it, nothing is served",
    needsRestart: true)
  static let connections = Setting(
    "web.connections", .integer(10...10_000), example: "300",
    "how many connections are served at a time; others wait; 300 if it is left out", needsRestart: true)
}

/// The settings of an account on any network.
enum AccountKey {
  /// The key of an account's network: the setting itself is in the schema, which knows the networks.
  static let network = "network"
  static let access = Setting(
    "access", .choice(["open", "invite", "list"]), example: "open",
    "who may write to it: everybody, people with an invitation, or the people that `allow` lists")
  static let allow = Setting(
    "allow", .texts, example: "[ann@example.org]",
    "with `access: list`, the handles or ids of the people who may write to it")
  static let pollMin = Setting(
    "poll_seconds.min", .positive, example: "5", "the shortest time between two polls, in seconds; 5 if it is left out")
  static let pollMax = Setting(
    "poll_seconds.max", .positive, example: "60", "the longest time between two polls, in seconds; 60 if it is left out"
  )

  static let all = [access, allow, pollMin, pollMax]
}
