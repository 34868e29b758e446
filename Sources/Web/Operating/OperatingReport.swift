public import Foundation
public import Storage

/// A report of how the bot works at one moment.
public struct OperatingReport: Sendable {
  /// One of the bot's accounts.
  public struct Account: Sendable {
    /// The account's name in the configuration.
    public var name: String
    /// The name of its network.
    public var network: String
    /// The time of the last poll; nil for never.
    public var lastPoll: Date?
    /// The reason why that poll failed; nil if it did not.
    public var failure: String?
    /// Messages that wait to be sent.
    public var queued: Int
    /// Messages that may have arrived.
    public var doubtful: Int
    /// Messages that were given up.
    public var dead: Int

    /// The state of one account.
    public init(
      name: String, network: String, lastPoll: Date?, failure: String?, queued: Int, doubtful: Int, dead: Int
    ) {
      self.name = name
      self.network = network
      self.lastPoll = lastPoll
      self.failure = failure
      self.queued = queued
      self.doubtful = doubtful
      self.dead = dead
    }
  }

  /// Something that was given up and can be retried.
  public struct Stuck: Sendable {
    /// The id that `replay` takes: `out-7`.
    public var id: String
    /// A description in a few words: `a message on garden`.
    public var what: String
    /// The reason why it was given up.
    public var reason: String

    /// Something that was given up.
    public init(id: String, what: String, reason: String) {
      self.id = id
      self.what = what
      self.reason = reason
    }
  }

  /// The version of the daemon.
  public var version: String
  /// All problems, a line each.
  public var problems: [String]
  /// The bot's accounts.
  public var accounts: [Account]
  /// Everything that was given up.
  public var stuck: [Stuck]
  /// Counts with their names, in order.
  public var counts: [(name: String, count: Int)]
  /// The messages of the last month.
  public var traffic: [DayTraffic]
  /// The time when it was made.
  public var at: Date

  /// A report of one moment.
  public init(
    version: String, problems: [String], accounts: [Account], stuck: [Stuck], counts: [(name: String, count: Int)],
    traffic: [DayTraffic], at instant: Date
  ) {
    self.version = version
    self.problems = problems
    self.accounts = accounts
    self.stuck = stuck
    self.counts = counts
    self.traffic = traffic
    at = instant
  }
}
