public import Foundation

/// A person's rights over all of their data: export, erasure, and joining or separating accounts.
public protocol Rights {
  /// Returns the number of items that the person has.
  func itemCounts() throws -> ItemCounts
  /// Queues an export of everything, which is delivered to the person.
  func requestExport() throws
  /// Queues an import of the calendar or the contacts at an address, as one change with the current origin.
  func requestImport(from address: String) throws
  /// Erases the person and all their data for good. The desk cannot be used for them afterwards.
  func erase() throws
  /// Makes a code that joins the account that sends it to this person, within `seconds`. It replaces an earlier code.
  ///
  /// - Parameter account: the one account that may send it; nil for any.
  func linkCode(lasting seconds: TimeInterval, for account: NamedAccount?) throws -> String
  /// Returns the offer of a code; nil if the code is wrong or has expired.
  func linkOffer(_ code: String) throws -> LinkOffer?
  /// Invalidates a person's code.
  func withdrawLinkCode(of person: Person.ID) throws
  /// Merges this person and another. The one who came first remains, with the data of both.
  func join(_ other: Person.ID) throws
  /// Makes one of this person's accounts a separate person, with the same settings and no items.
  func part(_ address: Address) throws
}
