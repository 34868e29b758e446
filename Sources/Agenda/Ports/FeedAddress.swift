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
