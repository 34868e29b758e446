import Agenda
import Commands
import Conversation
import Foundation
import Logging
import Storage

/// Looks at the whole agent every few seconds: measures it, tells the operator of problems, and tells the supervisor of
/// the process that it is alive.
struct HealthMonitor {
  let ledger: any Ledger
  let registry: AccountRegistry
  let heartbeats: Heartbeats
  let alerts: OperatorAlerts
  let timekeeper: Timekeeper
  /// Called while the store answers and all loops move.
  let isAlive: @Sendable () -> Void
  let log: Logger

  /// Seconds from one look to the next.
  static let interval: TimeInterval = 15
  /// Seconds that a message may wait to be worked on, or a reminder be late, before the operator is told.
  static let lateness: TimeInterval = 600

  /// Works until cancelled.
  func run() async {
    var told = Told()
    while !Task.isCancelled {
      heartbeats.beat("watch", within: 120)
      await check(&told)
      do { try await timekeeper.sleep(Self.interval) } catch { break }
    }
    heartbeats.end("watch")
  }

  /// The findings that were told before, so that only new ones are told.
  struct Told {
    /// The number of dead messages that the operator was told of.
    var dead = 0
    var lateSince: Date?
    /// The losses that were told.
    var losses: Set<Heartbeats.Loss> = []
  }

  func check(_ told: inout Told) async {
    let now = timekeeper.now()
    let operatingStatus: OperatingStatus
    do {
      operatingStatus = try await ledger.read { [names = Array(registry.all.keys)] in
        try $0.operatingStatus(of: names, at: now)
      }
    } catch is CancellationError {
      return
    } catch {
      log.error("the store does not answer", metadata: ["error": "\(error)"])
      await alerts.raise(.disk) { $0.alertStore(String(describing: error)) }
      return
    }
    let accounts = operatingStatus.accounts.filter { registry[$0.account] != nil }
    AgentMetrics.note(operatingStatus, of: Set(accounts.map(\.account)), at: now)
    if heartbeats.stuck.isEmpty { isAlive() } else { log.error("stuck", metadata: ["loops": "\(heartbeats.stuck)"]) }

    if let trouble = heartbeats.trouble { await alerts.raise(.disk, { $0.alertStore(trouble) }) }
    if let room = operatingStatus.room, room < Self.leastRoom {
      await alerts.raise(.disk) { $0.alertRoom(bytes: room) }
    }
    let dead = operatingStatus.deadLetters + operatingStatus.deadJobs + operatingStatus.troubled
    // The check runs at the start too: the process before may have had no time to alert. A failed alert is tried again
    // later.
    if dead > told.dead, await alerts.raise(.dead, { $0.alertDead(dead) }) { told.dead = dead }
    told.dead = min(told.dead, dead)
    for account in accounts {
      guard let entry = registry[account.account], let loss = await entry.connectionState.loss else { continue }
      await alerts.raise(.signedOut(account.account)) {
        $0.alertSignedOut(account.account, loss.reason, cure: entry.account.advice.map(loss.signInCure))
      }
    }
    await tellOfLosses(&told, at: now)
    await tellOfAbsences(accounts.map(\.account))
    await tellOfLag(operatingStatus, &told, at: now)
  }

  /// Each loss is told once; a failed alert is tried again later.
  private func tellOfLosses(_ told: inout Told, at now: Date) async {
    let losses = heartbeats.losses(at: now)
    told.losses.formIntersection(losses)
    for loss in losses where !told.losses.contains(loss) {
      let isTold = await alerts.raise(.missed(loss.reason, loss.account)) { wording in
        switch loss.reason {
        case .tooLong: wording.alertTooLong(on: loss.account)
        case .unlisted: wording.alertUnlisted(on: loss.account)
        case .anonymous: wording.alertAnonymous(on: loss.account)
        }
      }
      if isTold { told.losses.insert(loss) }
    }
  }

  /// The store holds the absences in which messages were lost, so that a process that ends now takes no word of them
  /// along.
  private func tellOfAbsences(_ accounts: [String]) async {
    for account in accounts {
      guard let absence = try? await ledger.read({ try $0.absence(of: account) }) else { continue }
      await alerts.raise(.away(account, until: absence.until)) { $0.alertExpired(on: account) }
    }
  }

  /// The free bytes below which the operator is told.
  private static let leastRoom: Int64 = 100_000_000

  /// A delay that lasts a moment is not worth a word.
  private func tellOfLag(_ operatingStatus: OperatingStatus, _ told: inout Told, at now: Date) async {
    let oldest = [operatingStatus.waitingSince, operatingStatus.overdueSince].compactMap { $0 }.min()
    let isLate = !heartbeats.stuck.isEmpty || oldest.map { now.timeIntervalSince($0) > Self.lateness } ?? false
    guard isLate else { return told.lateSince = nil }
    guard let since = told.lateSince else { return told.lateSince = now }
    if now.timeIntervalSince(since) > 60 { await alerts.raise(.lag) { $0.alertLag } }
  }
}
