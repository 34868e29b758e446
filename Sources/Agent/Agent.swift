public import Foundation
public import Logging

/// The bot at work: every account's poller and outbox, and the one that works through the inbox.
public struct Agent: Sendable {
  private let accounts: [Account]
  private let ledger: any Ledger
  private let newcomers: Newcomers
  private let timekeeper: Timekeeper
  private let patience: TimeInterval
  private let log: Logger

  /// - Parameter patience: seconds after which reminders that were missed are told of in one line together.
  public init(
    accounts: [Account], ledger: any Ledger, newcomers: Newcomers, timekeeper: Timekeeper = .wall,
    patience: TimeInterval = 3 * 86_400, log: Logger
  ) {
    self.accounts = accounts
    self.ledger = ledger
    self.newcomers = newcomers
    self.timekeeper = timekeeper
    self.patience = patience
    self.log = log
  }

  /// Works until the task is cancelled; then ends what is under way and returns.
  public func run() async {
    let inbox = Bell(timekeeper)
    let jobs = Bell(timekeeper)
    let reminders = Bell(timekeeper)
    var sessions: [String: Session] = [:]
    var outboxes: [String: Bell] = [:]
    for account in accounts {
      sessions[account.name] = Session()
      outboxes[account.name] = Bell(timekeeper)
    }
    let worker = InboxWorker(
      ledger: ledger, sessions: sessions, newcomers: newcomers, timekeeper: timekeeper, inbox: inbox,
      jobs: jobs, reminders: reminders, outboxes: outboxes, log: log)
    let clock = ReminderClock(
      ledger: ledger, sessions: sessions, newcomers: newcomers, timekeeper: timekeeper, reminders: reminders,
      outboxes: outboxes, patience: patience, log: log)
    let jobWorker = JobWorker(
      ledger: ledger, sessions: sessions, timekeeper: timekeeper, jobs: jobs, outboxes: outboxes, log: log)
    await withTaskGroup { group in
      group.addTask { await worker.run() }
      group.addTask { await jobWorker.run() }
      group.addTask { await clock.run() }
      for account in accounts {
        guard let session = sessions[account.name], let outbox = outboxes[account.name] else { continue }
        var log = log
        log[metadataKey: "account"] = "\(account.name)"
        let poller = Poller(
          account: account, session: session, ledger: ledger, timekeeper: timekeeper, inbox: inbox, log: log)
        let sender = OutboxWorker(
          account: account, session: session, ledger: ledger, timekeeper: timekeeper, outbox: outbox, log: log)
        group.addTask { await poller.run() }
        group.addTask { await sender.run() }
      }
    }
  }
}
