import Agenda
import Civil
import Conversation
import Foundation
import Logging
import Storage
import Store

@testable import Agent

/// A clock that a test sets; sleeping moves it on.
final class TestClock: @unchecked Sendable {
  private let lock = NSLock()
  private var instant: Date

  init(_ local: String = "2026-11-20T10:00", zone: Zone = .utc) {
    instant = zone.instant(of: CivilDateTime(local) ?? CivilDateTime(wallSeconds: 0))
  }

  var now: Date { lock.withLock { instant } }
  func advance(_ seconds: TimeInterval) { lock.withLock { instant += seconds } }

  var timekeeper: Timekeeper {
    Timekeeper(
      now: { self.now },
      sleep: { seconds in
        try Task.checkCancellation()
        self.advance(seconds)
        await Task.yield()
      })
  }
}

/// An agent taken apart, so that a test moves it step by step.
struct TestAgent {
  let network: ScriptedNetwork
  let ledger: any Ledger
  let clock: TestClock
  let registry: AccountRegistry
  let connectionState = ConnectionState()
  let worker: InboxWorker
  let sender: OutboxWorker
  let poller: Poller
  let jobs: JobWorker
  let pictures: PictureWorker
  let files: MemoryFiles
  let reminders: ReminderWorker
  let heartbeats: Heartbeats
  let storeHealth: StoreHealth

  init(
    _ network: ScriptedNetwork = ScriptedNetwork(), ledger: (any Ledger)? = nil, access: Access = .open,
    perDay: Int? = nil, pages: String? = nil, operatorName: String? = nil, languages: Languages = .all,
    files: MemoryFiles? = nil, shareLinks: @escaping ShareLinks = { _, _, _, _ in [] }
  ) throws {
    let clock = TestClock()
    try self.init(
      Account(name: "main", network: network, polling: 1...10, access: access, perDay: perDay), network,
      ledger: ledger ?? SQLiteLedger.inMemory(now: { clock.now }), clock: clock, registry: AccountRegistry(),
      pages: pages, operatorName: operatorName, languages: languages, files: files, shareLinks: shareLinks)
  }

  /// The links for posting a text that fit a person.
  typealias ShareLinks = @Sendable (String, String?, Person, [Address]) -> [ShareLink]

  /// Another account of the same bot's.
  init(_ network: ScriptedNetwork, account: String, access: Access = .open, beside other: TestAgent) throws {
    try self.init(
      Account(name: account, network: network, polling: 1...10, access: access), network, ledger: other.ledger,
      clock: other.clock,
      registry: other.registry, files: other.files)
  }

  private init(
    _ account: Account, _ network: ScriptedNetwork, ledger: any Ledger, clock: TestClock, registry: AccountRegistry,
    pages: String? = nil, operatorName: String? = nil, languages: Languages = .all, files: MemoryFiles? = nil,
    shareLinks: @escaping ShareLinks = { _, _, _, _ in [] }
  ) throws {
    self.network = network
    self.ledger = ledger
    self.clock = clock
    self.registry = registry
    let signal = WakeSignal(clock.timekeeper)
    var profile = BotProfile(zone: .utc, conventions: Conventions(), pages: pages)
    profile.languages = languages
    profile.shareLinks = shareLinks
    profile.operatorName = { operatorName.map { ($0, account.network.name) } }
    var log = Logger(label: "test")
    log.logLevel = .critical
    registry[account.name] = .init(connectionState: connectionState, outbox: signal, account: account)
    let heartbeats = Heartbeats(uptime: { clock.now.timeIntervalSince1970 })
    self.heartbeats = heartbeats
    storeHealth = StoreHealth(ledger: self.ledger, timekeeper: clock.timekeeper, heartbeats: heartbeats, log: log)
    worker = InboxWorker(
      ledger: self.ledger, registry: registry,
      profile: profile, timekeeper: clock.timekeeper, inbox: signal,
      jobs: signal, reminders: signal, storeHealth: storeHealth, heartbeats: heartbeats, log: log)
    reminders = ReminderWorker(
      ledger: self.ledger, registry: registry,
      profile: profile, timekeeper: clock.timekeeper, reminders: signal,
      storeHealth: storeHealth, heartbeats: heartbeats, log: log)
    self.files = files ?? MemoryFiles(now: { clock.now })
    pictures = PictureWorker(
      ledger: self.ledger, files: self.files, thumbnailer: nil, policy: CurrentPolicy(Policy()), registry: registry,
      languages: languages, timekeeper: clock.timekeeper, storeHealth: storeHealth, heartbeats: heartbeats, log: log)
    jobs = JobWorker(
      ledger: self.ledger, registry: registry, languages: languages, timekeeper: clock.timekeeper, jobs: signal,
      storeHealth: storeHealth, heartbeats: heartbeats, pictures: pictures, log: log)
    sender = OutboxWorker(
      account: account, connectionState: connectionState, registry: registry, languages: languages,
      ledger: self.ledger, timekeeper: clock.timekeeper,
      outbox: signal, storeHealth: storeHealth, heartbeats: heartbeats, log: log)
    poller = Poller(
      account: account, connectionState: connectionState, ledger: self.ledger, timekeeper: clock.timekeeper,
      inbox: signal,
      storeHealth: storeHealth, heartbeats: heartbeats, log: log)
  }

  /// A poller with another way to sleep.
  func poller(
    advice: AccountAdvice? = nil, sleeping sleep: @escaping @Sendable (TimeInterval) async throws -> Void
  ) -> Poller {
    var account = poller.account
    account.advice = advice
    return Poller(
      account: account, connectionState: connectionState, ledger: ledger,
      timekeeper: Timekeeper(now: { clock.now }, sleep: sleep), inbox: poller.inbox, storeHealth: storeHealth,
      heartbeats: heartbeats,
      log: poller.log)
  }

  /// The picture worker, with a clock that runs by itself.
  var picturesByTheClock: PictureWorker {
    PictureWorker(
      ledger: ledger, files: files, thumbnailer: nil, policy: pictures.policy, registry: registry,
      languages: pictures.languages,
      timekeeper: Timekeeper(now: { clock.now }, sleep: { _ in try await Task.sleep(for: .milliseconds(1)) }),
      storeHealth: storeHealth, heartbeats: heartbeats, log: pictures.log)
  }

  /// Signs in and reads everything there is into the inbox.
  func poll() async throws {
    var pollInterval = PollInterval(1...10)
    try await poller.connect()
    try await poller.readAll(&pollInterval)
  }

  /// Works until the inbox is empty.
  func work() async throws {
    while try await !worker.workOnce().isEmptied {}
  }

  /// Fires all reminders that are due, and sends them.
  func remind() async throws {
    while try await reminders.workOnce() > 0 {}
    try await sender.sendAll()
  }

  func pollWorkSend() async throws {
    try await poll()
    try await work()
    try await sender.sendAll()
  }

  func status() async throws -> AccountStatus? { try await ledger.read { try $0.accounts().first } }

  /// The names of all open todos of a person.
  func todos(of author: String = "ana") async throws -> [String] {
    try await ledger.read { ledger in
      let address = Address(network: "scripted", remoteID: author, handle: author)
      guard let person = try ledger.people.person(at: address) else { return [] }
      return try ledger.belongings(of: person, changedBy: nil).todos.openNames(limit: 10_000).map(\.name).sorted()
    }
  }
}

extension SQLiteLedger {
  /// A ledger that uses the machine's clock.
  convenience init(path: String) throws {
    try self.init(path: path, now: { Date() })
  }

  /// A ledger in memory that uses the machine's clock.
  static func inMemory() throws -> SQLiteLedger { try inMemory(now: { Date() }) }
}
