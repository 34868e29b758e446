import Foundation
import Storage

/// Takes one answer whose sending began in the transaction that queued it to the account's outbox. Alone, it would have
/// waited for a transaction of its own.
///
/// The slot is open only while the outbox has nothing to send. So no more messages are in doubt than otherwise.
final class SendSlot: @unchecked Sendable {
  /// One of the times that the slot is open, with the start of the attempt that it takes.
  struct Opening {
    let start: AttemptStart
    fileprivate let number: Int
  }

  private let lock = NSLock()
  private var start: AttemptStart?
  private var entry: OutboxEntry?
  private var isOver = false
  private var timesOpened = 0

  /// Nil while it is closed.
  var opening: Opening? { lock.withLock { start.map { Opening(start: $0, number: timesOpened) } } }

  /// Opens the slot, since the outbox has nothing to send.
  func open(_ start: AttemptStart) {
    lock.withLock {
      timesOpened += 1
      self.start = start
    }
  }

  /// Takes the entry out of the slot, and closes the slot.
  func take() -> OutboxEntry? {
    lock.withLock {
      defer { (start, entry) = (nil, nil) }
      return entry
    }
  }

  /// Does the same for good: nobody sends any more.
  func end() -> OutboxEntry? {
    lock.withLock { isOver = true }
    return take()
  }

  /// Hands over an entry whose attempt has begun, and closes the slot. Returns whether it will be sent: false if the
  /// slot was emptied since that opening was seen, as the attempt may have been taken for interrupted then.
  func put(_ entry: OutboxEntry, through opening: Opening) -> Bool {
    lock.withLock {
      guard !isOver, self.entry == nil, start != nil, opening.number == timesOpened else { return false }
      (start, self.entry) = (nil, entry)
      return true
    }
  }
}
