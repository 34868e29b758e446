public import Agenda
public import Foundation

/// The ways to sign a browser in: a link that is sent to the person, or a code that the browser shows and the person
/// sends. Each works once, and is stored only as a hash.
public protocol SignIns {
  /// Makes a link's token, of 160 random bits.
  func newSignInLink(for owner: SessionOwner, until instant: Date) throws -> String
  /// Uses up a link's token; nil if it is wrong, used or expired.
  func takeSignInLink(_ token: String, at instant: Date) throws -> SessionOwner?
  /// Makes a pairing for a browser; nil if too many wait already.
  func newPairing(browser: String, at instant: Date) throws -> Pairing.Secrets?
  /// The pairing whose secret a browser has; nil if it is wrong, used or expired.
  func pairing(secret: String, at instant: Date) throws -> Pairing?
  /// The pairing with a code that a person has sent; nil if it is wrong, used or expired, and after
  /// `Pairing.tries` wrong codes within `Pairing.lasts`. Each wrong code counts.
  func pairing(code: String, sentBy person: Person.ID, at instant: Date) throws -> Pairing?
  /// Signs the browser with that code in as a person; false if the code is wrong, used or expired.
  func allow(code: String, as person: Person.ID, at instant: Date) throws -> Bool
  /// Uses up a pairing that somebody has allowed; nil if nobody has.
  func takePairing(secret: String, at instant: Date) throws -> Person.ID?
  /// Deletes links, pairings and sessions that have ended.
  func sweepSignIns(at instant: Date) throws
}
