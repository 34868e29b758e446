import Agenda
import Conversation
import Foundation
import Storage

/// Limits how many messages of one author are worked on: some at once, then so many a minute. Those beyond wait their
/// turn in the inbox, in their order; none is lost, and nobody else waits for them.
final class AuthorRateLimiter: @unchecked Sendable {
  /// The messages that an author may still have worked on, and when that was counted.
  private struct Bucket {
    var left: Double
    var filled: Date
  }

  private let burst: Double
  private let perSecond: Double
  private let lock = NSLock()
  private var buckets: [AddressKey: Bucket] = [:]

  init(burst: Int = Bounds.burst, perMinute: Int = Bounds.perMinute) {
    self.burst = Double(burst)
    perSecond = Double(perMinute) / 60
  }

  /// Returns the number of messages of an author that may be worked on now.
  func allowance(of author: AddressKey, at now: Date) -> Int { lock.withLock { Int(left(of: author, at: now)) } }

  /// Counts entries that were worked on.
  func spend(_ entries: [InboxEntry], at now: Date) {
    lock.withLock {
      for entry in entries {
        let author = entry.author.key
        buckets[author] = Bucket(left: max(0, left(of: author, at: now) - 1), filled: now)
      }
      // Authors who have written little lately need not be remembered.
      if buckets.count > 1000 { buckets = buckets.filter { left(of: $0.key, at: now) < burst } }
    }
  }

  private func left(of author: AddressKey, at now: Date) -> Double {
    guard let bucket = buckets[author] else { return burst }
    // A clock that was set back fills nothing, and takes nothing away.
    return min(burst, bucket.left + max(0, now.timeIntervalSince(bucket.filled)) * perSecond)
  }
}
