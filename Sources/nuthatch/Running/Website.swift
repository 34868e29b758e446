import Agent
import Commands
import Conversation
import CoreMetrics
import Foundation
import ICalendar
import Logging
import ServiceLifecycle
import Storage
import Voice
import Web

/// The daemon's HTTP server, as a service beside the agent.
struct Website: Service, CustomStringConvertible {
  let settings: WebSettings
  let live: LiveSettings
  let agent: Bot
  let ledger: any Ledger & CalendarFeeds & LedgerReports
  let heartbeats: Heartbeats
  let pictureFiles: any PictureFiles
  let readiness: Readiness
  let log: Logger

  /// The service's name in the log.
  var description: String { "web" }

  /// The registry of the whole process's figures.
  private static let figures: PrometheusRegistry = {
    let figures = PrometheusRegistry(
      help: [AgentMetrics.help, ProcessMetrics.help, SourceMetrics.help].reduce(into: [:]) {
        $0.merge($1) { given, _ in given }
      })
    MetricsSystem.bootstrap(figures)
    return figures
  }()

  init(
    settings: WebSettings, live: LiveSettings, agent: Bot, ledger: any Ledger & CalendarFeeds & LedgerReports,
    heartbeats: Heartbeats, pictureFiles: any PictureFiles, readiness: Readiness, log: Logger
  ) {
    self.settings = settings
    self.live = live
    self.agent = agent
    self.ledger = ledger
    self.heartbeats = heartbeats
    self.pictureFiles = pictureFiles
    self.readiness = readiness
    // The log leaves out single requests.
    var log = log
    log.logLevel = max(log.logLevel, .notice)
    self.log = log
    _ = Website.figures
  }

  func run() async throws {
    let started = Composition.now()
    let health = Health(live: live, ledger: ledger, heartbeats: heartbeats, started: started)
    let figures = { @Sendable [live, ledger] () async -> String in
      let now = Composition.now()
      ProcessMetrics.note(live.settings, since: started, at: now)
      if let sources = try? await ledger.read({ try $0.eventSources(at: now) }) { SourceMetrics.note(sources, at: now) }
      return Website.figures.text
    }
    let problems = { @Sendable () async -> [String] in await health.problems(at: Composition.now()) }
    let operations = DaemonOperations(ledger: ledger, live: live, health: problems)
    let site = Site(
      feeds: LedgerFeeds(ledger: ledger), health: problems, webhooks: Webhooks(live: live, agent: agent),
      pages: settings.pages.map {
        Pages(
          address: $0, ledger: ledger, actions: agent.pageActions, wordings: .all, operations: operations,
          search: WrittenSearch(ledger: ledger), pictureFiles: pictureFiles, commands: Catalogue.all.map { $0.help },
          trial: VisitorTrial(Composition(live.settings).profile, now: Composition.now),
          welcome: { await welcome() },
          community: { [live] in Composition(live.settings).profile.community }, dates: WrittenDates.read,
          now: Composition.now)
      }, limits: Site.Limits(connections: settings.connections), now: Composition.now)
    let listen = "\(settings.host):\(settings.port)"
    let application = site.application(host: settings.host, port: settings.port, log: log) { [log, readiness] port in
      log.notice("listening", metadata: ["address": "\(listen)", "port": "\(port ?? 0)"])
      readiness.listens()
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await serve(at: "web.listen: \(listen)") { try await application.run() } }
      if let own = settings.metrics {
        let metrics = MetricsSite(metrics: figures).application(host: own.host, port: own.port, log: log) {
          [readiness] in readiness.listens()
        }
        group.addTask {
          try await serve(at: "metrics.listen: \(own.host):\(own.port)") { try await metrics.run() }
        }
      }
      // If one server can't listen, the other ends too.
      while try await group.next() != nil {}
    }
  }

  /// Returns the welcome page for visitors, according to the current settings.
  private func welcome() async -> WelcomePage {
    let (settings, handles) = (live.settings, await agent.handles())
    let accounts = settings.accounts.map { account -> WelcomePage.Account in
      let handle = handles[account.name]?.max { $0.count < $1.count }
      return account.kind.addressing == .telephone
        ? .init(network: nil, handle: handle)
        : .init(network: account.kind.name.capitalized, handle: handle.map { "@" + $0 })
    }
    var page = WelcomePage(
      accounts: accounts, about: settings.about, keepsMessagesForDays: Int(settings.policy.retention / 86_400),
      isOpen: settings.accounts.contains { $0.access == .open })
    page.community = settings.community?.name
    return page
  }

  private func serve(at setting: String, _ run: () async throws -> Void) async throws {
    do {
      try await run()
    } catch {
      // At the end, connections of callers that are still being served are dropped.
      guard !Task.isCancelled else { return }
      let problem = Problem.unavailable("`\(setting)`: \(ListeningPort.advice(Site.errorNumber(of: error)))")
      // Log this before the other services have ended, which may take a while.
      log.error("the daemon ends", metadata: ["error": "\(problem)"])
      throw problem
    }
  }
}

/// The calendars of the ledger.
private struct LedgerFeeds: FeedSource {
  let ledger: any CalendarFeeds
  /// How long a completed todo stays in a calendar, in seconds.
  private static let memory: TimeInterval = 30 * 86_400

  /// Returns the version of a calendar. It changes every hour, so that old todos drop out within the hour.
  func version(secret: String) async throws -> FeedVersion? {
    let hour = Int(Composition.now().timeIntervalSince1970 / 3600)
    return try await ledger.feedVersion(secret: secret).map { FeedVersion("\($0) \(hour)") }
  }

  func feed(secret: String) async throws -> Feed? {
    try await ledger.feed(secret: secret, completedSince: Composition.now().addingTimeInterval(-Self.memory)).map {
      Feed(person: $0.person, todos: $0.todos, events: $0.events, realm: $0.realm, changes: $0.changes)
    }
  }
}
