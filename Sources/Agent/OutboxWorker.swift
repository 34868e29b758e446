import Conversation
import Foundation
import Logging

/// Sends what one account has to send, the most urgent first, and is explicit about doubt: what may have arrived is
/// sent again only where the network drops the copy, or on proof that it never arrived.
struct OutboxWorker {
  let account: Account
  let session: Session
  let ledger: any Ledger
  let timekeeper: Timekeeper
  let outbox: Bell
  let log: Logger

  /// How often a message is tried before it becomes a dead letter: more than a day, by `Backoff.sending`.
  static let attempts = 40
  /// Seconds a server is given to show a post whose answer was lost.
  static let grace: TimeInterval = 10

  /// Sends until cancelled; a message being sent is finished first.
  func run() async {
    await settleInterrupted()
    while let connection = await session.established() {
      do {
        let now = timekeeper.now()
        let (entries, next) = try await ledger.read { [account] ledger in
          (
            try ledger.sendable(account: account.name, at: now, limit: 20), try ledger.nextSend(account: account.name)
          )
        }
        guard !entries.isEmpty else {
          let wait = next.map { $0.timeIntervalSince(now) } ?? 30
          await outbox.wait(atMost: min(max(wait, 0.05), 30))
          continue
        }
        for entry in entries where !Task.isCancelled {
          // What has begun is seen to its end even when the process is asked to stop.
          if let pause = try await Task(operation: { try await deliver(entry, over: connection) }).value {
            try await timekeeper.sleep(pause)
            break
          }
        }
      } catch is CancellationError {
        return
      } catch {
        log.error("the outbox could not be kept", metadata: ["error": "\(error)"])
        try? await timekeeper.sleep(Backoff.polling.delay(after: 3))
        // What was being sent may have been sent, and that not have been noted.
        await settleInterrupted()
      }
    }
  }

  /// Sends what can be sent now, and returns when nothing more can.
  func sendAll() async throws {
    while let connection = await session.connection {
      let now = timekeeper.now()
      let entries = try await ledger.read { [account] in
        try $0.sendable(account: account.name, at: now, limit: 20)
      }
      guard !entries.isEmpty else { return }
      for entry in entries where await session.connection != nil { _ = try await deliver(entry, over: connection) }
    }
  }

  /// Attempts that the last process did not live to see the end of are in doubt.
  func settleInterrupted() async {
    let now = timekeeper.now()
    do {
      try await ledger.write { [account] ledger in
        for var entry in try ledger.interrupted(account: account.name) {
          entry.state = .unknown
          entry.failure = "the process ended while it was being sent"
          entry.notBefore = now
          try ledger.update(entry)
        }
      }
    } catch {
      log.error("interrupted sends could not be settled", metadata: ["error": "\(error)"])
    }
  }

  /// Moves one entry on; returns the seconds for which the whole account is to pause, if it is.
  func deliver(_ entry: OutboxEntry, over connection: Connection) async throws -> TimeInterval? {
    let isDoubtful = entry.state == .unknown
    if isDoubtful, !isDeduplicated(entry, by: connection.traits) {
      return try await readBack(entry, connection.traits)
    }
    var entry = entry
    entry.state = .sending
    entry.attempts += 1
    entry.firstAttempt = entry.firstAttempt ?? timekeeper.now()
    // It may have been taken back since it was read.
    guard try await begin(entry) else { return nil }
    FaultPoint.outboxSending.reach()
    do {
      let id = try await account.network.send(entry.message)
      FaultPoint.outboxPosted.reach()
      entry.state = .sent
      entry.remoteID = id
      entry.failure = nil
      try await keep(entry)
      FaultPoint.outboxSent.reach()
      log.debug("sent", metadata: ["outbox": "\(entry.number)"])
      return nil
    } catch let failure as NetworkFailure {
      return try await note(failure, of: entry, wasDoubtful: isDoubtful)
    }
  }

  /// Whether the network would drop a copy of a message that may have arrived.
  private func isDeduplicated(_ entry: OutboxEntry, by traits: NetworkTraits) -> Bool {
    guard case .honoured(let window) = traits.idempotency else { return false }
    return timekeeper.now().timeIntervalSince(entry.firstAttempt ?? timekeeper.now()) < window
  }

  private func note(_ failure: NetworkFailure, of entry: OutboxEntry, wasDoubtful: Bool) async throws -> TimeInterval? {
    var entry = entry
    var pause: TimeInterval?
    let now = timekeeper.now()
    entry.failure = failure.reason
    switch failure {
    case .retry(let after, _, let mayHaveArrived):
      let delay = max(after ?? 0, Backoff.sending.delay(after: entry.attempts))
      entry.state = mayHaveArrived || wasDoubtful ? .unknown : .queued
      entry.notBefore = now.addingTimeInterval(delay)
      if entry.state == .queued { entry.firstAttempt = nil }
      if entry.attempts >= Self.attempts { entry.state = .dead }
      pause = after
    case .permanent:
      entry.state = .dead
    case .optedOut:
      entry.state = .dead
      try await noteStop(by: entry.message.recipientID)
    case .signedOut:
      entry.state = wasDoubtful ? .unknown : .queued
      if entry.state == .queued { entry.firstAttempt = nil }
      entry.attempts -= 1
      entry.notBefore = now
      await session.lose()
      pause = 0
    }
    log.log(
      level: entry.state == .dead ? .error : .warning, "not sent",
      metadata: ["outbox": "\(entry.number)", "state": "\(entry.state.rawValue)", "failure": "\(failure.reason)"])
    try await keep(entry)
    return pause
  }

  /// Who has had the carrier stop the messages is not written to again.
  private func noteStop(by recipient: String) async throws {
    let now = timekeeper.now()
    try await ledger.write { [account] ledger in
      guard try !ledger.hasStopped(recipient, network: account.network.name) else { return }
      try ledger.note(.stop, from: recipient, account: account.name, network: account.network.name, at: now)
    }
  }

  /// Settles a doubt by reading the account's own posts.
  private func readBack(_ entry: OutboxEntry, _ traits: NetworkTraits) async throws -> TimeInterval? {
    var entry = entry
    let first = entry.firstAttempt ?? timekeeper.now()
    let ripe = first.addingTimeInterval(Self.grace)
    let now = timekeeper.now()
    guard now >= ripe else {
      entry.notBefore = ripe
      try await keep(entry)
      return nil
    }
    let finding: Finding
    do {
      finding = traits.canReadBack ? try await account.network.find(entry.message, sentAfter: first) : .unclear
    } catch let failure as NetworkFailure {
      if case .signedOut = failure { await session.lose() }
      entry.attempts += 1
      entry.notBefore = now.addingTimeInterval(Backoff.sending.delay(after: entry.attempts))
      if entry.attempts >= Self.attempts { entry.state = .dead }
      try await keep(entry)
      return nil
    }
    switch finding {
    case .arrived(let id):
      entry.state = .sent
      entry.remoteID = id
      entry.failure = nil
    case .absent:
      entry.state = .queued
      entry.firstAttempt = nil
      entry.notBefore = now
    case .unclear:
      entry.state = .dead
      entry.failure = "it may have arrived: \(entry.failure ?? "its answer was lost")"
    }
    log.warning(
      "a doubt was settled", metadata: ["outbox": "\(entry.number)", "state": "\(entry.state.rawValue)"])
    try await keep(entry)
    return nil
  }

  /// Notes that an attempt begins; false where the message is not there any more.
  private func begin(_ entry: OutboxEntry) async throws -> Bool {
    try await ledger.write { ledger in
      guard try ledger.outboxEntry(entry.number) != nil else { return false }
      try ledger.update(entry)
      return true
    }
  }

  private func keep(_ entry: OutboxEntry) async throws {
    try await ledger.write { try $0.update(entry) }
  }
}
