public import Agenda
public import Foundation

/// Work on everything about one person at once: exporting, erasing, joining and separating.
public protocol PersonData {
  /// Returns how many items a person has.
  func itemCounts(of person: Person.ID) throws -> ItemCounts
  /// Returns a person's settings, names and items as JSON, without messages; nil if there is no such person.
  func things(of person: Person.ID) throws -> Data?
  /// Returns a person's calendar: all events, the open todos, and those completed since an instant.
  func calendar(of person: Person, completedSince instant: Date) throws -> FeedContents
  /// Erases a person with their items, journal and conversations. `sweep` deletes their messages.
  ///
  /// - Parameter origin: the origin of the request. If it is a message, `sweep` waits for the answer to it.
  func erase(_ person: Person.ID, askedBy origin: ChangeOrigin?, at instant: Date) throws -> Job.Leftovers
  /// Deletes what an erasure has left, except for a keyed hash of each message's id. Returns false while a message to
  /// the person is still to be sent; then call it again later.
  func sweep(_ leftovers: Job.Leftovers) throws -> Bool
  /// Deletes the records of how many requests were sent before an instant.
  func dropRequests(before instant: Date) throws
  /// Makes a code that joins the account that sends it to a person. It replaces an earlier code.
  ///
  /// - Parameter account: the one account that may send it; nil for any.
  func linkCode(
    for person: Person.ID, at address: Address, sentBy account: NamedAccount?, until instant: Date
  ) throws -> String
  /// Returns the person who made a code; nil if the code is wrong, has expired, or is for another account than the one
  /// that sends it.
  func linkOffer(_ code: String, from address: Address, at instant: Date) throws -> LinkOffer?
  /// Invalidates a person's linking code.
  func withdrawLinkCode(of person: Person.ID) throws
  /// Merges two people. The one who came first remains, with the data of both.
  func join(_ one: Person.ID, _ other: Person.ID) throws
  /// Makes one of a person's accounts a separate person, with the same settings.
  func part(_ address: Address, from person: Person, at instant: Date) throws
}
