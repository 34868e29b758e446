public import Logging

/// Messages taken one at a time by one account, each answered before the next: what a terminal needs. They take the
/// same path through inbox and outbox as the daemon's.
public struct Exchange: Sendable {
  private let session = Session()
  private let poller: Poller
  private let worker: InboxWorker
  private let sender: OutboxWorker
  private let jobs: JobWorker

  /// Signs the account in.
  public init(
    account: Account, ledger: any Ledger, newcomers: Newcomers, timekeeper: Timekeeper = .wall, log: Logger
  ) async throws {
    let bell = Bell(timekeeper)
    poller = Poller(
      account: account, session: session, ledger: ledger, timekeeper: timekeeper, inbox: bell, log: log)
    worker = InboxWorker(
      ledger: ledger, sessions: [account.name: session], newcomers: newcomers, timekeeper: timekeeper, inbox: bell,
      jobs: bell, outboxes: [:], log: log)
    jobs = JobWorker(
      ledger: ledger, sessions: [account.name: session], timekeeper: timekeeper, jobs: bell, outboxes: [:], log: log)
    sender = OutboxWorker(
      account: account, session: session, ledger: ledger, timekeeper: timekeeper, outbox: bell, log: log)
    try await poller.connect()
    await sender.settleInterrupted()
  }

  /// Takes what has been written; returns when it has had its effect and its answers, if any, are sent.
  public func take() async throws {
    var pace = Pace(1...1)
    try await poller.readAll(&pace)
    var begun: Set<Int64> = []
    while try await worker.workOnce(begun: &begun) > 0 {}
    try await sender.sendAll()
    if try await jobs.workOnce() > 0 { try await sender.sendAll() }
  }
}
