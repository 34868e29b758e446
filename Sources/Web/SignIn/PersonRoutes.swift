import Agenda
import Foundation
import HTTPTypes
import Hummingbird
import Markup

/// One request of a person who is signed in.
struct Visit: Sendable {
  let request: Request
  /// The parts of the path that the route names.
  let parameters: Parameters
  let signedIn: SignedIn
  /// The wording in the person's language.
  let wording: any Wording
}

/// Adds routes for people who are signed in. Sends others to the page that signs them in.
struct PersonRoutes: Sendable {
  let routes: RouterGroup<VisitContext>
  let gate: SessionGate
  let wordings: Wordings

  /// Adds a page.
  ///
  /// - Parameter isSensitive: whether to show it only to somebody who signed in a moment ago.
  func get(
    _ path: RouterPath, isSensitive: Bool = false,
    _ page: @escaping @Sendable (Visit) async throws -> Response
  ) {
    routes.get(path) { request, context in
      guard let signedIn = try await gate.signedIn(request) else {
        return Response.toSignIn(for: request.uri.string)
      }
      let visit = visit(request, context, signedIn)
      guard !isSensitive || signedIn.isFresh(at: gate.now()) else {
        return SignInPage.notFresh(visit.wording).response(.forbidden)
      }
      return try await page(visit)
    }
  }

  /// Adds a change. It happens only if the request comes from our own page, with the session's token.
  func post(
    _ path: RouterPath, isSensitive: Bool = false,
    _ change: @escaping @Sendable (Visit, SubmittedForm) async throws -> Response
  ) {
    routes.post(path) { request, context in
      try OriginGuard(address: gate.address).check(request)
      let form = try await SubmittedForm(request)
      guard let signedIn = try await gate.signedIn(request) else { return Response.toSignIn(for: form.back.text) }
      guard FormToken.isSame(form[Form.tokenName] ?? "", signedIn.formToken) else { throw HTTPError(.forbidden) }
      let visit = visit(request, context, signedIn)
      guard !isSensitive || signedIn.isFresh(at: gate.now()) else {
        return SignInPage.notFresh(visit.wording).response(.forbidden)
      }
      return try await settled(for: form.back.text) { try await change(visit, form) }
    }
  }

  /// Returns the response to a change. If the session ended in the meantime, nothing was changed, and the person must
  /// sign in again.
  private func settled(for path: String, _ change: () async throws -> Response) async throws -> Response {
    do {
      return try await change()
    } catch ActionRefused.nobody {
      return Response.toSignIn(for: path)
    }
  }

  func visit(_ request: Request, _ context: VisitContext, _ signedIn: SignedIn) -> Visit {
    Visit(
      request: request, parameters: context.parameters, signedIn: signedIn,
      wording: wordings.of(signedIn.person.language))
  }
}

extension PersonRoutes {
  /// Adds a form that sends files; ``post`` is for other forms. Only a few are read at a time.
  func upload(
    _ path: RouterPath, _ change: @escaping @Sendable (Visit, MultipartForm) async throws -> Response
  ) {
    let slots = SlotLimiter(2)
    routes.post(path) { request, context in
      try OriginGuard(address: gate.address).check(request)
      guard let signedIn = try await gate.signedIn(request) else { return Response.toSignIn(for: request.uri.string) }
      guard let slot = slots.take() else { throw HTTPError(.serviceUnavailable, headers: [.retryAfter: "30"]) }
      defer { withExtendedLifetime(slot) {} }
      let form = try await MultipartForm(request)
      guard FormToken.isSame(form[Form.tokenName] ?? "", signedIn.formToken) else { throw HTTPError(.forbidden) }
      return try await settled(for: request.uri.string) { try await change(visit(request, context, signedIn), form) }
    }
  }
}

extension Response {
  /// Sends a browser to the page that signs it in, which then leads to one of our paths.
  static func toSignIn(for path: String) -> Response { redirect(to: Href("sign-in", query: ["to": path])) }

  /// Sends a browser on to another of our pages, which it then gets by GET (RFC 9110, section 15.4.4).
  static func redirect(to address: Href, _ fields: HTTPField...) -> Response {
    var headers: HTTPFields = [.location: address.text]
    for field in fields { headers.append(field) }
    return Response(status: .seeOther, headers: headers)
  }
}
