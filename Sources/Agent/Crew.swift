import Logging

/// Works for each account on its own: one starts, stops or changes without disturbing the others.
actor Crew {
  private struct Shift {
    var account: Account
    var task: Task<Void, Never>
    var isOver = false
  }

  private let switchboard: Switchboard
  private let ledger: any Ledger
  private let timekeeper: Timekeeper
  private let inbox: Bell
  private let footing: Footing
  private let vitals: Vitals
  private let log: Logger
  private var shifts: [String: Shift] = [:]

  init(
    switchboard: Switchboard, ledger: any Ledger, timekeeper: Timekeeper, inbox: Bell, footing: Footing, vitals: Vitals,
    log: Logger
  ) {
    self.switchboard = switchboard
    self.ledger = ledger
    self.timekeeper = timekeeper
    self.inbox = inbox
    self.footing = footing
    self.vitals = vitals
    self.log = log
  }

  /// Stops accounts that are not among these, starts those that are new, and has those that have changed begin again.
  func change(to accounts: [Account]) {
    let wanted = Dictionary(accounts.map { ($0.name, $0) }) { $1 }
    for (name, shift) in shifts where wanted[name] == nil && !shift.isOver {
      log.notice("account stopped", metadata: ["account": "\(name)"])
      shift.task.cancel()
      switchboard[name] = nil
      // Kept: who comes back under that name waits until this one has ended.
      shifts[name]?.isOver = true
    }
    for account in accounts {
      let before = shifts[account.name]
      if let before, !before.isOver, account.isSame(as: before.account) { continue }
      start(account, after: before?.task)
    }
  }

  /// Ends all of it, and returns when it has ended.
  func stop() async {
    for shift in shifts.values { shift.task.cancel() }
    for shift in shifts.values { await shift.task.value }
    shifts = [:]
  }

  private func start(_ account: Account, after before: Task<Void, Never>?) {
    let line = Switchboard.Line(
      session: Session(), outbox: Bell(timekeeper), door: account.isCalled ? Bell(timekeeper) : nil, account: account)
    switchboard[account.name] = line
    var log = log
    log[metadataKey: "account"] = "\(account.name)"
    let poller = Poller(
      account: account, session: line.session, ledger: ledger, timekeeper: timekeeper, door: line.door, inbox: inbox,
      footing: footing, vitals: vitals, log: log)
    let sender = OutboxWorker(
      account: account, session: line.session, switchboard: switchboard, ledger: ledger, timekeeper: timekeeper,
      outbox: line.outbox, footing: footing, vitals: vitals, log: log)
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
