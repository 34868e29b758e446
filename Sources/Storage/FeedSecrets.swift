public import Agenda
public import Foundation

/// The part of the store that knows which secrets open which calendars.
public protocol FeedSecrets {
  /// When the secret that opens a person's calendar was made; nil where there is none.
  func feedGiven(to person: Person.ID) throws -> Date?
  /// A new secret that opens a person's calendar: 256 random bits, of which a hash is kept. The one before it ends.
  func newFeedSecret(for person: Person.ID, at instant: Date) throws -> String
  /// Ends the secret; false where there was none.
  func endFeed(of person: Person.ID) throws -> Bool
}
