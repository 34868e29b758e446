public import Civil
public import Foundation

/// A reminder that waits for its time.
public struct PendingReminder: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// One of an item's reminders.
    case item(Reminder)
    /// An item's own, put off or asked for once.
    case snoozed
    /// An item is not done and its person wants to hear so.
    case nag
    /// What the day brings.
    case digest
  }

  /// Its number: no other has had it, nor will.
  public var number: Int64
  public var kind: Kind
  /// nil for a digest.
  public var item: ItemReference?
  /// What it reminds of: the moment on the wall at which the item falls; nil where it has none.
  public var occurrence: When?
  /// When it was meant to fire.
  public var due: Date
  /// How often it has fired: a nag's.
  public var count: Int

  public init(number: Int64, kind: Kind, item: ItemReference?, occurrence: When?, due: Date, count: Int) {
    self.number = number
    self.kind = kind
    self.item = item
    self.occurrence = occurrence
    self.due = due
    self.count = count
  }
}
