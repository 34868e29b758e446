public import Conversation
public import Foundation

/// What tells whether the bot is well: the loops' heartbeats, each with its deadline, and trouble with the store and the
/// accounts.
public final class Heartbeats: @unchecked Sendable {
  private let lock = NSLock()
  private var deadlines: [String: TimeInterval] = [:]
  private var storeTrouble: String?
  private var failing: [String: (since: TimeInterval, reason: String)] = [:]
  private var losses: [Loss] = []
  private let uptime: @Sendable () -> TimeInterval

  /// - Parameter uptime: seconds of a clock that nobody sets and that stands while the machine sleeps.
  public init(uptime: @escaping @Sendable () -> TimeInterval = Heartbeats.monotonic) { self.uptime = uptime }

  /// Seconds of CLOCK_MONOTONIC.
  public static let monotonic: @Sendable () -> TimeInterval = {
    Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// A loop moves, and will be heard of again within so many seconds.
  func beat(_ loop: String, within seconds: TimeInterval) {
    lock.withLock { deadlines[loop] = uptime() + seconds }
  }

  /// A loop has ended as it should.
  func end(_ loop: String) { lock.withLock { deadlines[loop] = nil } }

  /// What came of an account's latest poll: why it failed, or nil.
  func polled(_ account: String, failure: String?) {
    lock.withLock { failing[account] = failure.map { (failing[account]?.since ?? uptime(), $0) } }
  }

  /// An account is worked for no more.
  func forget(_ account: String) { lock.withLock { failing[account] = nil } }

  /// Seconds for which an account may fail before anything is said: servers are restarted.
  static let leniency: TimeInterval = 300

  /// The accounts that have failed for minutes, with the time in seconds and the latest reason.
  private var failures: [String] {
    let now = uptime()
    return lock.withLock { failing }.filter { now - $0.value.since >= Self.leniency }.sorted { $0.key < $1.key }.map {
      "account \($0.key) has failed for \(Int(now - $0.value.since) / 60) minutes: \($0.value.reason)"
    }
  }

  /// Why the store can't be written; nil while it can.
  public internal(set) var trouble: String? {
    get { lock.withLock { storeTrouble } }
    set { lock.withLock { storeTrouble = newValue } }
  }

  /// Something that was written to an account and can't be read.
  public struct Loss: Hashable, Sendable {
    public var account: String
    public var reason: MissedReason
    public var at: Date
  }

  /// Losses are told for so many seconds.
  private static let memory: TimeInterval = 86_400

  func note(_ reason: MissedReason, on account: String, at instant: Date) {
    lock.withLock {
      losses.removeAll { ($0.account, $0.reason) == (account, reason) }
      losses.append(Loss(account: account, reason: reason, at: instant))
    }
  }

  /// What was lost in the last day: of each account and reason, the last.
  public func losses(at now: Date) -> [Loss] {
    lock.withLock { losses.filter { abs(now.timeIntervalSince($0.at)) <= Self.memory } }
  }

  /// The loops that were not heard of in time. While the store can't be written, none moves.
  public var stuck: [String] {
    let now = uptime()
    return lock.withLock { storeTrouble == nil ? deadlines.filter { $0.value < now }.keys.sorted() : [] }
  }

  /// All that is wrong, a line each; nothing where all is well.
  public var problems: [String] {
    (trouble.map { ["the store can't be written: \($0)"] } ?? []) + stuck.map { "\($0) does not move" } + failures
  }
}
