public import Agenda
public import Foundation

/// Everybody's pending reminders, ordered by time.
///
/// The store keeps them up to date: a change to an item or a person changes the reminders in the same transaction.
public protocol Reminders {
  /// Returns the instant at which the next reminder fires; nil if there is none.
  func next() throws -> Date?
  /// Returns the people with reminders that are due, the longest waiting first.
  func due(at instant: Date, limit: Int) throws -> [Person.ID]
  /// Returns one person's reminders that are due, in the order of their times. Nags come first, since the reminder of
  /// the same item restarts them.
  func due(of person: Person.ID, at instant: Date, limit: Int) throws -> [PendingReminder]
  /// Returns the instant of an item's next reminder after another instant; nil for never.
  func next(of item: ItemReference, after instant: Date) throws -> Date?
  /// Holds reminders back until an instant, without changing when they should have fired.
  func hold(_ numbers: [Int64], until instant: Date) throws
  /// Ends a reminder that has fired or will not be sent: it moves on to the item's next moment, or is deleted.
  ///
  /// - Parameter item: the item as it is now.
  func settle(_ reminder: PendingReminder, of item: AgendaItem?, for person: Person, at instant: Date) throws
  /// Returns where an item was added: the bot's account and the author's id; nil if that is unknown.
  func accountAndAuthor(of item: ItemReference) throws -> (account: String, author: String)?
}
