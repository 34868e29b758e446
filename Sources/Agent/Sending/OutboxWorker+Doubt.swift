import Agenda
import Commands
import Conversation
import Foundation
import Logging
import Storage

/// Settles or reports the doubt about messages that may have arrived.
extension OutboxWorker {
  /// Attempts whose end could not be noted, by this process or the last one, are in doubt: the server may be at work on
  /// them. A clock that was set back does not make a postponed message wait longer.
  func settleInterrupted(on traits: NetworkTraits) async throws {
    let now = timekeeper.now()
    try await ledger.write { [account] ledger in
      // If nothing can ever settle the doubt, waiting is useless.
      let retryAt = now + (traits.canSettleDoubt ? ReadbackDelay.working : 0)
      for entry in try ledger.interrupted(account: account.name) {
        try ledger.apply(.interrupted(retryAt: retryAt), to: entry.number)
      }
      try ledger.putOffAnew(account: account.name, at: now)
    }
  }

  /// True if the next step is to look whether it has arrived.
  func isReadBack(_ entry: OutboxEntry, by traits: NetworkTraits) -> Bool {
    entry.state == .unknown && !isDeduplicated(entry, by: traits)
  }

  /// True if the network would drop a copy of a message that may have arrived.
  func isDeduplicated(_ entry: OutboxEntry, by traits: NetworkTraits) -> Bool {
    guard case .honoured(let window) = traits.idempotency else { return false }
    let now = timekeeper.now()
    // A clock that was set back does not show how long ago that was.
    return (0..<window).contains(now.timeIntervalSince(entry.firstAttempt ?? now))
  }

  /// Settles a doubt by reading the account's own posts.
  func readBack(_ entry: OutboxEntry, _ traits: NetworkTraits) async throws {
    let now = timekeeper.now()
    let finding: ReadbackResult
    do {
      let standing: @Sendable (String) async throws -> OwnPost = { [ledger, entry] id in
        try await ledger.read { try $0.standing(of: id, against: entry) }
      }
      finding = traits.canReadBack ? try await account.network.find(entry.message, standing: standing) : .unclear
    } catch let failure as NetworkFailure {
      if case .signedOut = failure { await connectionState.lose(failure) }
      let delay = Backoff.sending.delay(after: entry.attempts + 1)
      try await apply(.unreadable(retryAt: now.addingTimeInterval(delay)), to: entry)
      return
    }
    let event: OutboxEvent
    switch finding {
    case .arrived(let id): event = .arrived(id: id)
    case .absent: event = .absent(at: now)
    case .unclear where entry.urgency == .reminder && entry.message.key.replacements.last != .again:
      return try await sendAgain(entry)
    case .unclear: event = .abandoned(reason: "it may have arrived: \(entry.failure ?? "its answer was lost")")
    }
    let state = try await apply(event, to: entry)?.state ?? .dead
    if state == .dead { AgentMetrics.sent(.dead, by: account.name) }
    log.warning("a doubt was settled", metadata: ["outbox": "\(entry.number)", "state": "\(state.rawValue)"])
  }

  /// Sends a doubtful reminder once more and says so: a reminder is better heard twice than never.
  private func sendAgain(_ entry: OutboxEntry) async throws {
    var message = entry.message
    message.key = message.key.adding(.again)
    log.warning("a reminder in doubt is sent again", metadata: ["outbox": "\(entry.number)"])
    let now = timekeeper.now()
    let address = account.address(message.recipientID, handle: message.recipientHandle)
    try await ledger.write { [message, account, languages] ledger in
      var message = message
      message.text = languages.wording(at: address, in: ledger).again(message.text)
      _ = try ledger.readdress(
        entry.number, account: account.name, message, at: now, reason: entry.failure ?? "its answer was lost")
    }
  }
}

extension NetworkTraits {
  /// True if the network lets the bot find out what came of an attempt whose answer was lost.
  var canSettleDoubt: Bool { canReadBack || idempotency != .none }
}
