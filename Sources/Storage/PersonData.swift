public import Agenda
public import Foundation

/// The part of the store that can tell all of one person, and forget them.
public protocol PersonData {
  func itemCounts(of person: Person.ID) throws -> ItemCounts
  /// What a person keeps, with its names and settings, as JSON; nil when there is no such person.
  func things(of person: Person.ID) throws -> Data?
  /// Erases a person: what they keep, their journal and conversations. Their messages go with `sweep`.
  ///
  /// - Parameter message: the inbox number of the message that asked for it.
  func erase(_ person: Person.ID, askedBy message: Int64, at instant: Date) throws -> Job.Leftovers
  /// Erases what an erasure has left, of each message a keyed hash of its id aside. False while a message to them is
  /// still to be sent: then it is to be done again.
  func sweep(_ leftovers: Job.Leftovers) throws -> Bool
  /// Forgets how much was asked of others until then.
  func dropRequests(before instant: Date) throws
  /// A new code for whoever is to be one person with this one; an earlier one ends.
  func linkCode(for person: Person.ID, at address: Address, until instant: Date) throws -> String
  /// Whose code that is, where it still holds.
  func linkOffer(_ code: String, at instant: Date) throws -> LinkOffer?
  /// Makes two people one: who has been here longer remains, with what both have.
  func join(_ one: Person.ID, _ other: Person.ID) throws
  /// Makes one account of a person's a person of its own, with the same settings.
  func part(_ address: Address, from person: Person, at instant: Date) throws
}
