public import Agenda
import Civil
import Conversation
import Foundation
public import Logging
public import Storage

/// A conversation on one account, with one message answered before the next, as a terminal needs it. Messages take the
/// same path through inbox and outbox as the daemon's.
public struct LocalConversation: Sendable {
  private let poller: Poller
  private let worker: InboxWorker
  private let sender: OutboxWorker
  private let jobs: JobWorker
  private let clock: ReminderWorker
  /// Woken when something may be due before the clock looks again.
  private let changes: WakeSignal
  private let ledger: any Ledger
  private let timekeeper: Timekeeper
  /// True if people hear of changes to the events that they attend.
  private let tellsOfEvents: Bool
  /// The handler through which pages change what people keep.
  public let pageActions: PageActionHandler

  /// Signs the account in.
  ///
  /// - Parameter listener: the only person who is sent anything and whose jobs are done; nil for everybody.
  public init(
    account: Account, ledger: any Ledger, profile: BotProfile, timekeeper: Timekeeper,
    listener: Address? = nil, log: Logger
  ) async throws {
    self.ledger = ledger
    self.timekeeper = timekeeper
    tellsOfEvents = profile.community != nil
    changes = WakeSignal(timekeeper)
    // Nobody waits for it: one worker follows the other.
    let signal = WakeSignal(timekeeper)
    let connectionState = ConnectionState()
    let entry = AccountRegistry.Entry(connectionState: connectionState, outbox: signal, account: account)
    let registry = AccountRegistry([account.name: entry])
    let heartbeats = Heartbeats()
    let storeHealth = StoreHealth(ledger: ledger, timekeeper: timekeeper, heartbeats: heartbeats, log: log)
    pageActions = PageActionHandler(
      ledger: ledger, registry: registry, profile: profile, timekeeper: timekeeper, jobs: changes, reminders: changes)
    poller = Poller(
      account: account, connectionState: connectionState, ledger: ledger, timekeeper: timekeeper, inbox: signal,
      storeHealth: storeHealth,
      heartbeats: heartbeats, log: log)
    worker = InboxWorker(
      ledger: ledger, registry: registry, profile: profile, timekeeper: timekeeper, inbox: signal, jobs: signal,
      reminders: signal, storeHealth: storeHealth, heartbeats: heartbeats, note: ledger.workNote(of: account.name),
      log: log)
    clock = ReminderWorker(
      ledger: ledger, registry: registry, profile: profile, timekeeper: timekeeper, reminders: changes,
      storeHealth: storeHealth, heartbeats: heartbeats, listener: listener, log: log)
    jobs = JobWorker(
      ledger: ledger, registry: registry, languages: profile.languages, timekeeper: timekeeper, jobs: signal,
      storeHealth: storeHealth,
      heartbeats: heartbeats,
      listener: listener,
      log: log)
    sender = OutboxWorker(
      account: account, connectionState: connectionState, languages: profile.languages, ledger: ledger,
      timekeeper: timekeeper, outbox: signal, slot: entry.slot,
      storeHealth: storeHealth,
      heartbeats: heartbeats, listener: listener?.remoteID, log: log)
    try await worker.settleInterrupted()
    try await poller.connect()
    if let connection = await connectionState.connection { try await sender.settleInterrupted(on: connection.traits) }
  }

  /// Waits until a reminder is due, for at most half a minute. It returns early if something may be due before.
  public func untilDue() async throws { try await clock.wait() }

  /// Fires all reminders that are due, and sends them.
  public func remind() async throws {
    try await fire()
    try await sender.sendAll()
  }

  /// Fires all reminders that are due; returns whether there were any.
  @discardableResult
  private func fire() async throws -> Bool {
    var hasFired = false
    while try await clock.workOnce() > 0 { hasFired = true }
    return hasFired
  }

  /// Reads and handles new messages, and returns when their answers are sent. Reminders that are due follow the
  /// answers, since the messages were written before them.
  public func take() async throws {
    var pollInterval = PollInterval(1...1)
    try await poller.readAll(&pollInterval)
    while try await !worker.workOnce().isEmptied {}
    try await sender.sendAll()
    guard try await isMoreDue() else { return }
    if try await jobs.workOnce() > 0 { try await sender.sendAll() }
    if try await fire() { try await sender.sendAll() }
    changes.wake()
  }

  /// True if there may be a job to do, or something to remind of before the clock looks again.
  private func isMoreDue() async throws -> Bool {
    if tellsOfEvents { return true }
    let now = timekeeper.now()
    return try await ledger.read { ledger in
      if try !jobs.due(of: ledger.jobs, ledger, at: now).isEmpty { return true }
      return try ledger.reminders.next().map { $0 < now + ReminderWorker.longestSleep } ?? false
    }
  }
}
