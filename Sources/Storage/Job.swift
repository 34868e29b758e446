public import Agenda

/// Work that is done after a message was handled, since it may take its time.
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
