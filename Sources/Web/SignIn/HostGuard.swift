import Agenda
import HTTPTypes
import Hummingbird

/// Refuses requests that name another host than ours, since a stranger's host name may lead here (DNS rebinding).
struct HostGuard: RouterMiddleware {
  typealias Context = VisitContext

  let address: SiteAddress
  let wording: any Wording

  func handle(
    _ request: Request, context: VisitContext, next: (Request, VisitContext) async throws -> Response
  ) async throws -> Response {
    guard address.isNamed(by: request.head.authority) else {
      return SignInPage.otherHost(wording).response(.misdirectedRequest)
    }
    return try await next(request, context)
  }
}
