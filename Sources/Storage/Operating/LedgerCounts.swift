public import Foundation

/// The counts of what the ledger holds.
public struct LedgerCounts: Hashable, Sendable, Codable {
  /// The number of people.
  public var people: Int
  /// The open todos of all people.
  public var openTodos: Int
  /// The messages that have not been handled yet.
  public var waiting: Int
  /// The instant at which the oldest of these was received; nil if there are none.
  public var waitingSince: Date?
  /// The messages that failed and had no effect; they are kept for the operator.
  public var failed: Int
  /// The messages that took the process down and are kept for the operator.
  public var setAside: Int
  /// The messages that are to be sent, or being sent.
  public var queued: Int
  /// The sent messages that may have arrived.
  public var doubtful: Int
  /// The messages whose sending was given up.
  public var dead: Int

  /// The counts at one moment.
  public init(
    people: Int, openTodos: Int, waiting: Int, waitingSince: Date?, failed: Int, setAside: Int, queued: Int,
    doubtful: Int,
    dead: Int
  ) {
    self.people = people
    self.openTodos = openTodos
    self.waiting = waiting
    self.waitingSince = waitingSince
    self.failed = failed
    self.setAside = setAside
    self.queued = queued
    self.doubtful = doubtful
    self.dead = dead
  }
}
