import Agenda
import Agent
import Configuration
import Foundation
import Logging
import Store

/// The configuration: a YAML or JSON file, and the environment (`NUTHATCH_...`) over it.
struct Settings {
  /// One account of the bot.
  struct AccountSettings: Hashable {
    var name: String
    var network: String
    var server: String?
    var token: Secret?
    /// Where the token is, as it was given.
    var tokenFile: String?
    var telephone: TelephoneSettings
    /// nil where its network does not call.
    var webhook: WebhookSettings?
    var x: XSettings
    var access: Access
    /// Seconds between polls, at the least and at the most.
    var polling: ClosedRange<TimeInterval>
    /// What may be spent in a day, in millionths of the prices' currency; nil for as much as it takes.
    var perDay: Int?
  }

  var database: String
  var zone: Zone
  /// What people are told of who runs the bot.
  var about: String?
  var logLevel: Logger.Level
  /// Seconds after which reminders that were missed are told of in one line together.
  var patience: TimeInterval
  var policy: Policy
  /// nil where none are to be taken.
  var backups: BackupSettings?
  var accounts: [AccountSettings]
  /// What is served over HTTP; nil for nothing.
  var web: WebSettings?

  /// Reads the configuration.
  ///
  /// - Throws: `Problem` that names the setting and what would do.
  static func read(from file: String) async throws -> Settings {
    let environment = ProcessInfo.processInfo.environment
    guard FileManager.default.isReadableFile(atPath: file) else {
      throw Problem.noInput("the configuration \(file) can't be read; a sample is Deploy/nuthatch.yaml")
    }
    // YAML reads JSON too (YAML 1.2, section 1.2).
    let path = ConfigReader(
      provider: InMemoryProvider(values: ["filePath": ConfigValue(.string(file), isSecret: false)]))
    let fromFile: FileProvider<YAMLSnapshot>
    do {
      fromFile = try await FileProvider<YAMLSnapshot>(config: path)
    } catch {
      throw Problem.configuration("\(file) is neither YAML nor JSON that can be read: \(error)")
    }
    let fromEnvironment = EnvironmentVariablesProvider(environmentVariables: environment).prefixKeys(with: "nuthatch")
    return try Settings(
      ConfigReader(providers: [fromEnvironment, fromFile]), file: file, environment: environment)
  }

  private init(_ reader: ConfigReader, file: String, environment: [String: String]) throws {
    guard let database = reader.string(forKey: "database"), !database.isEmpty else {
      throw Problem.configuration("\(file): `database` is not set; give the path of the file everything is kept in")
    }
    self.database = database
    let zoneName = reader.string(forKey: "zone", default: "Etc/UTC")
    guard let zone = Zone(identifier: zoneName) else {
      throw Problem.configuration("\(file): `zone: \(zoneName)` is no IANA time zone; `Europe/London` would be one")
    }
    self.zone = zone
    about = reader.string(forKey: "about").flatMap { $0.isEmpty ? nil : $0 }
    let levelName = reader.string(forKey: "log.level", default: "info")
    guard let level = Logger.Level(rawValue: levelName) else {
      let known = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
      throw Problem.configuration("\(file): `log.level: \(levelName)` is none of \(known)")
    }
    logLevel = level
    let days = reader.double(forKey: "reminders.late_days", default: 3)
    guard days >= 0 else {
      throw Problem.configuration("\(file): `reminders.late_days: \(days)` must not be negative; 3 would do")
    }
    patience = days * 86_400
    web = try WebSettings(reader.scoped(to: "web"), file: file)
    backups = try BackupSettings(reader.scoped(to: "backup"), file: file)
    policy = try Policy(reader, file: file)
    let names = reader.stringArray(forKey: "accounts") ?? []
    guard !names.isEmpty else {
      throw Problem.configuration("\(file): `accounts` names no account; `accounts: [garden]` would name one")
    }
    guard Set(names).count == names.count else {
      throw Problem.configuration("\(file): `accounts` names one account twice")
    }
    let site = web?.publicURL
    accounts = try names.map {
      try AccountSettings(
        $0, reader.scoped(to: "account").scoped(to: ConfigKey([$0])), site: site, file: file, environment)
    }
  }
}

extension Settings.AccountSettings {
  fileprivate init(
    _ name: String, _ reader: ConfigReader, site: String?, file: String, _ environment: [String: String]
  ) throws {
    self.name = name
    guard let network = reader.string(forKey: "network") else {
      throw Problem.configuration("\(file): `account.\(name).network` is not set; `mastodon` would do")
    }
    self.network = network
    server = reader.string(forKey: "server")
    telephone = TelephoneSettings(reader)
    x = XSettings(reader)
    tokenFile = reader.string(forKey: "token_file")
    access = try Access(name, reader, file: file)
    if let token = reader.string(forKey: "token", isSecret: true) {
      self.token = Secret(token.trimmingCharacters(in: .whitespacesAndNewlines))
    } else if let path = tokenFile, network != "x" {
      // On X it is a pair that changes, and is read when it is needed.
      token = try Secret(file: path, setting: "account.\(name).token_file", environment: environment)
    }
    let least = reader.double(forKey: "poll_seconds.min", default: 5)
    let most = reader.double(forKey: "poll_seconds.max", default: max(least, 60))
    guard least > 0, least <= most else {
      throw Problem.configuration("\(file): `account.\(name).poll_seconds` needs 0 < min <= max")
    }
    polling = least...most
    perDay = try reader.double(forKey: "spend_per_day").map { told in
      guard (0...1_000_000).contains(told) else {
        throw Problem.configuration(
          "\(file): `account.\(name).spend_per_day: \(told)` must be an amount in the currency of the prices; 2.50 would be one"
        )
      }
      return Int((told * 1_000_000).rounded())
    }
    webhook = try WebhookSettings(of: self, reader, site: site, environment: environment)
  }
}
