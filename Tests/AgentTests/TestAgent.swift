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
  let clock = TestClock()
  let session = Session()
  let worker: InboxWorker
  let sender: OutboxWorker
  let poller: Poller
  let jobs: JobWorker
  let reminders: ReminderClock

  init(_ network: ScriptedNetwork = ScriptedNetwork(), ledger: SQLiteLedger? = nil) throws {
    self.network = network
    self.ledger = try ledger ?? SQLiteLedger.inMemory()
    let account = Account(name: "main", network: network, polling: 1...10)
    let bell = Bell(clock.timekeeper)
    var log = Logger(label: "test")
    log.logLevel = .critical
    worker = InboxWorker(
      ledger: self.ledger, sessions: ["main": session],
      newcomers: Newcomers(zone: .utc, conventions: Conventions()), timekeeper: clock.timekeeper, inbox: bell,
      jobs: bell, reminders: bell,
      outboxes: ["main": bell], log: log)
    reminders = ReminderClock(
      ledger: self.ledger, sessions: ["main": session],
      newcomers: Newcomers(zone: .utc, conventions: Conventions()), timekeeper: clock.timekeeper, reminders: bell,
      outboxes: ["main": bell], log: log)
    jobs = JobWorker(
      ledger: self.ledger, sessions: ["main": session], timekeeper: clock.timekeeper, jobs: bell,
      outboxes: ["main": bell], log: log)
    sender = OutboxWorker(
      account: account, session: session, ledger: self.ledger, timekeeper: clock.timekeeper, outbox: bell, log: log)
    poller = Poller(
      account: account, session: session, ledger: self.ledger, timekeeper: clock.timekeeper, inbox: bell, log: log)
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
