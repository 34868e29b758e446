public import Agenda
public import Foundation

/// The browsers in which somebody is signed in. The secrets in their cookies are stored only as hashes.
public protocol Sessions {
  /// Signs a browser in. Returns the secret for its cookie, of 160 random bits.
  func newSession(of owner: SessionOwner, browser: String, at instant: Date) throws -> String
  /// The session with that secret; nil if there is none, it has ended, or its person is blocked or held.
  func session(secret: String, at instant: Date) throws -> (owner: SessionOwner, session: BrowserSession)?
  /// Records that a session was used.
  func noteUse(of session: BrowserSession.ID, at instant: Date) throws
  /// An owner's sessions, the one used last first.
  func sessions(of owner: SessionOwner, at instant: Date) throws -> [BrowserSession]
  /// Ends one session of an owner; false if there is none with that number.
  func endSession(_ session: BrowserSession.ID, of owner: SessionOwner) throws -> Bool
  /// Ends all sessions of a person, and the links and codes with which they could sign in. Returns the number of
  /// sessions.
  func endSessions(of person: Person.ID) throws -> Int
}

extension Sessions {
  /// A person's sessions, the one used last first.
  public func sessions(of person: Person.ID, at instant: Date) throws -> [BrowserSession] {
    try sessions(of: .person(person), at: instant)
  }
}
