import Agenda
import Conversation
import Foundation
import Logging
public import Store

@testable public import Agent

extension SQLiteLedger: Ledger {}

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
  let switchboard: Switchboard
  let session = Session()
  let worker: InboxWorker
  let sender: OutboxWorker
  let poller: Poller
  let jobs: JobWorker
  let reminders: ReminderClock
  let vitals: Vitals
  let footing: Footing

  init(
    _ network: ScriptedNetwork = ScriptedNetwork(), ledger: (any Ledger)? = nil, access: Access = .open,
    perDay: Int? = nil
  ) throws {
    try self.init(
      Account(name: "main", network: network, polling: 1...10, access: access, perDay: perDay), network,
      ledger: ledger ?? SQLiteLedger.inMemory(), clock: TestClock(), switchboard: Switchboard())
  }

  /// Another account of the same bot's.
  init(_ network: ScriptedNetwork, account: String, access: Access = .open, beside other: TestAgent) throws {
    try self.init(
      Account(name: account, network: network, polling: 1...10, access: access), network, ledger: other.ledger,
      clock: other.clock,
      switchboard: other.switchboard)
  }

  private init(
    _ account: Account, _ network: ScriptedNetwork, ledger: any Ledger, clock: TestClock, switchboard: Switchboard
  ) throws {
    self.network = network
    self.ledger = ledger
    self.clock = clock
    self.switchboard = switchboard
    let bell = Bell(clock.timekeeper)
    var log = Logger(label: "test")
    log.logLevel = .critical
    switchboard[account.name] = .init(session: session, outbox: bell, account: account)
    let vitals = Vitals(uptime: { clock.now.timeIntervalSince1970 })
    self.vitals = vitals
    footing = Footing(ledger: self.ledger, timekeeper: clock.timekeeper, vitals: vitals, log: log)
    worker = InboxWorker(
      ledger: self.ledger, switchboard: switchboard,
      newcomers: Newcomers(zone: .utc, conventions: Conventions()), timekeeper: clock.timekeeper, inbox: bell,
      jobs: bell, reminders: bell, footing: footing, vitals: vitals, log: log)
    reminders = ReminderClock(
      ledger: self.ledger, switchboard: switchboard,
      newcomers: Newcomers(zone: .utc, conventions: Conventions()), timekeeper: clock.timekeeper, reminders: bell,
      footing: footing, vitals: vitals, log: log)
    jobs = JobWorker(
      ledger: self.ledger, switchboard: switchboard, timekeeper: clock.timekeeper, jobs: bell, footing: footing,
      vitals: vitals, log: log)
    sender = OutboxWorker(
      account: account, session: session, switchboard: switchboard, ledger: self.ledger, timekeeper: clock.timekeeper,
      outbox: bell, footing: footing, vitals: vitals, log: log)
    poller = Poller(
      account: account, session: session, ledger: self.ledger, timekeeper: clock.timekeeper, inbox: bell,
      footing: footing, vitals: vitals, log: log)
  }

  /// A poller that sleeps otherwise.
  func poller(sleeping sleep: @escaping @Sendable (TimeInterval) async throws -> Void) -> Poller {
    Poller(
      account: poller.account, session: session, ledger: ledger,
      timekeeper: Timekeeper(now: { clock.now }, sleep: sleep), inbox: poller.inbox, footing: footing, vitals: vitals,
      log: poller.log)
  }

  /// Signs in and reads everything there is into the inbox.
  func poll() async throws {
    var pace = Pace(1...10)
    try await poller.connect()
    try await poller.readAll(&pace)
  }

  /// Works until the inbox is empty.
  func work() async throws {
    var begun: Set<Int64> = []
    while try await worker.workOnce(begun: &begun) > 0 {}
  }

  /// Has all that is due fire, and sends it.
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
      return try ledger.belongings(of: person, changing: nil).todos.openNames(limit: 10_000).map(\.name).sorted()
    }
  }
}
