public import Foundation

/// The events that the community's people publish. A draft is an event that the bot asked somebody about and that they
/// have not agreed to yet.
public protocol Publications {
  /// Returns the events that the person has published and that are not over, soonest first.
  func published() throws -> [PublishedEvent]
  /// Returns the published event with that number; nil if there is none, or if it was withdrawn.
  func published(_ number: Int64) throws -> PublishedEvent?
  /// Returns the number of events that the person has published since then, including withdrawn ones.
  func countPublished(since instant: Date) throws -> Int
  /// Returns the number of events for everybody that the person has ever published, including withdrawn ones.
  func countPublishedForEverybody() throws -> Int
  /// Stores the draft that the bot asks the person about, and replaces an earlier one. Returns its number.
  ///
  /// - Parameter event: the event that it is to change; nil for a new one.
  func keepDraft(_ publication: Publication, changing event: Int64?) throws -> Int64
  /// Returns a draft with the event that it would change, and forgets it; nil if the bot has asked about another draft
  /// since.
  func takeDraft(_ number: Int64) throws -> (publication: Publication, event: Int64?)?
  /// Publishes an event, and returns its number.
  ///
  /// - Parameter isVouched: whether it may be official before a moderator has seen it.
  func publish(_ publication: Publication, isVouched: Bool) throws -> Int64
  /// Returns the number of other people who attend an event: the bot tells them when it changes.
  func countOthers(attending number: Int64) throws -> Int
  /// Returns the people who attend an event that the person has published, at the times that are still to come.
  func attendees(of number: Int64) throws -> [Attendee]
  /// Returns the number of messages sent since then to the people who go to an event.
  func countMessages(of number: Int64, since instant: Date) throws -> Int
  /// Sends a text to the people who go to an event, as soon as it can reach them.
  func tell(_ text: String, attending number: Int64) throws
  /// Changes a published event, and tells those who attend it. An official event stays official only in the form that a
  /// moderator has seen.
  ///
  /// - Parameter isVouched: whether it stays official whatever the change.
  func update(_ event: PublishedEvent, isVouched: Bool) throws
}
