import Agenda
import Agent
import Civil
import Conversation
import Foundation
import HTTP
import Logging

/// The configuration: a YAML or JSON file, which the environment (`NUTHATCH_...`) overrides.
struct Settings {
  /// One account of the bot.
  struct AccountSettings: Sendable {
    var name: String
    var kind: any NetworkKind
    /// The network's own settings.
    var onNetwork: NetworkAccount
    var access: Access
    /// The fewest and the most seconds between polls.
    var polling: ClosedRange<TimeInterval>
    /// The amount that the account may spend in a day, in millionths of the prices' currency; nil for no limit.
    var perDay: Int?
  }

  /// The networks that the configuration may name.
  let networks: KnownNetworks
  var database: String
  /// The folder of the pictures that people send.
  var media: String
  var zone: Zone
  /// A text for people about who runs the bot.
  var about: String?
  var logLevel: Logger.Level
  var logFormat: LogFormat
  /// The seconds after which missed reminders share one line.
  var patience: TimeInterval
  var policy: Policy
  /// The most items that a person without their own quota may keep.
  var quota: Int
  /// The settings of backups; nil if none are taken.
  var backups: BackupSettings?
  var accounts: [AccountSettings]
  /// The accounts with unusable settings, with the reasons; empty unless such accounts are left out.
  private(set) var unusable: [(account: String, problem: SettingProblem)] = []
  /// The accounts that are described but not in use.
  var idleAccounts: [String]
  /// The settings of the HTTP server; nil for none.
  var web: WebSettings?
  /// The community whose events the bot shows, and their sources; nil for none.
  var community: CommunitySettings?
  /// Servers in the operator's own network whose calendars people may follow.
  var calendarHosts: Set<Origin>
  /// The values of the settings outside the accounts.
  private var general: SettingValues

  /// The default quota: more items than anybody keeps in good faith.
  static let defaultQuota = 10_000

  /// The accounts to read, with the files of their tokens.
  enum AccountChoice {
    case all, none
    /// Only usable ones. The others are `unusable`.
    case usable
  }

  /// Reads the configuration.
  ///
  /// - Parameter choice: the accounts to read.
  /// - Throws: `Problem` that names the settings at fault and valid values.
  static func read(
    from file: String, networks: KnownNetworks = .all, accounts choice: AccountChoice = .all,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Settings {
    let schema = Schema(networks)
    let reader = SettingsReader(try ConfigurationNode(file: file), file: file, schema: schema, environment: environment)
    guard reader.problems.isEmpty else {
      throw Problem.configuration(reader.problems.joined(separator: "\n"))
    }
    do {
      return try Settings(reader, schema, choice, environment: environment)
    } catch let problem as SettingProblem {
      throw Problem.configuration(problem.description)
    }
  }

  private init(_ reader: SettingsReader, _ schema: Schema, _ choice: AccountChoice, environment: [String: String])
    throws
  {
    networks = schema.networks
    let general = reader.general
    self.general = general
    database = general.text(.database) ?? ""
    media = general.text(.mediaDirectory) ?? Composition.mediaDirectory(beside: database)
    let zoneName = general.text(.zone) ?? "Etc/UTC"
    guard let zone = Zone(identifier: zoneName) else {
      throw general.problem(.zone, "is not an IANA time zone such as Europe/London")
    }
    self.zone = zone
    about = general.text(.about)
    logLevel = general.text(.logLevel).flatMap { Logger.Level(rawValue: $0) } ?? .info
    logFormat = general.text(.logFormat).flatMap { LogFormat(rawValue: $0) } ?? .text
    patience = (general.number(.lateDays) ?? 3) * 86_400
    web = try WebSettings(general)
    backups = BackupSettings(general)
    policy = try Policy(general, schema)
    quota = general.integer(.quota) ?? Self.defaultQuota
    community = try CommunitySettings(general, sources: reader.sources, zone: zone)
    calendarHosts = Set(
      try (general.texts(.calendarHosts) ?? []).map { text in
        guard let origin = Origin(named: text) else {
          throw general.problem(.calendarHosts, "has to name servers such as https://calendar.intranet:8443")
        }
        return origin
      })
    let names = general.texts(.accounts) ?? []
    let variables = names.map { SettingValues(section: "account.\($0).").variable(of: AccountKey.network) }
    guard Set(variables).count == names.count else {
      throw Problem.configuration("`accounts` names one account twice, or two that differ in case, - and _ alone")
    }
    idleAccounts = reader.accounts.keys.filter { !names.contains($0) }.sorted()
    let site = web?.publicURL
    accounts = []
    for name in choice == .none ? [] : names {
      guard let values = reader.accounts[name], let kind = values.text(schema.network).flatMap(schema.networks.kind)
      else { continue }
      do {
        accounts.append(try AccountSettings(name, kind, values, site: site, environment))
      } catch let problem as SettingProblem {
        let problem = problem.withCure(of: kind, values)
        guard choice == .usable else { throw problem }
        unusable.append((name, problem))
      }
    }
    try refuseTwins()
  }

  /// Refuses two configured accounts that sign in as the same one, since they would answer everything twice.
  private func refuseTwins() throws {
    for (index, account) in accounts.enumerated() {
      guard let twin = accounts[..<index].first(where: { $0.isSame(as: account) }) else { continue }
      throw Problem.configuration(
        "`account.\(twin.name)` and `account.\(account.name)` are one account on \(account.kind.name): keep one of them"
      )
    }
  }

  /// Returns the settings that differ from others' and take effect only at a start.
  func changesForRestart(to other: Settings) -> [String] {
    Schema(networks).general.filter { $0.needsRestart && general.values[$0.key] != other.general.values[$0.key] }.map(
      \.key)
  }
}

extension Settings.AccountSettings {
  fileprivate init(
    _ name: String, _ kind: any NetworkKind, _ values: SettingValues, site: String?, _ environment: [String: String]
  ) throws {
    self.name = name
    self.kind = kind
    access = try Access(values)
    let least = values.number(AccountKey.pollMin) ?? 5
    let most = values.number(AccountKey.pollMax) ?? max(least, 60)
    guard least <= most else {
      throw values.problem(AccountKey.pollMin, "must not be more than `poll_seconds.max`")
    }
    polling = least...most
    perDay = values.number(.spendPerDay).map { Int(($0 * 1_000_000).rounded()) }
    onNetwork = try kind.account(
      AccountSection(
        name: name, values: values, webhookAddress: site.map { "\($0)/webhook/\(name)" }, environment: environment))
  }

  /// Returns true if both sign in as the same account.
  fileprivate func isSame(as other: Settings.AccountSettings) -> Bool {
    guard kind.name == other.kind.name, let mine = onNetwork.identity, let theirs = other.onNetwork.identity else {
      return false
    }
    return AnyHashable(mine) == AnyHashable(theirs)
  }
}

extension Settings.AccountSettings: Hashable {
  static func == (one: Self, other: Self) -> Bool { one.parts == other.parts }

  func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  /// All values that an account depends on.
  private var parts: [AnyHashable] {
    [name, kind.name, access, polling, perDay, onNetwork.webhook?.advice, AnyHashable(onNetwork.settings)]
  }
}

extension SettingProblem {
  /// The same problem, with the command that makes the file if it is not there.
  fileprivate func withCure(of kind: any NetworkKind, _ values: SettingValues) -> SettingProblem {
    guard let file, file.hasPrefix("/"), access(file, F_OK) != 0, case .interactive(let login) = kind.login else {
      return self
    }
    let needed = login.options.filter(\.isRequired).map { " --\($0.key) \(values.text($0) ?? $0.example)" }.joined()
    return SettingProblem(
      "\(description); do: sudo -u nuthatch nuthatch login \(kind.name)\(needed) --token-file \(file)", file: file)
  }
}
