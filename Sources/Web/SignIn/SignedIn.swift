public import Agenda
public import Foundation

/// The person who is signed in, for one request. Every page of a person gets it.
public struct SignedIn: Sendable {
  /// The person, read for this request.
  public let person: Person
  /// The browser's session.
  public let session: BrowserSession
  /// The token that each form of this session must send as `Form.tokenName`.
  public let formToken: String

  /// A person with their session.
  public init(person: Person, session: BrowserSession, formToken: String) {
    self.person = person
    self.session = session
    self.formToken = formToken
  }

  /// True if the person signed in so recently that a sensitive page may be shown.
  public func isFresh(at now: Date) -> Bool { now < session.began + BrowserSession.staysFresh }
}
