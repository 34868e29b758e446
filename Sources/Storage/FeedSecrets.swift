public import Agenda
public import Foundation

/// The secrets in the addresses of people's calendars.
public protocol FeedSecrets {
  /// Returns the instant at which a person's calendar got its secret; nil if there is none.
  func feedGiven(to person: Person.ID) throws -> Date?
  /// Makes a new secret for a person's calendar, of 256 random bits. Only a hash is stored. It replaces the old secret.
  func newFeedSecret(for person: Person.ID, at instant: Date) throws -> String
  /// Revokes the secret; returns false if there was none.
  func endFeed(of person: Person.ID) throws -> Bool
}
