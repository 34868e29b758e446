import Agent
import ArgumentParser
import CProcess
import Foundation
import HTTP
import Logging
import ServiceLifecycle
import Storage
import UnixSignals

/// The daemon: polls and answers every configured account until a signal stops it.
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs the daemon with every configured account. It reads the configuration again on SIGHUP.")

  @OptionGroup var file: ConfigurationFile

  func run() async throws {
    setUpProcess()
    // SIGHUP is trapped from here on. One during the start waits until the daemon can obey it.
    let hangups = await UnixSignalsSequence(trapping: .sighup)
    let settings = try await file.read()
    let composition = Composition(settings)
    let accounts = try settings.accounts.map { try composition.account($0) }
    let lock = try DaemonLock(database: settings.database, for: .daemon(version: Version.current))
    defer { withExtendedLifetime(lock) {} }
    let log = log(by: settings)
    if let copy = try keptBeforeUpgrade(of: settings.database, in: settings.backups?.folder) {
      log.notice("the database is brought up to date; this is a copy of what it was", metadata: ["file": "\(copy)"])
    }
    let ledger = try openLedger(at: settings.database, migrates: true)
    let wasLeft = try await markRunning(ledger)
    for renamed in try await ledger.renamed(accounts) { log.warning("\(renamed)") }
    try await ledger.register(accounts)
    try await ledger.setDefaultQuota(settings.quota)
    // From here on the daemon begins work that must end properly, so the signals end it properly.
    let endings = await UnixSignalsSequence(trapping: .sigterm, .sigint)
    if wasLeft {
      log.warning("the last daemon did not shut down cleanly; the database was checked and is intact")
    }
    let heartbeats = Heartbeats()
    let supervisor = ServiceNotifier()
    let live = LiveSettings(settings)
    let client = LazyClient()
    let agent = Bot(
      accounts: accounts, ledger: ledger, profile: profile(composition, live), timekeeper: Composition.clock,
      patience: settings.patience, policy: settings.policy, heartbeats: heartbeats,
      pictureFiles: composition.pictureFiles,
      thumbnailer: ChildThumbnailer(), documents: PublicDocuments.reading(over: client),
      calendars: PublicDocuments.calendars(over: client, exempt: settings.calendarHosts),
      isAlive: { supervisor.isAlive() }, log: log)
    await tellStart(of: accounts, settings.community, ledger, log)
    let watch = watch(of: live, ledger, client, log)
    var services: [any Service] = [
      BackupSchedule(ledger: ledger, live: live, log: log),
      Reloading(
        hangups: hangups, file: file, agent: agent, ledger: ledger, composition: composition, live: live, log: log),
      watch,
    ]
    let readiness = Readiness(listeners: settings.web?.listeners ?? 0) { supervisor.isReady() }
    if let web = settings.web {
      services.append(
        Website(
          settings: web, live: live, agent: agent, ledger: ledger, heartbeats: heartbeats,
          pictureFiles: composition.pictureFiles, readiness: readiness, log: log))
    }
    // The group stops the last service first, and waits for each. Messages that are being sent must not wait for a
    // backup.
    services.append(Daemon(agent: agent))
    try await run(group(of: services, until: endings, log), rehearsing: agent, on: accounts.first)
    supervisor.isStopping()
    await settings.networks.shutdown()
    await client.shutdown()
    try await close(ledger, log)
    log.notice("stopped")
  }

  private func setUpProcess() {
    nuthatch_keep_memory_small()
    // A start may take minutes, and begins no work that must end properly, so a signal ends it at once. That also works
    // for process 1 of a container, which only signals that it handles can end.
    for number in [SIGTERM, SIGINT] { signal(number) { _ in _exit(0) } }
  }

  private func tellStart(
    of accounts: [Account], _ community: CommunitySettings?, _ ledger: any Ledger, _ log: Logger
  ) async {
    log.notice(
      "started",
      metadata: ["version": "\(Version.current)", "accounts": "\(accounts.map(\.name).joined(separator: ","))"])
    if let problem = await community?.moderationProblem(ledger) { log.warning("\(problem)") }
  }

  private func log(by settings: Settings) -> Logger {
    var log = Logger(label: "nuthatch", factory: { _ in LineLogHandler(settings.logFormat) })
    log.logLevel = settings.logLevel
    return log
  }

  /// Returns the service that reads the community's sources. It tells their servers where to find its operator.
  private func watch(
    of live: LiveSettings, _ ledger: any OperatorLedger, _ client: LazyClient, _ log: Logger
  ) -> SourceWatch {
    SourceWatch(
      ledger: ledger, transport: client, community: { live.settings.community },
      userAgent: live.settings.web?.publicURL.map { "Nuthatch/\(Version.current) (+\($0))" }, log: log,
      now: Composition.now)
  }

  /// Returns the bot's profile, with the operator in the current settings.
  private func profile(_ composition: Composition, _ live: LiveSettings) -> BotProfile {
    var profile = composition.profile
    profile.operatorName = {
      let policy = live.settings.policy
      guard let handle = policy.operatorHandle, let network = policy.operatorNetwork else { return nil }
      return (handle, network)
    }
    return profile
  }

  /// Marks the database as in use. If the last daemon did not end properly, checks the database first.
  /// - Returns: whether the last daemon did not end properly.
  private func markRunning(_ ledger: any LedgerLifecycle) async throws -> Bool {
    do {
      return try await ledger.markRunning()
    } catch let error as StoreError {
      throw Problem(error)
    }
  }

  /// Groups services that run until a signal asks them to end.
  private func group(of services: [any Service], until endings: UnixSignalsSequence, _ log: Logger) -> ServiceGroup {
    // On SIGTERM and SIGINT, finishes work that has begun; the rest waits in the database.
    let ending = ServiceGroupConfiguration.ServiceConfiguration(
      service: Ending(signals: endings), successTerminationBehavior: .gracefullyShutdownGroup)
    var configuration = ServiceGroupConfiguration(
      services: services.map { .init(service: $0) } + [ending], logger: log)
    // Stops services that do not end by themselves, before the supervisor loses patience (TimeoutStopSec in Deploy). A
    // message that is being sent is still finished.
    configuration.maximumGracefulShutdownDuration = .seconds(20)
    return ServiceGroup(configuration: configuration)
  }

  /// Runs services to their end, and releases pages of the program that only the start has read.
  ///
  /// Rehearses one message while the accounts sign in, so that nobody waits for it.
  private func run(_ group: ServiceGroup, rehearsing agent: Bot, on account: Account?) async throws {
    let rehearsal = Task { if let account { await agent.rehearse(on: account) } }
    let settling = Task {
      try await Task.sleep(for: .seconds(5))
      nuthatch_release_program()
    }
    defer { settling.cancel() }
    try await group.run()
    rehearsal.cancel()
    await rehearsal.value
  }

  /// Marks the database as no longer in use, and closes it.
  private func close(_ ledger: any LedgerLifecycle, _ log: Logger) async throws {
    do {
      try await ledger.markStopped()
    } catch {
      log.warning("the end could not be saved: the next start checks the database", metadata: ["error": "\(error)"])
    }
    try ledger.close()
  }
}

/// The agent as a service that ends on request.
private struct Daemon: Service, CustomStringConvertible {
  let agent: Bot

  /// The service's name in the log.
  var description: String { "agent" }

  func run() async throws {
    await cancelWhenGracefulShutdown { await agent.run() }
  }
}

/// A service that ends at a signal, and ends all other services with it.
private struct Ending: Service, CustomStringConvertible {
  let signals: UnixSignalsSequence

  var description: String { "signals" }

  func run() async { _ = await signals.cancelOnGracefulShutdown().first { _ in true } }
}

/// The option `--config FILE`.
struct ConfigurationFile: ParsableArguments {
  @Option(name: .customLong("config"), help: "The configuration, YAML or JSON.")
  var path = "/etc/nuthatch/nuthatch.yaml"

  func read() async throws -> Settings { try Settings.read(from: path) }

  /// Reads the settings outside the accounts. The accounts' tokens are not needed, and may be missing.
  func readWithoutAccounts() async throws -> Settings { try Settings.read(from: path, accounts: .none) }

  /// Reads the settings with the usable accounts.
  func readWithUsableAccounts() async throws -> Settings { try Settings.read(from: path, accounts: .usable) }
}
