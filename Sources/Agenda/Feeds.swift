public import Foundation

/// The secret address at which one person's calendar is read by other programs.
public protocol FeedAddress {
  /// When the address that holds was given; nil where there is none. It is told once: nobody can look it up.
  func given() throws -> Date?
  /// A new address; the one before it ends.
  func renew() throws -> String
  /// Ends the address; false where there was none.
  func end() throws -> Bool
}

/// The part of the store that knows which secrets open which calendars.
public protocol Feeds {
  /// When the secret that opens a person's calendar was made; nil where there is none.
  func feedGiven(to person: Person.ID) throws -> Date?
  /// A new secret that opens a person's calendar: 256 random bits, of which a hash is kept. The one before it ends.
  func newFeedSecret(for person: Person.ID, at instant: Date) throws -> String
  /// Ends the secret; false where there was none.
  func endFeed(of person: Person.ID) throws -> Bool
}
