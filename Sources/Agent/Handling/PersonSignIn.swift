import Agenda
import Foundation
import Storage

/// One person's way to sign in with a browser, as far as the operator has made pages public.
struct PersonSignIn: BrowserSignIn {
  let ledger: any SignIns & Sessions
  let person: Person.ID
  /// `https://nuthatch.example.org`, without a slash at its end.
  let site: String
  /// True if a link may be sent; where links cost money, a code is sent instead.
  let sendsLinks: Bool
  /// True if the person is the operator, and writes from the address that the settings name.
  var isOperator = false
  let now: Date

  /// Seconds for which a link works.
  static let linkLasts: TimeInterval = 600

  func invitation() throws -> SignInInvitation {
    guard sendsLinks else { return .address("\(site)/sign-in") }
    return .link("\(site)/in/\(try ledger.newSignInLink(for: .person(person), until: now + Self.linkLasts))")
  }

  func operatorLink() throws -> String? {
    guard isOperator, sendsLinks else { return nil }
    return "\(site)/in/\(try ledger.newSignInLink(for: .operator, until: now + Self.linkLasts))"
  }

  func browser(showing code: String) throws -> (name: String, asked: Date)? {
    try ledger.pairing(code: code, sentBy: person, at: now).map { ($0.browser, $0.began) }
  }

  func allow(_ code: String) throws -> Bool { try ledger.allow(code: code, as: person, at: now) }

  func sessions() throws -> [BrowserSession] { try ledger.sessions(of: person, at: now) }

  func end() throws -> Int { try ledger.endSessions(of: person) }
}
