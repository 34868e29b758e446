import Commands
import Conversation
import Foundation
import Storage

/// Begins attempts to send an account's messages: in a transaction that notes the attempt and its share of the limits.
struct AttemptStart {
  /// The ports that it uses.
  typealias Ports = PeopleStore & Inbox & Outbox & WaitingAnswers & Limits & Consent

  let account: Account
  let traits: NetworkTraits
  let languages: Languages
  let rateLimiter: SendRateLimiter
  /// The id of the only one who is there to read; nil if messages reach everybody.
  let listener: String?

  /// The outcome of beginning an attempt.
  enum Outcome { case begun(OutboxEntry), held, gone, closed(reason: String) }

  /// Notes that an attempt begins, unless too little is left of the limits or the message is not there any more: it may
  /// have been taken back since it was read. Messages that their recipient no longer wants are dropped. Answers that
  /// wait behind it for the same person go with it.
  ///
  /// - Parameter limits: the account's limits, less what those before it have used.
  func begin(
    _ entry: OutboxEntry, in ledger: any Ports, _ limits: inout AccountLimits, at now: Date
  ) throws -> Outcome {
    guard let current = try ledger.outboxEntry(entry.number) else { return .gone }
    return try begin(current: current, in: ledger, &limits, at: now)
  }

  /// Does the same with an entry that was read in this transaction.
  private func begin(
    current entry: OutboxEntry, in ledger: any Ports, _ limits: inout AccountLimits, at now: Date
  ) throws -> Outcome {
    guard entry.after(.begun(at: now)) != nil else { return .gone }
    if try ledger.isOutOfReach(entry.message.recipientID, account: entry.account) {
      try ledger.drop(entry.number)
      return .gone
    }
    if let reason = try traits.replyWindow?.refusal(of: entry, in: ledger, at: now) { return .closed(reason: reason) }
    guard rateLimiter.wait(for: entry, limits, at: now) == nil else { return .held }
    let merging = AnswerMerging(traits: traits, now: now)
    let postponed = PostponedMerging(account: account, traits: traits, languages: languages)
    let entry = try postponed.merged(merging.merged(entry, in: ledger), in: ledger)
    // Several that are one cost more than the first of them did.
    guard rateLimiter.wait(for: entry, limits, at: now) == nil else { return .held }
    try rateLimiter.spend(on: entry, in: ledger, &limits, at: now)
    return try ledger.apply(.begun(at: now), to: entry).map { .begun($0) } ?? .gone
  }

  /// Begins to send the answer that is first among those that may go now; nil if there is none, it has to wait, or
  /// nobody is there to read it.
  func beginFirstAnswer(in ledger: any Ports, at now: Date) throws -> OutboxEntry? {
    guard let first = try ledger.sendable(account: account.name, at: now, limit: 1).first, first.purpose == .answer,
      first.state == .queued, listener == nil || first.message.recipientID == listener
    else { return nil }
    var limits = try ledger.limits(of: account.name)
    guard case .begun(let entry) = try begin(current: first, in: ledger, &limits, at: now) else { return nil }
    return entry
  }
}
