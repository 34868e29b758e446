import Logging
import Storage

/// Works for each account on its own: one starts, stops or changes without disturbing the others.
actor AccountSupervisor {
  private struct Shift {
    var account: Account
    var task: Task<Void, Never>
    var isOver = false
  }

  private let registry: AccountRegistry
  private let languages: Languages
  private let ledger: any Ledger
  private let timekeeper: Timekeeper
  private let inbox: WakeSignal
  private let storeHealth: StoreHealth
  private let heartbeats: Heartbeats
  private let log: Logger
  private var shifts: [String: Shift] = [:]

  init(
    registry: AccountRegistry, languages: Languages = .all, ledger: any Ledger, timekeeper: Timekeeper,
    inbox: WakeSignal, storeHealth: StoreHealth,
    heartbeats: Heartbeats,
    log: Logger
  ) {
    self.registry = registry
    self.languages = languages
    self.ledger = ledger
    self.timekeeper = timekeeper
    self.inbox = inbox
    self.storeHealth = storeHealth
    self.heartbeats = heartbeats
    self.log = log
  }

  /// Stops accounts that are not among these, starts new ones, and restarts changed ones.
  func change(to accounts: [Account]) {
    let wanted = Dictionary(accounts.map { ($0.name, $0) }) { $1 }
    for (name, shift) in shifts where wanted[name] == nil && !shift.isOver {
      log.notice("account stopped", metadata: ["account": "\(name)"])
      shift.task.cancel()
      registry[name] = nil
      // The entry stays: a new account of that name waits until this one has ended.
      shifts[name]?.isOver = true
    }
    for account in accounts {
      let before = shifts[account.name]
      if let before, !before.isOver, account.isSame(as: before.account) { continue }
      start(account, after: before?.task)
    }
  }

  /// Ends all accounts' work, and returns when it has ended.
  func stop() async {
    for shift in shifts.values { shift.task.cancel() }
    for shift in shifts.values { await shift.task.value }
    shifts = [:]
  }

  private func start(_ account: Account, after before: Task<Void, Never>?) {
    let entry = AccountRegistry.Entry(
      connectionState: ConnectionState(), outbox: WakeSignal(timekeeper),
      door: account.isCalled ? WakeSignal(timekeeper) : nil, account: account)
    registry[account.name] = entry
    var log = log
    log[metadataKey: "account"] = "\(account.name)"
    let poller = Poller(
      account: account, connectionState: entry.connectionState, ledger: ledger, timekeeper: timekeeper,
      door: entry.door, inbox: inbox,
      storeHealth: storeHealth, heartbeats: heartbeats, log: log)
    let sender = OutboxWorker(
      account: account, connectionState: entry.connectionState, registry: registry, languages: languages,
      ledger: ledger, timekeeper: timekeeper,
      outbox: entry.outbox, slot: entry.slot, storeHealth: storeHealth, heartbeats: heartbeats, log: log)
    log.notice("account started")
    before?.cancel()
    let task = Task {
      await before?.value
      await withTaskGroup { group in
        group.addTask { await poller.run() }
        group.addTask { await sender.run() }
      }
    }
    shifts[account.name] = Shift(account: account, task: task)
  }
}
