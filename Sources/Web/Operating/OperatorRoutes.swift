import Agenda
import HTTPTypes
import Hummingbird
import Markup
import Storage

/// The operator's page. Who may see it is told by a session of the operator's, never by where a request comes from:
/// behind a proxy, everything comes from this machine.
struct OperatorRoutes: Sendable {
  let gate: SessionGate
  let operations: any Operations
  let wording: any Wording

  func add(to routes: RouterGroup<VisitContext>) {
    routes.get("operator") { request, _ in
      guard let token = try await token(request) else { return SignInPage.operatorOnly(wording).response(.forbidden) }
      return OperatorPage(report: try await operations.report(), token: token, wording: wording).response
    }
    routes.post("operator/replay") { request, _ in
      try await change(request) { form in
        guard let id = form["id"], try await operations.replay(id) else { throw HTTPError(.notFound) }
        return .redirect(to: Href("operator"))
      }
    }
    routes.post("operator/sign-out") { request, _ in
      try await change(request) { _ in
        if let visitor = try await gate.visitor(request) {
          _ = try await gate.ledger.write { try $0.endSession(visitor.session.id, of: visitor.owner) }
        }
        return .redirect(to: Href(), gate.cookie.cleared)
      }
    }
  }

  /// The form token of the operator's session; nil where the request comes without one.
  private func token(_ request: Request) async throws -> String? {
    guard let visitor = try await gate.visitor(request), visitor.owner == .operator else { return nil }
    return FormToken.of(visitor.secret)
  }

  private func change(
    _ request: Request, _ body: (FormBody) async throws -> Response
  ) async throws -> Response {
    try OriginGuard(address: gate.address).check(request)
    guard let token = try await token(request) else { return SignInPage.operatorOnly(wording).response(.forbidden) }
    let form = try await FormBody(request)
    guard FormToken.isSame(form[Form.tokenName] ?? "", token) else { throw HTTPError(.forbidden) }
    return try await body(form)
  }
}
