import Conversation
import Logging

/// Every setting there is. What is not declared here, or by a network's kind, is refused.
struct Schema: Sendable {
  let networks: KnownNetworks

  /// Those of the whole configuration.
  let general: [Setting] = [
    .database, .zone, .about, .logLevel, .logFormat, .operator, .accounts, .backupDirectory, .backupHours,
    .backupKeep, .retentionDays, .quota, .mediaDirectory, .mediaLargest, .mediaQuota, .lateDays, .listen, .publicURL,
    .connections, .metricsListen, .communityName, .communityZone, .communityPublish,
    .communityModerators, .communityReportsHide, .calendarHosts,
  ]

  init(_ networks: KnownNetworks) { self.networks = networks }

  /// Which network an account is on.
  var network: Setting {
    Setting(
      AccountKey.network, .choice(networks.names), example: networks.names.first ?? "", "which network it is on",
      isRequired: true)
  }

  /// Those of a source of the community's events.
  var source: [Setting] { SourceKey.all }

  /// Those of an account, whatever its network.
  var everyAccount: [Setting] { [network] + AccountKey.all }

  /// Those of an account on a network; nil where there is no such network.
  func settings(of network: String) -> [Setting]? {
    networks.kind(named: network).map { everyAccount + $0.settings }
  }

  /// Those of an account whose network is not known.
  var anyNetwork: [Setting] {
    (everyAccount + networks.kinds.flatMap(\.settings)).reduce(into: []) { all, one in
      if !all.contains(where: { $0.key == one.key }) { all.append(one) }
    }
  }

  /// The networks whose accounts have a setting of that name.
  func networks(with key: String) -> [String] {
    networks.kinds.filter { $0.settings.contains { $0.key == key } }.map(\.name).sorted()
  }
}

extension Setting {
  static let database = Setting(
    "database", .text, example: "/var/lib/nuthatch/nuthatch.sqlite", "the file everything is kept in",
    isRequired: true, needsRestart: true)
  static let zone = Setting(
    "zone", .text, example: "Europe/London", "the IANA time zone assumed for newcomers; UTC if it is left out",
    needsRestart: true)
  static let about = Setting(
    "about", .text, example: "Run by ann@example.org.", "what `!about` tells people of who runs the bot",
    needsRestart: true)
  static let logLevel = Setting(
    "log.level", .choice(Logger.Level.allCases.map(\.rawValue)), example: "info",
    "how much is logged; what people write never is", needsRestart: true)
  static let logFormat = Setting(
    "log.format", .choice(LogFormat.allCases.map(\.rawValue)), example: "json",
    "how it is written: `text` for people, `json` for programs, an object a line; text if it is left out",
    needsRestart: true)
  static let `operator` = Setting(
    "operator", .text, example: "ann@example.org@NETWORK",
    "whose chat with the bot tells what needs the operator, by their handle or their id there")
  static let accounts = Setting(
    "accounts", .texts, example: "[garden]", "the accounts at work, by the names of their sections", isRequired: true)
  static let backupDirectory = Setting(
    "backup.directory", .text, example: "/var/lib/nuthatch/backups", "where backups are kept; without it none are taken"
  )
  static let backupHours = Setting(
    "backup.every_hours", .positive, example: "24", "hours from one backup to the next; 24 if it is left out")
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
    "media.directory", .text, example: "/var/lib/nuthatch/nuthatch.sqlite.media",
    "where the pictures that people send are kept; if it is left out, beside the database, with `.media` behind its name",
    needsRestart: true)
  static let mediaLargest = Setting(
    "media.largest_mb", .number(0.1...100), example: "10",
    "the most megabytes of one picture, larger ones stay links; 10 if it is left out")
  static let mediaQuota = Setting(
    "media.quota_mb", .number(1...2_000), example: "200",
    "the most megabytes of pictures that each person may keep, others stay links; 200 if it is left out")
  static let lateDays = Setting(
    "reminders.late_days", .number(0...1e12), example: "3",
    "reminders missed by more days than this are told in one line together; 3 if it is left out", needsRestart: true)
  static let listen = Setting(
    "web.listen", .text, example: "127.0.0.1:8780",
    "the address and port that pages, calendars and /health are served at; without it nothing listens",
    needsRestart: true)
  static let publicURL = Setting(
    "web.public_url", .text, example: "https://nuthatch.example.org", "what people reach that address by",
    needsRestart: true)
  static let metricsListen = Setting(
    "metrics.listen", .text, example: "127.0.0.1:8781",
    "the address and port of /metrics, for whatever can reach it; if it is left out, nothing serves it",
    needsRestart: true)
  static let connections = Setting(
    "web.connections", .integer(10...10_000), example: "300",
    "the most connections that are served at a time, others wait; 300 if it is left out", needsRestart: true)
}

/// What an account of any network may have.
enum AccountKey {
  /// Which network it is on: the setting is the schema's, which knows them.
  static let network = "network"
  static let access = Setting(
    "access", .choice(["open", "invite", "list"]), example: "open",
    "who may write to it: everybody, those who have an invitation, or those whom `allow` names")
  static let allow = Setting(
    "allow", .texts, example: "[ann@example.org]",
    "the handles or ids of those who are listened to, with `access: list`")
  static let pollMin = Setting(
    "poll_seconds.min", .positive, example: "5", "the fewest seconds from one poll to the next; 5 if it is left out")
  static let pollMax = Setting(
    "poll_seconds.max", .positive, example: "60", "the most seconds from one poll to the next; 60 if it is left out")

  static let all = [access, allow, pollMin, pollMax]
}
