public import Conversation
public import Foundation

/// A message in the outbox.
public struct OutboxEntry: Hashable, Sendable {
  /// The state of sending a message.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// The message is to be sent at ``notBefore``.
    case queued
    /// An attempt has begun. If an entry is in this state at the start, the response was lost.
    case sending
    case sent
    /// The message may have arrived, and is to be read back.
    case unknown
    /// The message was given up, and is kept for the operator.
    case dead
  }

  /// The entry's number in the outbox, in the order of queueing.
  public var number: Int64
  /// The name of the account that sends it.
  public var account: String
  /// The purpose of the message.
  public var purpose: Purpose
  /// The message itself.
  public var message: OutgoingMessage
  /// The state of sending it. This property and the following change only through ``after(_:)``.
  public internal(set) var state: State
  /// The number of attempts to send it.
  public internal(set) var attempts: Int
  /// The start of the first attempt that may have succeeded; nil if none may have.
  public internal(set) var firstAttempt: Date?
  /// The instant from which it may be sent, or read back, next.
  public internal(set) var notBefore: Date
  /// The network's id of the message; nil until its arrival is known.
  public internal(set) var remoteID: String?
  /// The reason why the last attempt failed; nil if it did not.
  public internal(set) var failure: String?
  /// The number of the inbox entry that it answers; nil if the bot began.
  public var answering: Int64?
  /// The instant at which it would have been sent if the bot could write to its recipient; nil if it was not put off,
  /// or was tried since.
  public internal(set) var postponedAt: Date?

  /// The urgency of the message, in case not everything can be sent at once.
  public var urgency: Urgency { purpose.urgency }

  /// An entry as the store keeps it.
  public init(
    number: Int64, account: String, purpose: Purpose, message: OutgoingMessage, state: State, attempts: Int,
    firstAttempt: Date?, notBefore: Date, remoteID: String? = nil, failure: String? = nil,
    answering: Int64? = nil, postponedAt: Date? = nil
  ) {
    self.number = number
    self.account = account
    self.purpose = purpose
    self.message = message
    self.state = state
    self.attempts = attempts
    self.firstAttempt = firstAttempt
    self.notBefore = notBefore
    self.remoteID = remoteID
    self.failure = failure
    self.answering = answering
    self.postponedAt = postponedAt
  }
}
