public import Civil
public import Foundation

/// A reminder that is waiting for its time.
public struct PendingReminder: Hashable, Sendable {
  /// What makes it fire.
  public enum Kind: Hashable, Sendable {
    /// One of an item's reminders.
    case item(Reminder)
    /// An item's single reminder: a snoozed one, or one that was asked for once.
    case snoozed
    /// A todo that is not done, and whose person asked to be nagged.
    case nag
    /// The day's overview.
    case digest
  }

  /// Its number, which is never used again.
  public var number: Int64
  /// What makes it fire.
  public var kind: Kind
  /// The item it is about; nil for a digest.
  public var item: ItemReference?
  /// The moment of the item that it is about; nil where the item has none.
  public var occurrence: When?
  /// The instant at which it should fire.
  public var due: Date
  /// How often a nag has fired already.
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
