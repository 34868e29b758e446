import Conversation
import Foundation

/// The time between polls of one account: short while messages come, long when none do, and never so short that the
/// server's limit leaves nothing to answer with.
struct PollInterval {
  let range: ClosedRange<TimeInterval>
  private var interval: TimeInterval
  private var failures = 0
  private var hasWaited = false
  private(set) var budget: RateBudget?

  /// - Parameter budget: the rest of the limit when the last process ended.
  init(_ range: ClosedRange<TimeInterval>, budget: RateBudget? = nil) {
    self.range = range
    self.budget = budget
    interval = range.lowerBound
  }

  /// Notes that a page was read, with the number of new messages in it.
  ///
  /// - Parameter hasWaited: whether the server held the request, so that the next one follows at once.
  mutating func read(new: Int, budget: RateBudget?, hasWaited: Bool = false) {
    failures = 0
    self.budget = budget ?? self.budget
    self.hasWaited = hasWaited
    interval = new > 0 ? range.lowerBound : min(max(interval, 0.1) * 1.5, range.upperBound)
  }

  /// Seconds until anything may be read: nothing, unless the limit is used up.
  func wait(untilReadableAt now: Date) -> TimeInterval {
    guard let budget = budget(at: now), budget.remaining == 0 else { return 0 }
    return budget.resets.timeIntervalSince(now)
  }

  mutating func failed() { failures += 1 }

  /// The server lets nothing be read until then.
  mutating func closed(until instant: Date) { budget = RateBudget(limit: 0, remaining: 0, resets: instant) }

  /// The account is signed in, and reading waits for its time.
  mutating func waits() { failures = 0 }

  /// Seconds until the next poll.
  ///
  /// - Parameter told: the seconds that the server asked to wait, if it did.
  func wait(at now: Date, told: TimeInterval? = nil, backoff: Backoff = .polling) -> TimeInterval {
    if failures > 0 { return max(told ?? 0, backoff.delay(after: failures)) }
    return max(hasWaited ? 0 : interval, spread(at: now))
  }

  /// The network reported that something was written: the next poll comes soon, should it not be there at once.
  mutating func called() { interval = range.lowerBound }

  /// The part of a wait that is no choice of ours: all of it after a failure, else the part that the limit takes.
  func leastWait(at now: Date, _ wait: TimeInterval) -> TimeInterval {
    failures > 0 ? wait : min(wait, spread(at: now))
  }

  /// The wait that spreads half of the requests left over the rest of the window; the other half is for answers.
  private func spread(at now: Date) -> TimeInterval {
    guard let budget = budget(at: now) else { return 0 }
    let left = budget.resets.timeIntervalSince(now)
    return min(left, left / Double(max(1, budget.remaining / 2)))
  }

  /// The limit while its window lasts; one that would last longer than any was told before a clock was set back.
  private func budget(at now: Date) -> RateBudget? {
    budget.flatMap { $0.resets > now && $0.resets <= now + SendRateLimiter.longestPause ? $0 : nil }
  }
}
