public import Conversation
public import Foundation

/// The messages that the bot sends, and their outcomes.
public protocol Outbox {
  /// Queues a message. It answers an inbox entry, or none (nil) if the bot begins. Does nothing if its key already
  /// exists, or if the recipient has opted out. Returns whether the message is queued.
  @discardableResult
  func enqueue(
    _ message: OutgoingMessage, account: String, for purpose: Purpose, answering: Int64?, notBefore: Date
  ) throws -> Bool
  /// Returns the entries that an account may send now, or must read back: the most urgent first, then the oldest. A
  /// recipient's next message of the same urgency waits until the previous one was sent or given up, unless that one
  /// was put off until its recipient writes.
  func sendable(account: String, at instant: Date, limit: Int) throws -> [OutboxEntry]
  /// Returns the first instant after `instant` at which the account may have another message to send or to read back;
  /// nil if there is none.
  func nextSend(account: String, after instant: Date) throws -> Date?
  /// Returns the entry with that number; nil if it is gone.
  func outboxEntry(_ number: Int64) throws -> OutboxEntry?
  /// Applies an event to an entry, and returns the changed entry. Returns nil, and changes nothing, if the event cannot
  /// happen to it, or if its state has changed meanwhile.
  @discardableResult
  func apply(_ event: OutboxEvent, to entry: OutboxEntry) throws -> OutboxEntry?
  /// Returns the entries that were being sent when the process ended.
  func interrupted(account: String) throws -> [OutboxEntry]
  /// Makes messages due now that were put off until a recipient writes.
  func bringForward(to recipient: String, account: String, at instant: Date) throws
  /// Reschedules entries that seem to be from after `instant`, because a clock was set back: each waits as long from
  /// then on as it was put off.
  func putOffAnew(account: String, at instant: Date) throws
  /// Returns the entries that were given up, newest first.
  func deadLetters(limit: Int) throws -> [OutboxEntry]
  /// Deletes a message from the outbox if no attempt has begun. Returns true if it did.
  func withdraw(_ key: MessageKey, account: String) throws -> Bool
  /// Deletes a message from the outbox in any state.
  func drop(_ number: Int64) throws
  /// Sends a message to another address, from another account, and counts its attempts from 0 again. Returns false if
  /// the message was already sent or given up.
  func readdress(
    _ number: Int64, account: String, _ message: OutgoingMessage, at instant: Date, reason: String
  ) throws -> Bool
}

extension Outbox {
  /// Applies an event to the entry with that number.
  ///
  /// - Throws: `StoreError` if it is gone.
  @discardableResult
  public func apply(_ event: OutboxEvent, to number: Int64) throws -> OutboxEntry? {
    guard let entry = try outboxEntry(number) else {
      throw StoreError(.conflict, cause: "message \(number) to be sent is gone")
    }
    return try apply(event, to: entry)
  }
}
