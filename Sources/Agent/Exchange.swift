public import Agenda
import Conversation
public import Logging

/// Messages taken one at a time by one account, each answered before the next: what a terminal needs. They take the
/// same path through inbox and outbox as the daemon's.
public struct Exchange: Sendable {
  private let poller: Poller
  private let worker: InboxWorker
  private let sender: OutboxWorker
  private let jobs: JobWorker
  private let clock: ReminderClock

  /// Signs the account in.
  ///
  /// - Parameter listener: who is there to be told things; nil where everybody is.
  public init(
    account: Account, ledger: any Ledger, newcomers: Newcomers, timekeeper: Timekeeper = .wall,
    listener: Address? = nil, log: Logger
  ) async throws {
    let bell = Bell(timekeeper)
    let session = Session()
    let switchboard = Switchboard([account.name: .init(session: session, outbox: bell, account: account)])
    let vitals = Vitals()
    let footing = Footing(ledger: ledger, timekeeper: timekeeper, vitals: vitals, log: log)
    poller = Poller(
      account: account, session: session, ledger: ledger, timekeeper: timekeeper, inbox: bell, footing: footing,
      vitals: vitals, log: log)
    worker = InboxWorker(
      ledger: ledger, switchboard: switchboard, newcomers: newcomers, timekeeper: timekeeper, inbox: bell, jobs: bell,
      reminders: bell, footing: footing, vitals: vitals, log: log)
    clock = ReminderClock(
      ledger: ledger, switchboard: switchboard, newcomers: newcomers, timekeeper: timekeeper, reminders: bell,
      footing: footing, vitals: vitals, listener: listener, log: log)
    jobs = JobWorker(
      ledger: ledger, switchboard: switchboard, timekeeper: timekeeper, jobs: bell, footing: footing, vitals: vitals,
      log: log)
    sender = OutboxWorker(
      account: account, session: session, ledger: ledger, timekeeper: timekeeper, outbox: bell, footing: footing,
      vitals: vitals, log: log)
    try await poller.connect()
    if let connection = await session.connection { try await sender.settleInterrupted(on: connection.traits) }
  }

  /// Waits until a reminder is due, at most half a minute; less where something has changed about what comes next.
  public func untilDue() async throws { try await clock.wait() }

  /// Has all reminders fire that are due, and sends them.
  public func remind() async throws {
    while try await clock.workOnce() > 0 {}
    try await sender.sendAll()
  }

  /// Takes what has been written; returns when it has had its effect and its answers, if any, are sent. What has come
  /// due meanwhile is said behind them: the message was written without it.
  public func take() async throws {
    var pace = Pace(1...1)
    try await poller.readAll(&pace)
    var begun: Set<Int64> = []
    while try await worker.workOnce(begun: &begun) > 0 {}
    try await sender.sendAll()
    if try await jobs.workOnce() > 0 { try await sender.sendAll() }
    try await remind()
  }
}
