import Foundation

/// The time of the last message to each recipient. Anybody who has had nothing for a while goes before those whose
/// flood of messages uses a limit up.
final class RecentRecipients: @unchecked Sendable {
  private let lock = NSLock()
  private var last: [String: (at: Date, before: Date?)] = [:]
  /// The most recipients that a clean-up has left, at least 1,000. The next one runs once there are more than twice as
  /// many.
  private var kept = 1_000

  func hasHadAny(_ recipient: String, since instant: Date) -> Bool {
    lock.withLock { last[recipient].map { $0.at >= instant } ?? false }
  }

  /// - Parameter seconds: the seconds for which it matters.
  func note(_ recipient: String, at now: Date, for seconds: TimeInterval) {
    lock.withLock {
      last[recipient] = (now, last[recipient]?.at)
      guard last.count > 2 * kept else { return }
      last = last.filter { abs(now.timeIntervalSince($0.value.at)) <= seconds }
      kept = max(kept, last.count)
    }
  }

  /// Takes back the last note of a recipient, since that message was not sent.
  func takeBack(_ recipient: String) {
    lock.withLock { last[recipient] = last[recipient]?.before.map { ($0, nil) } }
  }
}
