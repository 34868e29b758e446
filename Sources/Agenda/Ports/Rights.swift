public import Foundation

/// What becomes of all that is one person's.
public protocol Rights {
  func itemCounts() throws -> ItemCounts
  /// Queues an export of everything, which is delivered to the person.
  func requestExport() throws
  /// Erases the person and all that is theirs, for good. After it nothing of theirs can be asked of the desk.
  func erase() throws
  /// A code that joins the account it is sent from to this person, until that instant; an earlier one ends.
  func linkCode(lasting seconds: TimeInterval) throws -> String
  /// Whose code that is, where it holds.
  func linkOffer(_ code: String) throws -> LinkOffer?
  /// Makes this person and another one: who has been here longer remains, with what both have.
  func join(_ other: Person.ID) throws
  /// Makes one of this person's accounts a person of its own, with the same settings and nothing else.
  func part(_ address: Address) throws
}
