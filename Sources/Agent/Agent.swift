import Agenda
import Commands
import Conversation
public import Foundation
public import Logging

/// The bot at work: every account's poller and outbox, and the one that works through the inbox.
public struct Agent: Sendable {
  private let ledger: any Ledger
  private let newcomers: Newcomers
  private let timekeeper: Timekeeper
  private let patience: TimeInterval
  private let log: Logger
  private let wishes: AsyncStream<[Account]>
  private let wish: AsyncStream<[Account]>.Continuation
  private let policy: CurrentPolicy
  private let vitals: Vitals
  private let switchboard = Switchboard()
  private let isAlive: @Sendable () -> Void

  /// - Parameters:
  ///   - patience: seconds after which reminders that were missed are told of in one line together.
  ///   - vitals: where it is noted whether all is well.
  ///   - isAlive: called every few seconds while all is well.
  public init(
    accounts: [Account], ledger: any Ledger, newcomers: Newcomers, timekeeper: Timekeeper = .wall,
    patience: TimeInterval = 3 * 86_400, policy: Policy = Policy(), vitals: Vitals = Vitals(),
    isAlive: @escaping @Sendable () -> Void = {}, log: Logger
  ) {
    self.policy = CurrentPolicy(policy)
    self.vitals = vitals
    self.isAlive = isAlive
    self.ledger = ledger
    self.newcomers = newcomers
    self.timekeeper = timekeeper
    self.patience = patience
    self.log = log
    (wishes, wish) = AsyncStream.makeStream()
    wish.yield(accounts)
  }

  /// Has these accounts worked for from now on, and keeps to another policy. Accounts that stay as they are notice
  /// nothing of it.
  public func change(to accounts: [Account], policy: Policy) {
    self.policy.value = policy
    wish.yield(accounts)
  }

  /// Has an account polled without delay, because its network told that something was written there. Nothing where no
  /// such account is at work, or its network is not known to call.
  public func look(at account: String) async {
    await switchboard[account]?.door?.ring()
  }

  /// Works until the task is cancelled; then ends what is under way and returns.
  public func run() async {
    let inbox = Bell(timekeeper)
    let jobs = Bell(timekeeper)
    let reminders = Bell(timekeeper)
    let footing = Footing(ledger: ledger, timekeeper: timekeeper, vitals: vitals, log: log)
    let worker = InboxWorker(
      ledger: ledger, switchboard: switchboard, newcomers: newcomers, timekeeper: timekeeper, inbox: inbox,
      rate: MessageRate(), jobs: jobs, reminders: reminders, footing: footing, vitals: vitals, log: log)
    let clock = ReminderClock(
      ledger: ledger, switchboard: switchboard, newcomers: newcomers, timekeeper: timekeeper, reminders: reminders,
      footing: footing, vitals: vitals, patience: patience, log: log)
    let jobWorker = JobWorker(
      ledger: ledger, switchboard: switchboard, timekeeper: timekeeper, jobs: jobs, footing: footing, vitals: vitals,
      log: log)
    let crew = Crew(
      switchboard: switchboard, ledger: ledger, timekeeper: timekeeper, inbox: inbox, footing: footing, vitals: vitals,
      log: log)
    let alerts = Alerts(ledger: ledger, policy: policy, switchboard: switchboard, timekeeper: timekeeper, log: log)
    let watch = Watch(
      ledger: ledger, switchboard: switchboard, vitals: vitals, alerts: alerts, timekeeper: timekeeper,
      isAlive: isAlive, log: log)
    let retention = Retention(ledger: ledger, policy: policy, timekeeper: timekeeper, log: log)
    await withTaskGroup { group in
      group.addTask { await tellOfRestore() }
      group.addTask { await worker.run() }
      group.addTask { await jobWorker.run() }
      group.addTask { await clock.run() }
      group.addTask { await watch.run() }
      group.addTask { await retention.run() }
      group.addTask {
        for await accounts in wishes {
          await crew.change(to: accounts)
          await tellOfHeld(alerts)
        }
        await crew.stop()
      }
    }
  }

  /// Tells the operator of the people who are held.
  private func tellOfHeld(_ alerts: Alerts) async {
    do {
      let people = try await ledger.read { try $0.people.held() }
      guard !people.isEmpty else { return }
      let names = people.map(\.description).joined(separator: ", ")
      log.warning(
        "some people are held: they may be several, or their server is not known; nuthatch check tells what to do",
        metadata: ["people": "\(names)"])
      await alerts.raise(.contested, Voice.alertHeld(people))
    } catch {
      log.error("it could not be told whether people are held", metadata: ["error": "\(error)"])
    }
  }

  /// Tells those for whom something waited in the backup that the ledger came out of.
  private func tellOfRestore() async {
    let now = timekeeper.now()
    do {
      guard try await ledger.read({ try $0.restoration()?.untold.isEmpty == false }) else { return }
      try await ledger.write { try RestoreNotice.enqueueAll(in: $0, at: now) }
    } catch {
      log.error("who waits could not be told of the restore; the next start tells", metadata: ["error": "\(error)"])
    }
  }
}
