public import Conversation
public import Foundation

/// What the bot has to send, and what came of it.
public protocol Outbox {
  /// Queues a message that answers an inbox entry (nil for one the bot begins); a key that is there already is
  /// left alone, and so is a recipient who had messages stopped. Returns whether it is queued.
  @discardableResult
  func enqueue(
    _ message: OutgoingMessage, account: String, urgency: Urgency, answering: Int64?, notBefore: Date
  ) throws -> Bool
  /// What an account may send now, or read back where it is in doubt: the most urgent first, then the oldest. A
  /// recipient's next message of the same urgency stays until the one before has been sent or given up.
  func sendable(account: String, at instant: Date, limit: Int) throws -> [OutboxEntry]
  /// When the account's next message may be sent or read back, those that wait for another's end aside; nil when
  /// there is none.
  func nextSend(account: String) throws -> Date?
  func outboxEntry(_ number: Int64) throws -> OutboxEntry?
  /// Keeps a changed state, attempts, times, remote id and failure of an entry.
  func update(_ entry: OutboxEntry) throws
  /// Entries whose sending had begun when the process ended.
  func interrupted(account: String) throws -> [OutboxEntry]
  /// Has what seems to have been queued after `instant`, since a clock was set back, wait from then on for as long as it was
  /// put off.
  func putOffAnew(account: String, at instant: Date) throws
  /// Dead letters, newest first.
  func deadLetters(limit: Int) throws -> [OutboxEntry]
  /// Takes a message out of the outbox again, if no attempt at it has begun. Returns whether it was there.
  func withdraw(key: String, account: String) throws -> Bool
  /// Takes a message out of the outbox, whatever became of it.
  func drop(_ number: Int64) throws
  /// Has a message go elsewhere: as another, from another account, counted anew.
  func readdress(_ number: Int64, account: String, _ message: OutgoingMessage, at instant: Date, reason: String) throws
}
