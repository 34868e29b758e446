public import Agenda
public import Foundation

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
  func settle(_ reminder: PendingReminder, of item: AgendaItem?, for person: Person, at instant: Date) throws
  /// Where an item was added: the bot's account, and who wrote there.
  func origin(of item: ItemReference) throws -> (account: String, author: String)?
}
