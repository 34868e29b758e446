import Agenda
import Agent
import ArgumentParser
import Civil
import Console
import Conversation
import Foundation
import Logging
import Storage

/// The person who talks in the terminal, their zone, and the database: the options of `chat` and `say`.
struct TerminalOptions: ParsableArguments {
  @Option(name: .customLong("as"), help: "Who you are; the machine's name for you if not given.")
  var givenName: String?

  @Option(help: "Your IANA time zone, such as Europe/London.")
  var zone: String?

  @Option(
    name: .customLong("config"),
    help: "The daemon's configuration: its database, time zone and community are used.")
  var configuration: String?

  @Option(help: "The database file.")
  var database: String?

  var name: String { givenName ?? NSUserName() }

  /// The settings of the named configuration, without its accounts, whose tokens are not needed. Nil if no
  /// configuration was named.
  func settings() throws -> Settings? { try configuration.map { try Settings.read(from: $0, accounts: .none) } }

  /// Returns the named zone, or else the configuration's or the machine's.
  func resolvedZone(_ settings: Settings?) throws -> Zone {
    guard let zone else { return settings?.zone ?? Zone(identifier: TimeZone.current.identifier) ?? .utc }
    guard let named = Zone(identifier: zone) else {
      throw Problem.usage("--zone \(zone) is not an IANA time zone such as Europe/London")
    }
    return named
  }

  /// The person's address on the console network.
  var address: Address {
    Address(network: ConsoleNetwork.networkName, realm: ConsoleNetwork.networkName, remoteID: name, handle: name)
  }

  /// Returns the named database, or else the configuration's, or else one in the user's data folder, which is made if
  /// it is missing.
  func resolvedDatabase(_ settings: Settings?) throws -> String {
    if let database {
      let folder = URL(fileURLWithPath: database).deletingLastPathComponent().path
      guard FileManager.default.fileExists(atPath: folder) else {
        throw Problem.unavailable("there is no folder \(folder); make it first: mkdir -p '\(folder)'")
      }
      return database
    }
    // It must exist, since one made here might belong to another user than the daemon's.
    if let settings { return try DatabaseChoice.existing(settings.database) }
    let environment = ProcessInfo.processInfo.environment
    let data = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? NSHomeDirectory() + "/.local/share"
    let folder = data + "/nuthatch"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Problem.unavailable("\(folder) can't be made: \(error.localizedDescription); name a file by --database")
    }
    return folder + "/chat.sqlite"
  }
}

/// A conversation in the terminal, over the same path as the daemon's messages.
struct Terminal {
  let options: TerminalOptions
  let ledger: any OperatorLedger
  /// The path of the database.
  let database: String
  private let exchange: LocalConversation
  private let profile: BotProfile
  private let pictureFiles: any PictureFiles
  private let network: ConsoleNetwork
  private let timekeeper: Timekeeper
  private let log: Logger

  /// - Parameters:
  /// - pages: the base URL of the pages; nil for no pages.
  /// - output: receives each of the bot's messages.
  init(
    _ options: TerminalOptions, timekeeper: Timekeeper, pages: String? = nil,
    output: @escaping @Sendable (String) -> Void
  ) async throws {
    self.options = options
    self.timekeeper = timekeeper
    let settings = try options.settings()
    let file = try options.resolvedDatabase(settings)
    database = file
    ledger = try Terminal.opened(file, now: timekeeper.now)
    let daemon = settings.flatMap { $0.database == file ? Composition($0) : nil }
    pictureFiles = daemon?.pictureFiles ?? Composition.pictureFiles(beside: file)
    var log = Logger(label: "nuthatch", factory: { _ in LineLogHandler() })
    log.logLevel = .critical
    self.log = log
    let zone = try options.resolvedZone(settings)
    network = ConsoleNetwork(person: options.name, now: timekeeper.now, write: output)
    var profile =
      settings.map { Composition($0).profile } ?? BotProfile(zone: zone, conventions: Conventions(zone: zone))
    (profile.newcomers.zone, profile.newcomers.conventions) = (zone, Conventions(zone: zone))
    profile.pages = pages
    // The daemon reads subscriptions, if there is one.
    profile.readsSubscriptions = daemon != nil
    self.profile = profile
    exchange = try await LocalConversation(
      account: Account(name: network.name, network: network), ledger: ledger, profile: profile,
      timekeeper: timekeeper, listener: options.address, log: log)
    if options.zone != nil { try await settle(in: zone) }
  }

  /// Says something as the person; returns once the bot has answered.
  func say(_ text: String) async throws {
    await network.hear(text)
    try await exchange.take()
  }

  /// Serves the person's pages until the task is cancelled.
  func serve(_ pages: LocalPages) async throws {
    try await pages.serve(
      ledger, pictureFiles: pictureFiles,
      actions: exchange.pageActions, profile: profile, now: timekeeper.now, log: log)
  }

  /// Waits until a reminder may be due, or for half a minute.
  func untilDue() async throws { try await exchange.untilDue() }

  /// Sends the reminders that are due.
  func remind() async throws { try await exchange.remind() }

  /// Opens the database, and makes it if there is none. Copies and migrates one from an earlier version, unless a
  /// daemon is using it.
  private static func opened(_ path: String, now: @escaping @Sendable () -> Date) throws -> any OperatorLedger {
    guard try Composition.ledgers.isOlder(path) else { return try openLedger(at: path, migrates: true, now: now) }
    let lock = try DaemonLock(database: path, for: .command("chat"))
    defer { withExtendedLifetime(lock) {} }
    _ = try keptBeforeUpgrade(of: path)
    return try openLedger(at: path, migrates: true, now: now)
  }

  /// Sets the person's zone to a named one, which then is no longer assumed. It does not override their own
  /// `!timezone`.
  private func settle(in zone: Zone) async throws {
    let address = options.address
    let now = timekeeper.now()
    try await ledger.write { ledger in
      let known = try ledger.people.person(at: address)
      var person =
        try known ?? ledger.people.welcome(address, zone: zone, conventions: Conventions(zone: zone), at: now)
      guard person.zoneIsAssumed else { return }
      person.zone = zone
      person.zoneIsAssumed = false
      try ledger.people.update(person)
    }
  }
}
