import Agenda
import Civil
import Commands
import Conversation
public import Foundation
public import Logging
public import Storage

/// The running bot: a poller and an outbox worker for each account, and one inbox worker for all.
public struct Bot: Sendable {
  private let ledger: any Ledger
  private let profile: BotProfile
  private let timekeeper: Timekeeper
  private let patience: TimeInterval
  private let log: Logger
  private let wishes: AsyncStream<[Account]>
  private let wish: AsyncStream<[Account]>.Continuation
  private let policy: CurrentPolicy
  private let heartbeats: Heartbeats
  private let pictureFiles: (any PictureFiles)?
  private let thumbnailer: (any Thumbnailer)?
  private let documents: DocumentReading?
  private let calendars: CalendarReading?
  private let registry = AccountRegistry()
  private let jobs: WakeSignal
  private let reminders: WakeSignal
  private let isAlive: @Sendable () -> Void

  /// - Parameters:
  ///   - patience: seconds after which missed reminders are summed up in one line.
  ///   - heartbeats: records whether the bot is healthy.
  ///   - pictureFiles: where pictures are kept; nil keeps their links alone.
  ///   - thumbnailer: makes small copies of pictures; nil makes none.
  ///   - documents: reads what people name by its address; nil reads nothing.
  ///   - calendars: reads the calendars that people follow; nil reads none.
  ///   - isAlive: called every few seconds while the bot is healthy.
  public init(
    accounts: [Account], ledger: any Ledger, profile: BotProfile, timekeeper: Timekeeper,
    patience: TimeInterval = 3 * 86_400, policy: Policy = Policy(), heartbeats: Heartbeats = Heartbeats(),
    pictureFiles: (any PictureFiles)? = nil, thumbnailer: (any Thumbnailer)? = nil,
    documents: DocumentReading? = nil, calendars: CalendarReading? = nil,
    isAlive: @escaping @Sendable () -> Void = {}, log: Logger
  ) {
    self.policy = CurrentPolicy(policy)
    self.heartbeats = heartbeats
    self.pictureFiles = pictureFiles
    self.thumbnailer = thumbnailer
    self.documents = documents
    self.calendars = calendars
    self.isAlive = isAlive
    self.ledger = ledger
    self.profile = profile
    self.timekeeper = timekeeper
    self.patience = patience
    self.log = log
    jobs = WakeSignal(timekeeper)
    reminders = WakeSignal(timekeeper)
    (wishes, wish) = AsyncStream.makeStream()
    wish.yield(accounts)
  }

  /// Replaces the accounts and the policy while the bot runs. Accounts whose settings are unchanged go on undisturbed.
  public func change(to accounts: [Account], policy: Policy) {
    self.policy.value = policy
    wish.yield(accounts)
  }

  /// Polls an account at once, because its network's webhook was called. Does nothing where no such account is running,
  /// or its network has no webhook.
  public func pollNow(_ account: String) { registry[account]?.door?.wake() }

  /// The handler through which pages change what people keep.
  public var pageActions: PageActionHandler {
    PageActionHandler(
      ledger: ledger, registry: registry, profile: profile, timekeeper: timekeeper, jobs: jobs,
      reminders: reminders)
  }

  /// The names by which people write to the bot, by the account, as signing in told them.
  public func handles() async -> [String: [String]] { await registry.known().mapValues(\.handles) }

  /// Makes ready what the first messages need, and leaves no trace in the ledger. The bot may run meanwhile.
  ///
  /// - Parameter account: an account that is registered.
  public func rehearse(on account: Account) async {
    await Rehearsal(account: account, ledger: ledger, profile: profile, now: timekeeper.now()).run()
  }

  /// Runs until the task is cancelled, then finishes what is in progress and returns.
  public func run() async {
    let inbox = WakeSignal(timekeeper)
    let storeHealth = StoreHealth(ledger: ledger, timekeeper: timekeeper, heartbeats: heartbeats, log: log)
    let worker = InboxWorker(
      ledger: ledger, registry: registry, profile: profile, timekeeper: timekeeper, inbox: inbox,
      rate: AuthorRateLimiter(), jobs: jobs, reminders: reminders, storeHealth: storeHealth, heartbeats: heartbeats,
      note: ledger.workNote(of: nil), log: log)
    let clock = ReminderWorker(
      ledger: ledger, registry: registry, profile: profile, timekeeper: timekeeper, reminders: reminders,
      storeHealth: storeHealth, heartbeats: heartbeats, patience: patience, log: log)
    let pictures = pictureFiles.map { files in
      PictureWorker(
        ledger: ledger, files: files, thumbnailer: thumbnailer, policy: policy, registry: registry,
        languages: profile.languages, timekeeper: timekeeper, storeHealth: storeHealth, heartbeats: heartbeats,
        log: log)
    }
    let jobWorker = JobWorker(
      ledger: ledger, registry: registry, languages: profile.languages, timekeeper: timekeeper, jobs: jobs,
      storeHealth: storeHealth, heartbeats: heartbeats, documents: documents, pictures: pictures, log: log)
    let subscriptions = calendars.map { read in
      SubscriptionWorker(
        ledger: ledger, registry: registry, languages: profile.languages, timekeeper: timekeeper, reminders: reminders,
        storeHealth: storeHealth, heartbeats: heartbeats, read: read, log: log)
    }
    let supervisor = AccountSupervisor(
      registry: registry, languages: profile.languages, ledger: ledger, timekeeper: timekeeper, inbox: inbox,
      storeHealth: storeHealth,
      heartbeats: heartbeats,
      log: log)
    let alerts = OperatorAlerts(
      ledger: ledger, policy: policy, registry: registry, languages: profile.languages, timekeeper: timekeeper,
      log: log)
    let monitor = HealthMonitor(
      ledger: ledger, registry: registry, heartbeats: heartbeats, alerts: alerts, timekeeper: timekeeper,
      isAlive: isAlive, log: log)
    let retention = Retention(ledger: ledger, policy: policy, timekeeper: timekeeper, pictures: pictures, log: log)
    await withTaskGroup { group in
      group.addTask { await tellOfRestore() }
      group.addTask { await worker.run() }
      group.addTask { await jobWorker.run() }
      group.addTask { await pictures?.run() }
      group.addTask { await subscriptions?.run() }
      group.addTask { await clock.run() }
      group.addTask { await monitor.run() }
      group.addTask { await retention.run() }
      group.addTask {
        for await accounts in wishes {
          await supervisor.change(to: accounts)
          await tellOfHeld(alerts)
        }
        await supervisor.stop()
      }
    }
  }

  /// Alerts the operator about people whose addresses are contested.
  private func tellOfHeld(_ alerts: OperatorAlerts) async {
    do {
      let people = try await ledger.read { try $0.people.held() }
      guard !people.isEmpty else { return }
      let names = people.map(\.description).joined(separator: ", ")
      log.warning(
        "the bot does nothing for some people: each may be several, or their server is unknown; run nuthatch check",
        metadata: ["people": "\(names)"])
      await alerts.raise(.contested) { $0.alertHeld(people) }
    } catch is CancellationError {
    } catch {
      log.error("the bot could not check whose addresses are contested", metadata: ["error": "\(error)"])
    }
  }

  /// Tells people of a restore, if messages for them were queued in the backup.
  private func tellOfRestore() async {
    let now = timekeeper.now()
    do {
      guard try await ledger.read({ try $0.restoration()?.untold.isEmpty == false }) else { return }
      try await ledger.write { try RestoreNotice.enqueueAll(in: $0, languages: profile.languages, at: now) }
    } catch {
      log.error("nobody could be told about the restore; the next start tries again", metadata: ["error": "\(error)"])
    }
  }
}
