import Logging

/// Every setting there is. What is not declared here is refused.
enum Schema {
  /// Those of the whole configuration.
  static let general: [Setting] = [
    .database, .zone, .about, .logLevel, .operator, .accounts, .backupDirectory, .backupHours, .backupKeep,
    .retentionDays, .quota, .lateDays, .listen, .publicURL, .connections,
  ]

  /// Those of an account, by its network.
  static let networks: [String: [Setting]] = [
    "mastodon": MastodonKey.all, "sms": TelephoneKey.all, "x": XKey.all,
  ].mapValues { AccountKey.all + $0 }

  /// Those of an account whose network is not known.
  static let anyNetwork: [Setting] = networks.sorted { $0.key < $1.key }.flatMap(\.value).reduce(into: []) { all, one in
    if !all.contains(where: { $0.key == one.key }) { all.append(one) }
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
  static let `operator` = Setting(
    "operator", .text, example: "ann@example.org@mastodon",
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
  static let lateDays = Setting(
    "reminders.late_days", .number(0...1e12), example: "3",
    "reminders missed by more days than this are told in one line together; 3 if it is left out", needsRestart: true)
  static let listen = Setting(
    "web.listen", .text, example: "127.0.0.1:8780",
    "the address and port that calendars, /health and /metrics are served at; without it nothing listens",
    needsRestart: true)
  static let publicURL = Setting(
    "web.public_url", .text, example: "https://nuthatch.example.org", "what people reach that address by",
    needsRestart: true)
  static let connections = Setting(
    "web.connections", .integer(10...10_000), example: "300",
    "the most connections that are served at a time, others wait; 300 if it is left out", needsRestart: true)
}

/// What an account of any network may have.
enum AccountKey {
  static let network = Setting(
    "network", .choice(["mastodon", "sms", "x"]), example: "mastodon", "which network it is on", isRequired: true)
  static let server = Setting("server", .text, example: "https://example.org", "the server's address")
  static let tokenFile = Setting(
    "token_file", .text, example: "/var/lib/nuthatch/garden.token", "the file that `nuthatch login` writes")
  static let token = Setting(
    "token", .text, example: "(in the environment)", "the token itself, instead of `token_file`", isSecret: true)
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
  /// Of the networks that have prices.
  static let spendPerDay = Setting(
    "spend_per_day", .number(0...1_000_000), example: "2.50",
    "the most it may spend in a day, in the currency of its prices; as much as it takes if it is left out")

  static let all = [network, access, allow, pollMin, pollMax]
}

enum MastodonKey {
  static let server = Setting(
    "server", .text, example: "https://example.org", "the server's address", isRequired: true)

  static let all = [server, AccountKey.tokenFile, AccountKey.token]
}

enum TelephoneKey {
  static let number = Setting(
    "number", .text, example: "\"+14155550100\"", "the number people write to, in quotes", isRequired: true)
  static let accountSID = Setting(
    "account_sid", .text, example: "AC00000000000000000000000000000000", "Twilio's SID of the account", isRequired: true
  )
  static let keySID = Setting(
    "key_sid", .text, example: "SK00000000000000000000000000000000", "the SID of an API key, if the token is its secret"
  )
  static let messagingService = Setting(
    "messaging_service", .text, example: "MG00000000000000000000000000000000", "a messaging service to send through")
  static let handle = Setting(
    "handle", .text, example: "nuthatch", "what the bot is called in a message; nuthatch if it is left out")
  static let segments = Setting(
    "segments", .integer(1...10), example: "2", "the most segments of a message; 2 if it is left out")
  static let segmentPrice = Setting(
    "price_per_segment", .number(0...100), example: "0.0083",
    "what a segment costs, in dollars; 0.0083 if it is left out")
  static let webhook = Setting(
    "webhook", .flag, example: "true", "whether Twilio calls when somebody texts; it takes `web.public_url`")
  static let authTokenFile = Setting(
    "auth_token_file", .text, example: "/var/lib/nuthatch/phone.auth",
    "the file with the account's auth token, which signs those calls, beside `key_sid`")

  static let all = [
    number, accountSID, keySID, messagingService, handle, segments, segmentPrice, webhook, authTokenFile,
    AccountKey.server, AccountKey.tokenFile, AccountKey.token, AccountKey.spendPerDay,
  ]
}

enum XKey {
  static let clientID = Setting(
    "client_id", .text, example: "AAAAAAAAAAAAAAAAAAAAAAAAAA", "the app's OAuth 2.0 client id")
  static let clientSecret = Setting(
    "client_secret", .text, example: "(in the environment)", "the app's client secret, if it has one", isSecret: true)
  /// The four keys of OAuth 1.0a.
  static let keys = [
    ("consumer_key", "the app's key"), ("consumer_secret", "the app's secret"),
    ("access_token", "the bot's access token"), ("access_token_secret", "its secret"),
  ].map {
    Setting(
      $0, .text, example: "(in the environment)", "OAuth 1.0a: \($1); all four, instead of `token_file`", isSecret: true
    )
  }
  static let prices = [
    ("post_read", "0.005", "reading a post"), ("message_read", "0.01", "reading a direct message"),
    ("post", "0.015", "a post"), ("post_with_link", "0.2", "a post with a link"),
    ("message", "0.015", "a direct message"),
  ].map {
    Setting("prices.\($0)", .number(0...1_000), example: $1, "what \($2) costs, in dollars; \($1) if it is left out")
  }

  static let all =
    [clientID, clientSecret, AccountKey.server, AccountKey.tokenFile, AccountKey.spendPerDay] + keys + prices
}
