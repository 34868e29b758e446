import Agenda
import Foundation
import HTTPTypes
import Hummingbird
import Markup
import Storage

/// The routes that sign a browser in and out.
struct SignInRoutes: Sendable {
  let gate: SessionGate
  /// The wording for visitors, since nothing is known about anybody before they sign in.
  let wording: any Wording
  /// Wrong links, and requests for codes.
  let failures = AttemptLimiter(most: 10)
  let pairings = AttemptLimiter(most: 10)

  private var pairingCookie: SessionCookie { SessionCookie(gate.address, suffix: "-code") }
  /// The page that a browser wanted before it had to sign in. A link from the bot does not know it.
  private var destinationCookie: SessionCookie { SessionCookie(gate.address, suffix: "-to") }

  func add(to routes: RouterGroup<VisitContext>) {
    routes.get("in/:token") { _, _ in SignInPage.link(wording).response() }
    routes.post("in/:token") { try await takeLink($0, $1) }
    routes.get("sign-in") { request, _ in showWays(request) }
    routes.post("sign-in") { try await beginPairing($0, $1) }
    routes.get("sign-in/code") { request, _ in try await goOn(request) }
    routes.post("sign-out") { request, _ in try await signOut(request) }
  }

  /// Shows the ways to sign in. As long as a link works, the browser remembers the page that it wanted.
  private func showWays(_ request: Request) -> Response {
    let path = Self.destination(of: request)?.text
    let page = SignInPage.ways(to: path, wording)
    guard let path, !path.contains(where: { "\",;".contains($0) }) else { return page.response() }
    return page.response(.ok, destinationCookie.field(path, lasting: Int(Pairing.lasts)))
  }

  /// A link's button: it signs in anybody who has the link, once.
  private func takeLink(_ request: Request, _ context: VisitContext) async throws -> Response {
    try OriginGuard(address: gate.address).check(request)
    let (now, caller) = (gate.now(), context.caller(request))
    if let wait = failures.wait(caller, at: now) { return tooMany(wait) }
    let token = context.parameters.get("token") ?? ""
    let signedIn = try await gate.ledger.write { ledger -> (SessionOwner, HTTPField)? in
      guard let owner = try ledger.takeSignInLink(token, at: now) else { return nil }
      return (owner, try (owner == .operator ? gate.ofOperator : gate).begin(owner, in: request, ledger))
    }
    guard let (owner, cookie) = signedIn else {
      failures.note(caller, at: now)
      return SignInPage.wrongLink(wording).response(.forbidden)
    }
    guard owner != .operator else { return .redirect(to: Href("operator"), cookie) }
    let path = destinationCookie.value(in: request).flatMap { Href(path: $0) }
    return path.map { .redirect(to: $0, cookie, destinationCookie.cleared) } ?? .redirect(to: Href(), cookie)
  }

  /// A code for the browser to show, and a cookie that identifies it later.
  private func beginPairing(_ request: Request, _ context: VisitContext) async throws -> Response {
    try OriginGuard(address: gate.address).check(request)
    let (now, caller) = (gate.now(), context.caller(request))
    if let wait = pairings.wait(caller, at: now) { return tooMany(wait) }
    pairings.note(caller, at: now)
    let path = try await SubmittedForm(request)["to"].flatMap { Href(path: $0)?.text }
    let browser = BrowserName.described(request.headers[.userAgent])
    guard let secrets = try await gate.ledger.write({ try $0.newPairing(browser: browser, at: now) }) else {
      return tooMany(60)
    }
    let cookie = pairingCookie.field(
      secrets.cookie + "." + secrets.code.replacing(" ", with: "-"), lasting: Int(Pairing.lasts))
    return .redirect(to: path.map { Href("sign-in", "code", query: ["to": $0]) } ?? Href("sign-in", "code"), cookie)
  }

  /// The page with the code, until somebody has sent it. Then it signs the browser in.
  private func goOn(_ request: Request) async throws -> Response {
    let now = gate.now()
    let parts = (pairingCookie.value(in: request) ?? "").split(separator: ".").map(String.init)
    guard parts.count == 2, let pairing = try await gate.ledger.read({ try $0.pairing(secret: parts[0], at: now) })
    else {
      return SignInPage.codeIsOver(wording).response(.ok, pairingCookie.cleared)
    }
    guard pairing.isAllowed, request.method == .get else {
      let code = parts[1].filter { $0.isNumber || $0 == "-" }.replacing("-", with: " ")
      return SignInPage.waiting(code: code, wording).response()
    }
    let cookie = try await gate.ledger.write { ledger -> HTTPField? in
      try ledger.takePairing(secret: parts[0], at: now).map { try gate.begin(.person($0), in: request, ledger) }
    }
    guard let cookie else { return SignInPage.codeIsOver(wording).response(.ok, pairingCookie.cleared) }
    return .redirect(to: Self.destination(of: request) ?? Href(), cookie, pairingCookie.cleared)
  }

  /// Ends the browser's session, whoever owns it.
  private func signOut(_ request: Request) async throws -> Response {
    try OriginGuard(address: gate.address).check(request)
    if let visitor = try await gate.visitor(request) {
      let form = try await SubmittedForm(request)
      guard FormToken.isSame(form[Form.tokenName] ?? "", FormToken.of(visitor.secret)) else {
        throw HTTPError(.forbidden)
      }
      _ = try await gate.ledger.write { try $0.endSession(visitor.session.id, of: visitor.owner) }
    }
    return .redirect(to: Href("sign-in"), gate.cookie.cleared, .clearSiteData)
  }

  /// The page of ours that somebody wanted; nil for any other address.
  private static func destination(of request: Request) -> Href? {
    request.uri.queryParameters["to"].flatMap { Href(path: String($0)) }
  }

  private func tooMany(_ wait: Int) -> Response {
    SignInPage.tooMany(wording).response(.tooManyRequests, HTTPField(name: .retryAfter, value: String(wait)))
  }
}
