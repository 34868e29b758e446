public import Civil
public import Foundation

/// A reminder that is waiting for its time.
public struct PendingReminder: Hashable, Sendable {
  /// The cause of a reminder.
  public enum Kind: Hashable, Sendable {
    /// One of an item's reminders.
    case item(Reminder)
    /// An item's single reminder: a snoozed one, or one that was asked for once.
    case snoozed
    /// An open todo that the person wants to be nagged about.
    case nag
    /// The day's overview.
    case digest
  }

  /// The reminder's number, which is never used again.
  public var number: Int64
  /// The cause of this reminder.
  public var kind: Kind
  /// The item it is about; nil for a digest.
  public var item: ItemReference?
  /// The due moment or start of the item to remind of; nil if the item has none.
  public var occurrence: When?
  /// The instant at which it should fire.
  public var due: Date
  /// The number of nags that have fired already.
  public var count: Int

  /// A reminder as the store keeps it.
  public init(number: Int64, kind: Kind, item: ItemReference?, occurrence: When?, due: Date, count: Int) {
    self.number = number
    self.kind = kind
    self.item = item
    self.occurrence = occurrence
    self.due = due
    self.count = count
  }
}
