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

/// How much nagging there may be.
public enum Nagging {
  /// Seconds between two, where nothing else was said.
  public static let usual = 600
  /// Seconds between two, at the least.
  public static let shortest = 60
  /// How many in a row, before it is left at that.
  public static let most = 24
}

/// The reminders that wait, of everybody: a queue in the store, by time.
///
/// Rows follow what they remind of by themselves: whatever changes an item or a person changes them in the same
/// transaction.
public protocol Reminders {
  /// When the next one fires; nil when there is none.
  func next() throws -> Date?
  /// People for whom something is to fire now, who has waited longest first.
  func due(at instant: Date, limit: Int) throws -> [Person.ID]
  /// What is to fire now for one person, in the order it was meant to; nags first, for what they nag about ends them and
  /// begins them anew.
  func due(of person: Person.ID, at instant: Date, limit: Int) throws -> [PendingReminder]
  /// Puts some off until then; they are meant for the same time as before.
  func hold(_ numbers: [Int64], until instant: Date) throws
  /// Ends one that has fired, or that nobody is to hear of: it moves on to the item's next moment, or goes.
  ///
  /// - Parameter item: what it reminds of, as it is now.
  func settle(_ reminder: PendingReminder, of item: Kept?, for person: Person, at instant: Date) throws
  /// Where an item was added: the bot's account, and who wrote there.
  func origin(of item: ItemReference) throws -> (account: String, author: String)?
}
