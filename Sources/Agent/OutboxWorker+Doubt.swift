import Commands
import Conversation
import Foundation
import Logging

/// What may have arrived: found out, or told.
extension OutboxWorker {
  /// Seconds a server is given to show a post whose answer was lost.
  static let grace: TimeInterval = 10

  /// Attempts whose end could not be noted, by this process or the last one, are in doubt.
  func settleInterrupted() async throws {
    let now = timekeeper.now()
    try await ledger.write { [account] ledger in
      for var entry in try ledger.interrupted(account: account.name) {
        entry.state = .unknown
        entry.failure = "what came of sending it could not be noted"
        entry.notBefore = now
        try ledger.update(entry)
      }
    }
  }

  /// Whether the next step is to look whether it has arrived.
  func isReadBack(_ entry: OutboxEntry, by traits: NetworkTraits) -> Bool {
    entry.state == .unknown && !isDeduplicated(entry, by: traits)
  }

  /// Whether the network would drop a copy of a message that may have arrived.
  private func isDeduplicated(_ entry: OutboxEntry, by traits: NetworkTraits) -> Bool {
    guard case .honoured(let window) = traits.idempotency else { return false }
    return timekeeper.now().timeIntervalSince(entry.firstAttempt ?? timekeeper.now()) < window
  }

  /// Settles a doubt by reading the account's own posts.
  func readBack(_ entry: OutboxEntry, _ traits: NetworkTraits) async throws {
    var entry = entry
    let first = entry.firstAttempt ?? timekeeper.now()
    let ripe = first.addingTimeInterval(Self.grace)
    let now = timekeeper.now()
    guard now >= ripe else {
      entry.notBefore = ripe
      return try await keep(entry)
    }
    let finding: Finding
    do {
      // What is known to be another message proves nothing, be it in the same words.
      let isAnother: @Sendable (String) async throws -> Bool = { [ledger, account] id in
        try await ledger.read { try $0.key(of: id, account: account.name) } != nil
      }
      finding =
        traits.canReadBack
        ? try await account.network.find(entry.message, sentAfter: first, isAnother: isAnother) : .unclear
    } catch let failure as NetworkFailure {
      if case .signedOut = failure { await session.lose() }
      entry.attempts += 1
      entry.notBefore = now.addingTimeInterval(Backoff.sending.delay(after: entry.attempts))
      if entry.attempts >= Self.attempts { entry.state = .dead }
      return try await keep(entry)
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
    case .unclear where entry.urgency == .reminder && !entry.message.key.hasSuffix(Self.again):
      return try await sendAgain(entry)
    case .unclear:
      entry.state = .dead
      entry.failure = "it may have arrived: \(entry.failure ?? "its answer was lost")"
    }
    if entry.state == .dead { Tally.sent(.dead, by: account.name) }
    log.warning(
      "a doubt was settled", metadata: ["outbox": "\(entry.number)", "state": "\(entry.state.rawValue)"])
    try await keep(entry)
  }

  /// What the key of a reminder that may have arrived before ends in.
  private static let again = "/again"

  /// A reminder is better heard twice than never: where nothing tells whether it arrived, it goes once more and says so.
  private func sendAgain(_ entry: OutboxEntry) async throws {
    var message = entry.message
    message.key += Self.again
    message.text = Voice.again(message.text)
    log.warning("a reminder in doubt is sent again", metadata: ["outbox": "\(entry.number)"])
    let now = timekeeper.now()
    try await ledger.write { [message, account] in
      try $0.readdress(
        entry.number, account: account.name, message, at: now, reason: entry.failure ?? "its answer was lost")
    }
  }
}
