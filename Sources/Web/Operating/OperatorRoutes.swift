import Agenda
import HTTPTypes
import Hummingbird
import Markup
import Storage

/// The operator's page. Only an operator's session gives access, never the origin of a request, since behind a proxy
/// all requests come from this machine.
struct OperatorRoutes: Sendable {
  let gate: SessionGate
  let operations: any Operations
  let wording: any Wording

  func add(to routes: RouterGroup<VisitContext>) {
    routes.get("operator") { request, _ in
      guard let visitor = try await visitor(request) else {
        return SignInPage.operatorOnly(wording).response(.forbidden)
      }
      let now = gate.now()
      let sessions = try await gate.ledger.read { try $0.sessions(of: .operator, at: now) }
      return OperatorPage(
        report: try await operations.report(), sessions: sessions, own: visitor.session.id,
        token: FormToken.of(visitor.secret), wording: wording
      ).response
    }
    routes.post("operator/sessions/:number/end") { request, context in
      try await change(request) { _ in
        guard let number = context.parameters.get("number").flatMap({ Int64($0) }),
          try await gate.ledger.write({ try $0.endSession(.init(number), of: .operator) })
        else { throw HTTPError(.notFound) }
        return .redirect(to: Href("operator"))
      }
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

  /// The operator, in one of their sessions; nil if the request has none.
  private func visitor(_ request: Request) async throws -> SessionGate.Visitor? {
    guard let visitor = try await gate.visitor(request), visitor.owner == .operator else { return nil }
    return visitor
  }

  private func change(
    _ request: Request, _ body: (SubmittedForm) async throws -> Response
  ) async throws -> Response {
    try OriginGuard(address: gate.address).check(request)
    guard let visitor = try await visitor(request) else { return SignInPage.operatorOnly(wording).response(.forbidden) }
    let form = try await SubmittedForm(request)
    guard FormToken.isSame(form[Form.tokenName] ?? "", FormToken.of(visitor.secret)) else {
      throw HTTPError(.forbidden)
    }
    return try await body(form)
  }
}
