import Conversation
import Foundation
import Storage

extension OutboxWorker {
  /// The number of entries that are sent before the next look at the outbox.
  private static let batch = 20
  /// The number of entries that are searched for those that may go now, if some of the first have to wait.
  private static let lookahead = 200

  /// The first entries that wait in the outbox.
  struct Waiting {
    /// The entries that may go now, or have to be read back.
    var entries: [OutboxEntry]
    /// Whether more may wait behind them.
    var isCut: Bool
    /// The limits under which they may go; none if nothing waits.
    var limits = AccountLimits()
    /// The time of the first entry that is for later, if nothing waits now.
    var next: Date?
  }

  /// Returns the entries that may be sent now under the limits, and the time of the next look.
  ///
  /// - Parameter known: the waiting entries, if they were just looked up.
  func sendable(
    over connection: Connection, at now: Date, _ known: Waiting?
  ) async throws -> ([OutboxEntry], Date) {
    let rateLimiter = rateLimiter(over: connection)
    // A look at whether one has arrived uses none of the limit for sending.
    func wait(for entry: OutboxEntry, _ limits: AccountLimits) -> Date? {
      isReadBack(entry, by: connection.traits)
        ? rateLimiter.pause(limits, at: now) : rateLimiter.wait(for: entry, limits, at: now)
    }
    var waiting = if let known { known } else { try await waiting(at: now) }
    if waiting.isCut, waiting.entries.count(where: { wait(for: $0, waiting.limits) == nil }) < Self.batch {
      waiting = try await self.waiting(at: now, atMost: Self.lookahead)
    }
    let unpaid = waiting.entries.filter {
      $0.urgency == .answer && $0.state == .queued
        && rateLimiter.waitForMoney($0, waiting.limits.spending, at: now) != nil
    }
    if !unpaid.isEmpty {
      try await ledger.write { [account, languages] in
        try BudgetNotice(account: account, languages: languages, now: now).enqueue(in: $0)
      }
      waiting = try await self.waiting(at: now, atMost: Self.lookahead)
    }
    let waits = waiting.entries.map { wait(for: $0, waiting.limits) }
    let open = zip(waiting.entries, waits).compactMap { $1 == nil ? $0 : nil }
    return (Array(open.prefix(Self.batch)), waits.compactMap { $0 }.min() ?? waiting.next ?? now + 30)
  }

  private func waiting(at now: Date, atMost limit: Int = Self.batch) async throws -> Waiting {
    try await ledger.read { try waiting(in: $0, at: now, atMost: limit) }
  }

  /// Looks up the entries that wait, as many as are sent before the next look unless told otherwise.
  func waiting(in ledger: any Outbox & Limits, at now: Date, atMost limit: Int = Self.batch) throws -> Waiting {
    let found = try ledger.sendable(account: account.name, at: now, limit: limit)
    let entries = found.filter { listener == nil || $0.message.recipientID == listener }
    return entries.isEmpty
      ? Waiting(entries: [], isCut: found.count == limit, next: try ledger.nextSend(account: account.name, after: now))
      : Waiting(entries: entries, isCut: found.count == limit, limits: try ledger.limits(of: account.name))
  }
}
