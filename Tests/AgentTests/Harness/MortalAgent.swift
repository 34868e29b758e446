import Agenda
import Conversation
import Foundation
import Logging
import Store

@testable import Agent

/// The agent of one process, taken apart: what its loops do, in whatever order they are called.
final class MortalAgent: @unchecked Sendable {
  let life: Lifetime
  let store: SQLiteLedger
  private let ledger: MortalLedger
  private let clock: TestClock
  private let sessions: [String: Session]
  private let pollers: [Poller]
  private let senders: [OutboxWorker]
  private let worker: InboxWorker
  private let reminders: ReminderClock
  private var begun: Set<Int64> = []

  /// - Parameter meanwhile: what the process does while a request is under way.
  init(
    _ life: Lifetime, path: String, servers: [FaultyServer], clock: TestClock,
    refuses: @escaping @Sendable () -> Bool = { false }, meanwhile: @escaping @Sendable () async -> Void = {}
  ) throws {
    self.life = life
    store = try SQLiteLedger(path: path)
    let ledger = MortalLedger(ledger: store, life: life, refuses: refuses)
    self.ledger = ledger
    self.clock = clock
    let timekeeper = clock.timekeeper
    let bell = Bell(timekeeper)
    var log = Logger(label: "harness")
    log.logLevel = .critical
    log.handler = SwiftLogNoOpLogHandler()
    let accounts = servers.map { server in
      Account(
        name: server.account, network: FaultyNetwork(server: server, life: life, meanwhile: meanwhile),
        polling: 1...10)
    }
    let sessions = Dictionary(uniqueKeysWithValues: accounts.map { ($0.name, Session()) })
    self.sessions = sessions
    let newcomers = Newcomers(zone: .utc, conventions: Conventions())
    let switchboard = Switchboard()
    for account in accounts {
      switchboard[account.name] = .init(
        session: sessions[account.name] ?? Session(), outbox: bell, account: account)
    }
    let vitals = Vitals()
    let footing = Footing(ledger: ledger, timekeeper: timekeeper, vitals: vitals, log: log)
    worker = InboxWorker(
      ledger: ledger, switchboard: switchboard, newcomers: newcomers, timekeeper: timekeeper, inbox: bell, jobs: bell,
      reminders: bell, footing: footing, vitals: vitals, log: log)
    reminders = ReminderClock(
      ledger: ledger, switchboard: switchboard, newcomers: newcomers, timekeeper: timekeeper, reminders: bell,
      footing: footing, vitals: vitals, log: log)
    pollers = accounts.map { account in
      Poller(
        account: account, session: sessions[account.name] ?? Session(), ledger: ledger, timekeeper: timekeeper,
        inbox: bell, footing: footing, vitals: vitals, log: log)
    }
    senders = accounts.map { account in
      OutboxWorker(
        account: account, session: sessions[account.name] ?? Session(), switchboard: switchboard, ledger: ledger,
        timekeeper: timekeeper, outbox: bell, footing: footing, vitals: vitals, log: log)
    }
  }

  /// What the outboxes do first.
  func start() async { for sender in senders { await sender.settleInterrupted() } }

  func poll(_ index: Int) async {
    do {
      var pace = Pace(1...10)
      try await pollers[index].connect()
      try await pollers[index].readAll(&pace)
    } catch let failure as NetworkFailure {
      if case .signedOut = failure { await pollers[index].session.lose() }
    } catch {
      // The store refused, or the process is no more: nothing was acknowledged.
    }
  }

  func work() async {
    do { repeat { tick() } while try await worker.workOnce(begun: &begun) > 0 } catch {}
  }

  func remind() async {
    do { repeat { tick() } while try await reminders.workOnce() > 0 } catch {}
  }

  /// No two transactions fall into one moment: what came first can be told afterwards.
  private func tick() { clock.advance(0.01) }

  func send(_ index: Int) async {
    do { try await senders[index].sendAll() } catch { await senders[index].settleInterrupted() }
  }

  /// Everything once, for all accounts.
  func all() async {
    for index in pollers.indices { await poll(index) }
    await work()
    await remind()
    for index in senders.indices { await send(index) }
  }
}
