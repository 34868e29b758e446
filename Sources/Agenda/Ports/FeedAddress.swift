public import Foundation

/// The secret URL at which other programs read one person's calendar.
public protocol FeedAddress {
  /// Returns the time at which the current address was made; nil if there is none. The address itself is shown only
  /// once and not stored.
  func given() throws -> Date?
  /// Makes a new address and revokes the old one.
  func renew() throws -> String
  /// Revokes the address; returns false if there was none.
  func end() throws -> Bool
}
