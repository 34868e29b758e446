import Agent
import Conversation
import Feeds
import Foundation
import Logging
import Storage
import Testing

@testable import nuthatch

/// A configuration is accepted as a whole, or refused with words that tell what to change.
@Suite struct ConfigurationTests {
  /// An account's lines, and the rest of the file around them.
  private static let mastodon = ["network: mastodon", "server: https://example.org", "token: hush-hush"]
  private static let sms = [
    "network: sms", "number: \"+14155550100\"", "account_sid: AC00000000000000000000000000000000", "token: hush-hush",
  ]
  private static let x = ["network: x", "client_id: abc", "token_file: /var/lib/nuthatch/bird.token"]

  private static func file(_ account: [String] = mastodon, _ top: String = "") -> String {
    (["database: /tmp/ledger.sqlite", "accounts: [garden]", "account:", "  garden:"] + account.map { "    " + $0 })
      .joined(separator: "\n") + "\n" + top + "\n"
  }

  private static func read(_ yaml: String, _ environment: [String: String] = [:]) throws -> Settings {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID()).yaml")
    try yaml.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Settings.read(from: file.path, environment: environment)
  }

  /// The words of the refusal, without the file's own name; nil if the configuration is accepted.
  private static func refusal(_ yaml: String, _ environment: [String: String] = [:]) throws -> String? {
    do {
      _ = try read(yaml, environment)
      return nil
    } catch let problem as Problem {
      #expect(problem.code == EX_CONFIG && !problem.description.contains("hush"))
      return problem.description
    }
  }

  @Test func `a command that signs no account in needs no file of its token`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("settings-\(UUID()).yaml")
    let account = ["network: mastodon", "server: https://example.org", "token_file: /nowhere/garden.token"]
    try Self.file(account, "backup: {directory: /b}").write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: Problem.self) { try Settings.read(from: file.path, environment: [:]) }
    let settings = try Settings.read(from: file.path, accounts: .none, environment: [:])
    #expect(settings.database == "/tmp/ledger.sqlite" && settings.backups != nil)
  }

  // MARK: - What is taken up

  @Test(arguments: [
    "", "zone: Europe/London", "zone: UTC", "about: Run by ann", "about: \"42\"", "log:\n  level: debug",
    "log: {level: trace}", "log: {format: json}", "log: {format: text}",
    "log:", "log:\n  # level: info", "operator: ann@mastodon", "operator: ann@example.org@mastodon",
    "operator: \"@ann@x\"", "operator: \"+447700900123@sms\"", "backup:\n  directory: /b",
    "backup: {directory: /b, keep: 3}",
    "backup: {directory: /b, every_hours: 0.5}", "backup: {every_hours: 12, keep: 1}", "backup:",
    "retention: {days: 7}", "quota: {default: 1}", "quota: {default: 50000}", "quota:",
    "retention: {days: 0.5}", "retention: {days: \"7\"}", "reminders: {late_days: 0}", "reminders: {late_days: 1.5}",
    "web: {listen: \"127.0.0.1:8780\"}", "web: {listen: \"[::1]:8780\"}", "web: {listen: \"localhost:0\"}",
    "web: {listen: \"127.0.0.1:8780\", public_url: \"https://example.org/\"}", "web:", "{}",
    "community: {name: Union}", "community: {name: Union, zone: Europe/Berlin, sources: }", "community:",
    "community: {name: Union, publish: approve, moderators: [ann@example.org@mastodon], reports_hide: 5}",
    "community: {name: Union, sources: {union: {address: \"webcal://union.example/e.ics?key=hush\"}}}",
    "community: {name: Union, sources: {a: {address: \"https://a.example\", trust: official, category: arts,"
      + " every_minutes: 5, zone: UTC, start: pubDate, time: time, place: venue, allow_host: \"http://a.lan:8080\"}}}",
  ])
  func `settings outside of the accounts`(lines: String) throws {
    #expect(try Self.refusal(Self.file(Self.mastodon, lines == "{}" ? "" : lines)) == nil)
  }

  @Test(arguments: [
    (mastodon, ""), (mastodon, "access: open"), (mastodon, "access: invite"),
    (mastodon, "access: list\n    allow: [ann]"),
    (mastodon, "allow: [ann, \"@bob@example.org\", \"109\"]"), (mastodon, "allow:\n      - ann\n      - bob"),
    (mastodon, "poll_seconds: {min: 1}"), (mastodon, "poll_seconds: {max: 600}"),
    (mastodon, "poll_seconds:\n      min: 0.1\n      max: 0.5"), (mastodon, "poll_seconds:"),
    (sms, ""), (sms, "spend_per_day: 2.50"), (sms, "spend_per_day: 0"), (sms, "segments: 1"), (sms, "segments: 10"),
    (sms, "price_per_segment: 0.01"), (sms, "handle: bot"), (sms, "webhook: false"), (sms, "webhook: no"),
    (sms, "messaging_service: MG00000000000000000000000000000000"),
    (sms, "key_sid: SK00000000000000000000000000000000"),
    (sms, "allow: [\"+447700900123\"]"), (sms, "server: https://example.org"),
    (x, ""), (x, "spend_per_day: 5"), (x, "client_secret: hush-hush"), (x, "prices: {post: 0.02, post_read: 0}"),
    (x, "consumer_key: hush-hush"), (x, "server: http://127.0.0.1:99"), (x, "poll_seconds: {min: 60, max: 600}"),
  ])
  func `settings of an account`(account: [String], lines: String) throws {
    #expect(try Self.refusal(Self.file(account + (lines.isEmpty ? [] : [lines]))) == nil)
  }

  // MARK: - What is refused

  @Test(arguments: [
    ("acess: list", "did you mean `account.NAME.access`?"), ("Access: invite", "did you mean `account.NAME.access`?"),
    ("access: list", "it belongs under `account.NAME`"), ("allow: [ann]", "it belongs under `account.NAME`"),
    ("spend_per_day: 5", "it belongs under `account.NAME`"), ("min: 5", "it belongs under `account.NAME.poll_seconds`"),
    ("poll_seconds: {min: 5}", "it belongs under `account.NAME`"), ("server: https://example.org", "account.NAME"),
    ("level: debug", "it belongs under `log`"), ("listen: 127.0.0.1:1", "it belongs under `web`"),
    ("keep: 3", "it belongs under `backup`"), ("days: 30", "it belongs under `retention`"),
    ("late_days: 3", "it belongs under `reminders`"), ("public_url: https://a.example", "it belongs under `web`"),
    ("databse: /x", "did you mean `database`?"), ("Zone: UTC", "did you mean `zone`?"),
    ("zones: UTC", "did you mean `zone`?"),
    ("backups: {directory: /b}", "did you mean `backup`?"), ("retension: {days: 3}", "did you mean `retention`?"),
    ("loging: {level: debug}", "`loging` is not a setting"), ("opertaor: a@x", "did you mean `operator`?"),
    ("reminder: {late_days: 3}", "did you mean `reminders`?"), ("wbe: {listen: 1}", "did you mean `web`?"),
    ("acount: {bird: {}}", "did you mean `account`?"), ("rubbish: 1", ":8: `rubbish` is not a setting"),
    ("<<: {a: b}", "`<<`"),
    ("backup: {dir: /b}", "`backup.dir` is not a setting"), ("backup: {every: 3}", "`backup.every` is not a setting"),
    ("backup: {directroy: /b}", "did you mean `backup.directory`?"),
    ("backup: {Keep: 3}", "did you mean `backup.keep`?"),
    ("log: {levle: debug}", "did you mean `log.level`?"), ("retention: {day: 3}", "did you mean `retention.days`?"),
    ("web: {lisen: \"a:1\"}", "did you mean `web.listen`?"),
    ("web: {url: https://a.example}", "`web.url` is not a setting"),
    ("retention: 3", "`retention` is a section, of `retention.days`"),
    ("log: debug", "`log` is a section, of `log.level`"),
    ("backup: /b", "`backup` is a section"), ("web: 127.0.0.1:8780", "`web` is a section"),
    ("backup: [/b]", "`backup` is a section"), ("reminders: 3", "`reminders` is a section"),
    ("zone: Europe/Londn", "is not an IANA time zone"), ("zone: [UTC]", "`zone` must be text"),
    ("zone:", "`zone` has no value"),
    ("zone: \"\"", "`zone` must be text"), ("zone: {name: UTC}", "`zone` must be text"),
    ("about: [a, b]", "must be text"),
    ("log: {level: verbose}", "must be one of trace, debug, info"), ("log: {level: Debug}", "did you mean debug?"),
    ("log: {level: warn}", "must be one of"), ("log: {level: 3}", "must be one of"), ("log: {level: }", "has no value"),
    ("operator: ann", "is not a handle with its network"),
    ("operator: ann@example.org", "is not a handle with its network"),
    ("operator: ann@twitter", "is not a handle with its network"),
    ("operator: \"@mastodon\"", "is not a handle with its network"),
    ("backup: {keep: many}", "`backup.keep: many` must be a whole number"),
    ("backup: {keep: 0}", "must be a whole number"),
    ("backup: {keep: 2.5}", "must be a whole number"), ("backup: {keep: -1}", "must be a whole number"),
    ("backup: {every_hours: daily}", "must be a number"), ("backup: {every_hours: 0}", "must be a number"),
    ("backup: {every_hours: 24h}", "must be a number"), ("backup: {directory: ~}", "has no value"),
    ("backup: {directory: backups}", "`backup.directory: backups` must be a path from the root on"),
    ("media: {directory: \"~/pictures\"}", "must be a path from the root on"),
    ("quota: {default: 0}", "must be a whole number"), ("quota: {default: none}", "must be a whole number"),
    ("quota: {defualt: 5}", "did you mean `quota.default`?"), ("quota: 500", "is a section, of `quota.default`"),
    ("retention: {days: thirty}", "`retention.days: thirty` must be a number"),
    ("retention: {days: 0}", "must be a number"),
    ("retention: {days: -3}", "must be a number"), ("retention: {days: [30]}", "`retention.days` must be a number"),
    ("retention: {days: inf}", "must be a number"), ("retention: {days: nan}", "must be a number"),
    ("reminders: {late_days: soon}", "must be a number"), ("reminders: {late_days: -1}", "must be a number"),
    ("web: {listen: \"8780\"}", "is not an address with a port"),
    ("web: {listen: \"127.0.0.1\"}", "is not an address with a port"),
    ("web: {listen: \"127.0.0.1:99999\"}", "is not an address with a port"),
    ("web: {listen: \":8780\"}", "is not an address"),
    ("web: {listen: \"http://127.0.0.1:8780\"}", "is not an address"),
    ("web: {listen: \"[::1]:1\"}\nmetrics: {listen: \"[::1]:1\"}", "is the address of `web.listen` too"),
    ("web: {public_url: \"https://a.example\"}", "nothing listens"),
    ("web: {listen: \"127.0.0.1:1\", public_url: a.example}", "`web.public_url: a.example` is not an address"),
    ("zone: UTC\nzone: UTC", "stands there twice"), ("zone: [UTC", "this is not YAML"),
    ("\tzone: UTC", "this is not YAML"),
    ("backup:\n  directory: /b\n\tkeep: 3", "begin the line with spaces, not with a tab"),
    ("backup:\n  directory: /b\n keep: 3", "this is not YAML"), ("zone: UTC\n---\nzone: UTC", "this is not YAML"),
  ])
  func `a setting that is misspelt, misplaced or of the wrong kind is refused with a way out`(
    lines: String, words: String
  ) throws {
    let refusal = try #require(try Self.refusal(Self.file(Self.mastodon, lines)))
    #expect(refusal.contains(words), "\(refusal)")
    #expect(!refusal.contains("\n"), "\(refusal)")
  }

  @Test(arguments: [
    (mastodon, "acess: list", "did you mean `account.garden.access`?"),
    (mastodon, "Access: invite", "did you mean `account.garden.access`?"),
    (mastodon, "access: [invite]", "`account.garden.access` must be one of open, invite, list"),
    (mastodon, "access: invites", "did you mean invite?"),
    (mastodon, "access: closed", "must be one of open, invite, list"),
    (mastodon, "access: true", "must be one of open, invite, list"), (mastodon, "access:", "has no value"),
    (mastodon, "access: list", "takes `allow`"),
    (mastodon, "allow: boss@example.org", "`account.garden.allow: boss@example.org` must be a list"),
    (mastodon, "allow: []", "must be a list"), (mastodon, "allow: {ann: yes}", "must be a list"),
    (mastodon, "allow:", "has no value"),
    (mastodon, "allow: [[ann]]", "must be a list"),
    (mastodon, "allow: [ann]\n    access: open", "takes `access: list`"),
    (mastodon, "allow: [ann]\n    access: invite", "takes `access: list`"),
    (mastodon, "alow: [ann]", "did you mean `account.garden.allow`?"),
    (mastodon, "poll_seconds: 5", "`account.garden.poll_seconds` is a section"),
    (mastodon, "poll_seconds: {mni: 5}", "did you mean `account.garden.poll_seconds.min`?"),
    (mastodon, "poll_seconds: {min: fast}", "must be a number"),
    (mastodon, "poll_seconds: {min: 0}", "must be a number"),
    (mastodon, "poll_seconds: {min: 9, max: 5}", "must not be more than"),
    (mastodon, "min: 5", "it belongs under `account.garden.poll_seconds`"),
    (mastodon, "spend_per_day: 5", "is not a setting of this network: it is one of sms and x"),
    (mastodon, "segments: 2", "it is one of sms"), (mastodon, "client_id: abc", "it is one of x"),
    (mastodon, "webhook: true", "it is one of facebook and sms"),
    (mastodon, "database: /x", "it belongs to the top level"),
    (mastodon, "log: {level: debug}", "`account.garden.log` is not a setting"),
    (mastodon, "tokenfile: /x", "did you mean `account.garden.token_file`?"),
    (mastodon, "token-file: /x", "did you mean `account.garden.token_file`?"),
    (mastodon, "tokne: hush", "did you mean `account.garden.token`?"),
    (mastodon, "token: [hush]", "there twice"), (mastodon, "network: mastodon", "there twice"),
    (sms, "spend_per_day: 5 USD", "must be a number"), (sms, "spend_per_day: \"2,50\"", "must be a number"),
    (sms, "spend_per_day: -1", "must be a number"), (sms, "spend_per_day: $5", "must be a number"),
    (sms, "spend_per_day: none", "must be a number"),
    (sms, "spend_per_day:", "has no value"), (sms, "spend_per_day: [5]", "must be a number"),
    (sms, "spend_perday: 5", "did you mean `account.garden.spend_per_day`?"),
    (sms, "segments: lots", "must be a whole number from 1 to 10"),
    (sms, "segments: 11", "must be a whole number from 1 to 10"),
    (sms, "webhook: enabled", "must be true or false"), (sms, "webhook: [true]", "must be true or false"),
    (sms, "webhook: true", "needs `web.listen` and `web.public_url`"),
    (sms, "price_per_segment: 1000", "must be a number from 0 to 100"),
    (sms, "client_secret: hush", "it is one of x"),
    (sms, "account_id: AC1", "did you mean `account.garden.account_sid`?"),
    (x, "spend_per_day: five", "must be a number"), (x, "prices: 5", "is a section"),
    (x, "prices: {posts: 1}", "did you mean `account.garden.prices.post`?"),
    (x, "prices: {post: cheap}", "must be a number"), (x, "prices: {post: -1}", "must be a number"),
    (x, "client_secret: [hush-hush]", "`account.garden.client_secret` must be text"),
    (x, "token: hush-hush", "`account.garden.token` is not a setting"),
    (x, "server: example.org", "is not a server's address"),
    (x, "server: https://example.org/one", "has more than a host; https://example.org would be the server"),
    (x, "server: https://example.org?x=1", "has more than a host"),
    (x, "server: https://example.org#x", "more than a host"),
    (x, "server: https://ann:hush@example.org", "names a user; https://example.org would be the server"),
    (x, "server: https://b\u{FC}cher.example", "is not in ASCII"),
    (x, "server: \"https://:443\"", "is not a server's address"),
    (x, "server: https://", "is not a server's address"), (x, "server: ftp://example.org", "is not a server's address"),
    (x, "number: 5", "it is one of sms"),
    (["network: weibo", "token: hush-hush"], "public_address: home", "is not an IP address; 203.0.113.7 is one"),
    (["network: weibo", "token: hush-hush"], "calls_per_day: 5", "must be a whole number from 20"),
  ])
  func `so is one of an account`(account: [String], line: String, words: String) throws {
    let refusal = try #require(try Self.refusal(Self.file(account + [line])))
    #expect(refusal.contains(words), "\(refusal)")
    #expect(!refusal.contains("\n"), "\(refusal)")
  }

  @Test(arguments: [
    ("", "holds no settings"), ("just words", "holds no settings"), ("[a, b]", "holds no settings"),
    ("{}", "`database` is not set"),
    ("accounts: [garden]", "`database` is not set"), ("database: /x", "`accounts` is not set"),
    ("database: /x\naccounts: garden", "`accounts: garden` must be a list"),
    ("database: /x\naccounts: []", "`accounts` must be a list"),
    ("database: /x\naccounts: [garden]", "`account.garden.network` is not set"),
    ("database: /x\naccounts: [garden]\naccount: {bird: {network: x}}", "`account.garden.network` is not set"),
    (
      "database: /x\naccounts: [gardn]\naccount: {garden: {network: x}}",
      "there is no section of that name; did you mean"
    ),
    ("database: /x\naccounts: [garden]\naccount: {garden: {access: open}}", "is not set: which network it is on"),
    ("database: /x\noperator: @ann:example.org@matrix", "put a value that begins with @, % or ` into quotes"),
    (
      "database: /x\naccounts: [garden]\naccount: {garden: {network: twitter}}",
      "must be one of \(KnownNetworks.all.names.joined(separator: ", "))"
    ),
    ("database: /x\naccounts: [garden]\naccount: {garden: {network: mastdon}}", "did you mean mastodon?"),
    ("database: /x\naccounts: [garden]\naccount: {garden: {network: mastodon}}", "`account.garden.server` is not set"),
    ("database: /x\naccounts: [garden]\naccount: {garden: {network: sms}}", "`account.garden.number` is not set"),
    ("database: /x\naccounts: [garden]\naccount: {network: mastodon}", "`account.garden.network`"),
    ("database: /x\naccounts: [garden]\naccount: {access: list}", "belongs under an account's name"),
    ("database: /x\naccounts: [garden]\naccount: {poll_seconds: {min: 1}}", "belongs under an account's name"),
    ("database: /x\naccounts: [garden]\naccount: garden", "`account` takes a section for each account"),
    ("database: /x\naccounts: [garden]\naccount: {garden: mastodon}", "`account.garden` must be a section"),
    ("database: /x\naccounts: [\"my garden\"]\naccount: {\"my garden\": {network: x}}", "is not a valid account name"),
    ("database: /x\naccounts: [\"-\"]", "is not a valid account name"),
    ("database: /x\naccounts: [a, a]\naccount: {a: {network: x}}", "one account twice"),
    ("database: /x\naccounts: [a-b, a_b]\naccount: {a-b: {network: x}, a_b: {network: x}}", "differ in case"),
    (
      file(mastodon, "").replacing("[garden]", with: "[garden, other]")
        + "  other:\n    network: mastodon\n    server: https://example.org\n    token: hush-hush\n",
      "are one account on mastodon"
    ),
    (
      file(x, "").replacing("[garden]", with: "[garden, other]")
        + "  other:\n    network: x\n    token_file: /var/lib/nuthatch/bird.token\n", "are one account on x"
    ),
    (
      file(sms, "").replacing("[garden]", with: "[garden, other]") + "  other:\n"
        + sms.map { "    \($0)\n" }.joined().replacing("hush-hush", with: "hush"), "are one account on sms"
    ),
    // An account that is not at work is held against its schema too.
    (file() + "  bird:\n    network: x\n    acess: list\n", "did you mean `account.bird.access`?"),
  ])
  func `a file that lacks something, or has it twice, is refused`(yaml: String, words: String) throws {
    let refusal = try #require(try Self.refusal(yaml))
    #expect(refusal.contains(words), "\(refusal)")
  }

  // MARK: - The environment

  @Test(arguments: [
    ("NUTHATCH_LOG_LEVLE", "debug", "did you mean NUTHATCH_LOG_LEVEL?"),
    ("NUTHATCH_LOG_LEVEL", "loud", "must be one of trace"),
    ("NUTHATCH_DATABSE", "/x", "did you mean NUTHATCH_DATABASE?"), ("NUTHATCH_DATABASE", "", "must be a path"),
    ("NUTHATCH_RETENTION_DAYS", "thirty", "must be a number"),
    ("NUTHATCH_ACCOUNT_GARDEN_ACESS", "list", "did you mean NUTHATCH_ACCOUNT_GARDEN_ACCESS?"),
    ("NUTHATCH_ACCOUNT_GARDEN_ACCESS", "none", "must be one of open, invite, list"),
    ("NUTHATCH_ACCOUNT_BIRD_ACCESS", "list", "is not a setting"),
    ("NUTHATCH_ACCOUNT_GARDEN_SEGMENTS", "2", "is not a setting"),
    ("NUTHATCH_BACKUP_KEEP", "0", "must be a whole number"),
    ("NUTHATCH_ACCOUNT_GARDEN_TOKEN", "", "NUTHATCH_ACCOUNT_GARDEN_TOKEN` must be text"),
    ("NUTHATCH_ACCOUNTS", "", "must be a list"),
    ("NUTHATCH_ACCESS", "list", "is not a setting"), ("NUTHATCH_FAULTS", "x", "is not a setting"),
  ])
  func `a variable of the environment is held against the schema too`(name: String, value: String, words: String) throws
  {
    let refusal = try #require(try Self.refusal(Self.file(), [name: value]))
    #expect(refusal.contains(words), "\(refusal)")
  }

  @Test func `the environment wins over the file, and may be all there is of an account`() throws {
    let settings = try Self.read(
      "database: /tmp/ledger.sqlite\naccounts: [old]",
      [
        "NUTHATCH_ACCOUNTS": "my-garden, bird", "NUTHATCH_ACCOUNT_MY_GARDEN_NETWORK": "mastodon",
        "NUTHATCH_ACCOUNT_MY_GARDEN_SERVER": "https://example.org", "NUTHATCH_ACCOUNT_MY_GARDEN_ALLOW": "@ann,bob",
        "NUTHATCH_ACCOUNT_BIRD_NETWORK": "x", "NUTHATCH_ACCOUNT_BIRD_CLIENT_SECRET": "hush-hush",
        "NUTHATCH_LOG_LEVEL": "debug", "NUTHATCH_FAULT": "work.begun:1", "HOME": "/root",
      ])
    #expect(settings.accounts.map(\.name) == ["my-garden", "bird"] && settings.logLevel == .debug)
    #expect(settings.accounts.first?.access == .list(["ann", "bob"]))
    #expect(settings.accounts.map(\.kind.name) == ["mastodon", "x"])
  }

  @Test func `all that is wrong is told at once, each with its line`() throws {
    let refusal = try #require(try Self.refusal(Self.file(Self.mastodon, "zome: UTC\nretention: {days: thirty}")))
    let lines = refusal.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains(".yaml:8: `zome`") && lines[1].contains(".yaml:9: `retention.days"))
  }

  @Test(arguments: [
    ("{zone: UTC}", "`community.name` is not set"), ("{name: Union, zone: Mars}", "Mars` is not an IANA time zone"),
    ("{publish: open}", "`community.name` is not set"), ("{name: Union, publish: opne}", "did you mean open?"),
    ("{name: Union, moderators: [ann]}", "has to name each with their network"),
    ("{name: Union, reports_hide: 0}", "a number from 1 to 1000"),
    ("{name: Union, sources: [a]}", "takes a section for each source"),
    ("{name: Union, sources: {a: b}}", "`community.sources.a` must be a section"),
    ("{name: Union, sources: {a b: {address: x}}}", "not a valid name of a source"),
    ("{name: Union, sources: {a: {}}}", "`community.sources.a.address` is not set"),
    (
      "{name: Union, sources: {a: {address: hush-hush}}}",
      "`community.sources.a.address` is not an http or https address"
    ),
    ("{name: Union, sources: {a: {address: \"https://hush:hush@a.example\"}}}", "without a password"),
    ("{name: Union, sources: {a: {address: \"https://a\", trust: oficial}}}", "did you mean official?"),
    ("{name: Union, sources: {a: {address: \"https://a\", every_minutes: 1}}}", "a number from 5 to 10080"),
    ("{name: Union, sources: {a: {address: \"https://a\", allow_host: \"https://a/b\"}}}", "is not a server such as"),
    ("{name: Union, sources: {a: {address: \"https://a\", zone: Mars}}}", "Mars` is not an IANA time zone"),
    ("{name: Union, sources: {a: {adress: \"https://hush\"}}}", "did you mean `community.sources.a.address`?"),
    (
      "{name: Union, sources: {a: {address: \"https://hush/1\"}, b: {address: \"https://hush/1\"}}}",
      "`community.sources.b.address` is the address of `community.sources.a` too"
    ),
  ])
  func `a community that does not hold is refused with words that tell what to change`(community: String, words: String)
    throws
  {
    let refusal = try #require(try Self.refusal(Self.file(Self.mastodon, "community: " + community)))
    #expect(refusal.contains(words), "\(refusal)")
  }

  @Test func `the address of a source may stand in the environment, since it may be a secret`() throws {
    let settings = try Self.read(
      Self.file(Self.mastodon, "community: {name: Union, sources: {union: {every_minutes: 30}}}"),
      ["NUTHATCH_COMMUNITY_SOURCES_UNION_ADDRESS": "https://union.example/hush.ics"])
    let source = try #require(settings.community?.sources.first)
    #expect(source.address == "https://union.example/hush.ics" && source.interval == 1800 && source.trust == .ordinary)
    #expect(source.reading.zone == settings.zone && source.exempt == nil)
    #expect(!settings.summary.joined().contains("hush"))
  }

  @Test func `settings that only a start takes up are known`() throws {
    let old = try Self.read(Self.file(Self.mastodon, "zone: UTC"))
    let new = try Self.read(
      Self.file(
        Self.mastodon, "zone: Europe/London\nlog: {level: debug}\nretention: {days: 3}\nweb: {listen: \"127.0.0.1:1\"}")
    )
    #expect(old.changesForRestart(to: new).sorted() == ["log.level", "web.listen", "zone"])
    #expect(old.changesForRestart(to: old).isEmpty)
  }

  @Test func `the page of settings is as the source has it: make docs`() throws {
    let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Deploy/settings.md")
    #expect(try String(contentsOf: page, encoding: .utf8) == SettingsReference(schema: Schema(.all)).text)
  }

  @Test func `the sample configuration holds, and tells of every setting`() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../Deploy/nuthatch.yaml")
    let sample = try String(contentsOf: path, encoding: .utf8)
    #expect(
      try Self.refusal(sample.replacing("token_file: /var/lib/nuthatch/garden.token", with: "token: hush-hush")) == nil)
    let words = Set(sample.split { !$0.isLetter && $0 != "_" }.map(String.init))
    let schema = Schema(.all)
    for setting in schema.general + schema.source + schema.anyNetwork {
      // A setting that belongs into the environment is named by its variable.
      let name = setting.components.last.map(String.init) ?? ""
      #expect(words.contains(name) || words.contains { $0.hasSuffix(name.uppercased()) }, "\(setting.key)")
    }
  }
}
