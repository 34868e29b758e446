public import Conversation
public import Foundation

/// Knows whether the bot is healthy: the loops' heartbeats, each with its deadline, and failures of the store and the
/// accounts.
public final class Heartbeats: @unchecked Sendable {
  private let lock = NSLock()
  private var deadlines: [String: TimeInterval] = [:]
  private var storeTrouble: String?
  private var failing: [String: (since: TimeInterval, reason: String)] = [:]
  private var losses: [Loss] = []
  private let uptime: @Sendable () -> TimeInterval

  /// - Parameter uptime: seconds of a monotonic clock that stops while the machine sleeps.
  public init(uptime: @escaping @Sendable () -> TimeInterval = Heartbeats.monotonic) { self.uptime = uptime }

  /// Seconds of CLOCK_MONOTONIC.
  public static let monotonic: @Sendable () -> TimeInterval = {
    Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// A loop is alive and will beat again within `seconds`.
  func beat(_ loop: String, within seconds: TimeInterval) {
    lock.withLock { deadlines[loop] = uptime() + seconds }
  }

  /// A loop has ended regularly.
  func end(_ loop: String) { lock.withLock { deadlines[loop] = nil } }

  /// Records an account's latest poll: why it failed, or nil for success.
  func polled(_ account: String, failure: String?) {
    lock.withLock { failing[account] = failure.map { (failing[account]?.since ?? uptime(), $0) } }
  }

  /// An account was removed or stopped.
  func forget(_ account: String) { lock.withLock { failing[account] = nil } }

  /// Seconds for which an account may fail before it is a problem, since servers restart.
  static let leniency: TimeInterval = 300

  /// A line for each account that has failed for longer than ``leniency``, with the latest reason.
  private var failures: [String] {
    let now = uptime()
    return lock.withLock { failing }.filter { now - $0.value.since >= Self.leniency }.sorted { $0.key < $1.key }.map {
      "account \($0.key) has failed for \(Int(now - $0.value.since) / 60) minutes: \($0.value.reason)"
    }
  }

  /// Why the store cannot be written; nil while it can.
  public internal(set) var trouble: String? {
    get { lock.withLock { storeTrouble } }
    set { lock.withLock { storeTrouble = newValue } }
  }

  /// A message to an account that was lost or cannot be read.
  public struct Loss: Hashable, Sendable {
    /// The account's name in the configuration.
    public var account: String
    /// The reason why the network could not give it.
    public var reason: MissedReason
    /// The time when the agent found out.
    public var at: Date
  }

  /// The seconds for which losses are reported.
  private static let memory: TimeInterval = 86_400

  func note(_ reason: MissedReason, on account: String, at instant: Date) {
    lock.withLock {
      losses.removeAll { ($0.account, $0.reason) == (account, reason) }
      losses.append(Loss(account: account, reason: reason, at: instant))
    }
  }

  /// The losses of the last day: the latest for each account and reason.
  public func losses(at now: Date) -> [Loss] {
    lock.withLock { losses.filter { abs(now.timeIntervalSince($0.at)) <= Self.memory } }
  }

  /// The names of the loops that missed their deadline. Empty while the store cannot be written, which stops them all.
  public var stuck: [String] {
    let now = uptime()
    return lock.withLock { storeTrouble == nil ? deadlines.filter { $0.value < now }.keys.sorted() : [] }
  }

  /// Every current problem, a line each; empty when the bot is healthy.
  public var problems: [String] {
    (trouble.map { ["the store can't be written: \($0)"] } ?? []) + stuck.map { "\($0) does not move" } + failures
  }
}
