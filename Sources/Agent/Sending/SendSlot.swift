import Foundation
import Storage

/// Takes one answer whose sending began in the transaction that queued it to the account's outbox. Alone, it would have
/// waited for a transaction of its own.
///
/// The slot is open only while the outbox has nothing to send. So one message at a time is in doubt, as otherwise.
final class SendSlot: @unchecked Sendable {
  private let lock = NSLock()
  private var start: AttemptStart?
  private var entry: OutboxEntry?
  private var isOver = false

  /// How an attempt begins that the slot takes; nil while it is closed.
  var opening: AttemptStart? { lock.withLock { start } }

  /// The outbox has nothing to send.
  func open(_ start: AttemptStart) { lock.withLock { self.start = start } }

  /// What is in the slot; closes it.
  func take() -> OutboxEntry? {
    lock.withLock {
      defer { (start, entry) = (nil, nil) }
      return entry
    }
  }

  /// The same, for good: nobody sends any more.
  func end() -> OutboxEntry? {
    lock.withLock { isOver = true }
    return take()
  }

  /// Hands over what has begun, and closes the slot. Returns whether it will be sent.
  func put(_ entry: OutboxEntry) -> Bool {
    lock.withLock {
      guard !isOver, self.entry == nil else { return false }
      (start, self.entry) = (nil, entry)
      return true
    }
  }
}

extension Outbox {
  /// Has an entry wait again that nobody came to send.
  func giveBack(_ entry: OutboxEntry, at now: Date) throws {
    try apply(.failed(reason: "stopped", mayHaveArrived: false, retryAt: now), to: entry.number)
  }
}
