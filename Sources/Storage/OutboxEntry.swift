public import Conversation
public import Foundation

/// A message in the outbox.
public struct OutboxEntry: Hashable, Sendable {
  public enum State: String, Hashable, Sendable {
    /// To be sent at `notBefore`.
    case queued
    /// An attempt has begun; found so at start, its answer was lost.
    case sending
    case sent
    /// It may have arrived: to be read back.
    case unknown
    /// Given up: for the operator.
    case dead
  }

  public var number: Int64
  public var account: String
  public var urgency: Urgency
  public var message: OutgoingMessage
  public var state: State
  public var attempts: Int
  /// When the first attempt began that may have arrived.
  public var firstAttempt: Date?
  public var notBefore: Date
  public var remoteID: String?
  public var failure: String?
  /// The inbox entry that it answers; nil for one that the bot began.
  public var answering: Int64?

  public init(
    number: Int64, account: String, urgency: Urgency, message: OutgoingMessage, state: State, attempts: Int,
    firstAttempt: Date?, notBefore: Date, remoteID: String? = nil, failure: String? = nil,
    answering: Int64? = nil
  ) {
    self.number = number
    self.account = account
    self.urgency = urgency
    self.message = message
    self.state = state
    self.attempts = attempts
    self.firstAttempt = firstAttempt
    self.notBefore = notBefore
    self.remoteID = remoteID
    self.failure = failure
    self.answering = answering
  }
}
