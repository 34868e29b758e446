public import Foundation

/// Work that is done outside of a message's turn, for it may take its time.
public struct Job: Hashable, Sendable {
  public enum Work: Hashable, Sendable, Codable {
    /// Everything of a person is made ready and delivered to them.
    case export(Person.ID)
    /// What is left of somebody who had themselves erased goes too, once the answer to that has been sent.
    case sweep(Leftovers)
    /// Everybody is told something by whoever runs the bot: those whose numbers come after that one's.
    case announce(String, after: Person.ID?)
  }

  /// What an erasure leaves until its answer has been sent: messages of these addresses, up to these numbers.
  public struct Leftovers: Hashable, Sendable, Codable {
    public var authors: [AddressKey]
    /// The number, in the inbox, of the message that asked for it.
    public var lastReceived: Int64
    /// The number, in the outbox, of the last message before the answer.
    public var lastSent: Int64

    public init(authors: [AddressKey], lastReceived: Int64, lastSent: Int64) {
      self.authors = authors
      self.lastReceived = lastReceived
      self.lastSent = lastSent
    }
  }

  public var number: Int64
  public var work: Work
  /// How often it was tried without success.
  public var attempts: Int
  /// What it failed of last.
  public var failure: String?

  public init(number: Int64, work: Work, attempts: Int, failure: String? = nil) {
    self.failure = failure
    self.number = number
    self.work = work
    self.attempts = attempts
  }
}

/// How an attempt at a job ended.
public enum JobOutcome: Hashable, Sendable {
  case done
  /// It is to be tried again then.
  case again(at: Date, failure: String?)
  /// Given up: for the operator.
  case dead(failure: String)
}

/// The jobs there are to do, in order.
public protocol Jobs {
  /// Queues work; what is queued already for that person is not queued twice.
  func queue(_ work: Job.Work, at instant: Date) throws
  /// Those whose time has come, the one that waits longest first.
  func due(at instant: Date, limit: Int) throws -> [Job]
  /// When the next one is due; nil when there is none.
  func next() throws -> Date?
  /// Those that were given up, the newest first.
  func dead(limit: Int) throws -> [Job]
  /// Has one that was given up tried again. False when there is no such job.
  func revive(_ number: Int64) throws -> Bool
  func end(_ number: Int64, _ outcome: JobOutcome) throws
}
