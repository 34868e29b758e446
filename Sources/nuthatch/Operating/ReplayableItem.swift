import Foundation
import Storage

/// Something that can be retried, by its number.
enum ReplayableItem {
  case message(Int64)
  case letter(Int64)
  case job(Int64)

  init?(_ id: String) {
    let parts = id.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let number = Int64(parts[1]) else { return nil }
    switch parts[0] {
    case "in": self = .message(number)
    case "out": self = .letter(number)
    case "job": self = .job(number)
    default: return nil
    }
  }

  /// Schedules another try; returns false if there is nothing with that number to retry.
  func replay(in ledger: any DomainStore & Inbox & Outbox, at now: Date) throws -> Bool {
    switch self {
    case .message(let number): return try ledger.reopen(number)
    case .job(let number): return try ledger.jobs.revive(number)
    case .letter(let number):
      return try ledger.outboxEntry(number) != nil && ledger.apply(.replayed(at: now), to: number) != nil
    }
  }
}
