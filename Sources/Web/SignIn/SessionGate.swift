import Agenda
import Foundation
import HTTPTypes
import Hummingbird
import Storage

/// Finds out from the cookie who sent a request.
struct SessionGate: Sendable {
  let address: SiteAddress
  let ledger: any Ledger
  let now: @Sendable () -> Date
  /// The suffix that distinguishes its cookie from that of people's sessions.
  var suffix = ""

  /// The seconds until another use of a session is noted, so that a page does not wait for the disk each time.
  private static let inexactness: TimeInterval = 300

  var cookie: SessionCookie { SessionCookie(address, suffix: suffix) }

  /// The operator's gate. Its session does not end a person's session in the same browser.
  var ofOperator: SessionGate { SessionGate(address: address, ledger: ledger, now: now, suffix: "-operator") }

  /// The session of a signed-in browser, its owner, and its secret.
  struct Visitor: Sendable {
    var owner: SessionOwner
    var session: BrowserSession
    var secret: String
  }

  /// Returns the visitor; nil if nobody is signed in.
  func visitor(_ request: Request) async throws -> Visitor? {
    guard let secret = cookie.value(in: request) else { return nil }
    let now = now()
    guard let (owner, session) = try await ledger.read({ try $0.session(secret: secret, at: now) }) else { return nil }
    if now.timeIntervalSince(session.used) > Self.inexactness {
      try await ledger.write(.normal) { try $0.noteUse(of: session.id, at: now) }
    }
    return Visitor(owner: owner, session: session, secret: secret)
  }

  /// Returns the person who is signed in; nil if nobody is.
  func signedIn(_ request: Request) async throws -> SignedIn? {
    guard let visitor = try await visitor(request), case .person(let id) = visitor.owner,
      let person = try await ledger.read({ try $0.people.person(id) })
    else { return nil }
    return SignedIn(person: person, session: visitor.session, formToken: FormToken.of(visitor.secret))
  }

  /// Signs a browser in, and signs out anybody who was signed in there.
  func begin(_ owner: SessionOwner, in request: Request, _ ledger: any Sessions) throws -> HTTPField {
    let now = now()
    if let secret = cookie.value(in: request), let old = try ledger.session(secret: secret, at: now) {
      _ = try ledger.endSession(old.session.id, of: old.owner)
    }
    let browser = BrowserName.described(request.headers[.userAgent])
    let secret = try ledger.newSession(of: owner, browser: browser, at: now)
    return cookie.field(secret, lasting: Int(BrowserSession.lasts))
  }
}
