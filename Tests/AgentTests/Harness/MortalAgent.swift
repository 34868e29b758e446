import Agenda
import Civil
import Conversation
import Foundation
import Logging
import Storage
import Store

@testable import Agent

/// The agent of one process, taken apart, so that its loops can run in any order.
final class MortalAgent: @unchecked Sendable {
  let life: Lifetime
  let store: SQLiteLedger
  private let ledger: MortalLedger
  private let clock: TestClock
  private let sessions: [String: ConnectionState]
  private let pollers: [Poller]
  private let senders: [OutboxWorker]
  private let worker: InboxWorker
  private let reminders: ReminderWorker
  private let jobs: JobWorker
  /// True once it is recorded what the last process was working on.
  private var isSettled = false
  /// The outboxes that may contain a message whose result could not be noted.
  private var unsettled: Set<Int>

  /// - Parameters:
  ///   - synced: called for each commit that survives a power failure.
  ///   - meanwhile: the process's other work while a request is under way.
  init(
    _ life: Lifetime, path: String, servers: [FaultyServer], clock: TestClock,
    refuses: @escaping @Sendable () -> Bool = { false }, synced: @escaping @Sendable () -> Void = {},
    meanwhile: @escaping @Sendable () async -> Void = {}
  ) throws {
    self.life = life
    store = try SQLiteLedger(path: path)
    let ledger = MortalLedger(ledger: store, life: life, refuses: refuses, synced: synced)
    self.ledger = ledger
    self.clock = clock
    let timekeeper = clock.timekeeper
    let signal = WakeSignal(timekeeper)
    var log = Logger(label: "harness")
    log.logLevel = .critical
    log.handler = SwiftLogNoOpLogHandler()
    let accounts = servers.map { server in
      Account(
        name: server.account, network: FaultyNetwork(server: server, life: life, meanwhile: meanwhile),
        polling: 1...10)
    }
    let sessions = Dictionary(uniqueKeysWithValues: accounts.map { ($0.name, ConnectionState()) })
    self.sessions = sessions
    let profile = BotProfile(zone: .utc, conventions: Conventions())
    let registry = AccountRegistry()
    for account in accounts {
      registry[account.name] = .init(
        connectionState: sessions[account.name] ?? ConnectionState(), outbox: signal, account: account)
    }
    let heartbeats = Heartbeats()
    let storeHealth = StoreHealth(ledger: ledger, timekeeper: timekeeper, heartbeats: heartbeats, log: log)
    worker = InboxWorker(
      ledger: ledger, registry: registry, profile: profile, timekeeper: timekeeper, inbox: signal, jobs: signal,
      reminders: signal, storeHealth: storeHealth, heartbeats: heartbeats, note: ledger.workNote(of: nil), log: log)
    reminders = ReminderWorker(
      ledger: ledger, registry: registry, profile: profile, timekeeper: timekeeper, reminders: signal,
      storeHealth: storeHealth, heartbeats: heartbeats, log: log)
    jobs = JobWorker(
      ledger: ledger, registry: registry, timekeeper: timekeeper, jobs: signal, storeHealth: storeHealth,
      heartbeats: heartbeats,
      log: log)
    pollers = accounts.map { account in
      Poller(
        account: account, connectionState: sessions[account.name] ?? ConnectionState(), ledger: ledger,
        timekeeper: timekeeper,
        inbox: signal, storeHealth: storeHealth, heartbeats: heartbeats, log: log)
    }
    unsettled = Set(accounts.indices)
    senders = accounts.map { account in
      OutboxWorker(
        account: account, connectionState: sessions[account.name] ?? ConnectionState(), registry: registry,
        ledger: ledger,
        timekeeper: timekeeper, outbox: signal, slot: registry[account.name]?.slot ?? SendSlot(),
        storeHealth: storeHealth, heartbeats: heartbeats, log: log)
    }
  }

  /// Forgets that it was signed in.
  func signOut() async {
    for connectionState in sessions.values { await connectionState.lose(.signedOut(reason: "forgotten")) }
  }

  /// Lets the outboxes run first, before anybody has signed in.
  func start() async { for index in senders.indices { await send(index) } }

  func poll(_ index: Int) async {
    do {
      var pollInterval = PollInterval(1...10)
      try await pollers[index].connect()
      try await pollers[index].readAll(&pollInterval)
    } catch let failure as NetworkFailure {
      if case .signedOut = failure { await pollers[index].connectionState.lose(failure) }
    } catch {
      // The store refused, or the process is no more: nothing was acknowledged.
    }
  }

  func work() async {
    do {
      if !isSettled { try await worker.settleInterrupted() }
      isSettled = true
      repeat { tick() } while try await !worker.workOnce().isEmptied
    } catch {}
  }

  func remind() async {
    do { repeat { tick() } while try await reminders.workOnce() > 0 } catch {}
  }

  func doJobs() async {
    tick()
    _ = try? await jobs.workOnce()
  }

  /// Moves the clock on, so that no two transactions have the same time: their order can be seen afterwards.
  private func tick() { clock.advance(0.01) }

  func send(_ index: Int) async {
    do {
      guard let connection = await senders[index].connectionState.connection else { return }
      if unsettled.contains(index) { try await senders[index].settleInterrupted(on: connection.traits) }
      unsettled.remove(index)
      try await senders[index].sendAll()
    } catch {
      unsettled.insert(index)
    }
  }

  /// Runs everything once, for all accounts.
  func all() async {
    for index in pollers.indices { await poll(index) }
    await work()
    await remind()
    await doJobs()
    for index in senders.indices { await send(index) }
  }

  /// The error of a bot that never comes to rest.
  struct Unrest: Error {}

  /// Lets the bot come to rest, moving the clock to the next due moment each time.
  ///
  /// - Parameter living: the process that is alive; a new one if it died.
  static func settle(
    _ servers: [FaultyServer], _ clock: TestClock, _ living: () async throws -> MortalAgent
  ) async throws {
    for _ in 0..<400 {
      let agent = try await living()
      await agent.all()
      if agent.life.isOver { continue }
      let (next, isWaiting) = try await agent.store.read { ledger in
        let accounts = servers.map(\.account)
        return (
          try (accounts.compactMap { try ledger.nextSend(account: $0) } + [ledger.jobs.next()]).compactMap { $0 }.min(),
          try !ledger.unprocessed(accounts: accounts, limit: 1, perAuthor: 1).isEmpty
        )
      }
      let appearance = servers.compactMap(\.nextAppearance).min()
      let isSignedOut = servers.contains { $0.signedOutUntil > clock.now }
      guard next != nil || isWaiting || appearance != nil || isSignedOut else { return }
      let moments = [next, appearance, servers.map(\.signedOutUntil).max()].compactMap { $0 }.filter { $0 > clock.now }
      clock.advance(max(1, moments.min()?.timeIntervalSince(clock.now) ?? 1))
    }
    throw Unrest()
  }
}
