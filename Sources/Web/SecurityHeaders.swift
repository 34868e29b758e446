import Agenda
import HTTPTypes
import Hummingbird
import Logging

/// The headers that protect people who read an answer, on every answer, even errors (OWASP ASVS 5.0, 3.4).
struct SecurityHeaders: RouterMiddleware {
  typealias Context = VisitContext

  private let fields: [(name: HTTPField.Name, value: String)]
  private let wording: (any Wording)?

  /// - Parameters:
  ///   - isSecure: whether browsers come by TLS, and must use only TLS from now on.
  /// - wording: the language of the error pages; nil if there are no pages.
  init(isSecure: Bool, _ wording: (any Wording)?) {
    self.wording = wording
    let all = Self.everywhere + (isSecure ? [("Strict-Transport-Security", "max-age=31536000")] : [])
    fields = all.compactMap { name, value in HTTPField.Name(name).map { ($0, value) } }
  }

  func handle(
    _ request: Request, context: VisitContext, next: (Request, VisitContext) async throws -> Response
  ) async throws -> Response {
    var response = try await answer(to: request, context, next)
    for field in fields where response.headers[field.name] == nil { response.headers[field.name] = field.value }
    return response
  }

  /// An error becomes an answer here, since it needs the headers too.
  private func answer(
    to request: Request, _ context: VisitContext, _ next: (Request, VisitContext) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as any HTTPResponseError {
      return dressed(try error.response(from: request, context: context), for: request)
    } catch {
      // The path may be secret, so the log has only the route.
      context.logger.error(
        "a request failed", metadata: ["route": "\(context.endpointPath ?? "none")", "error": "\(error)"])
      return dressed(Response(status: .internalServerError), for: request)
    }
  }

  private func dressed(_ response: Response, for request: Request) -> Response {
    wording.map { ErrorPage.dressed(response, for: request, $0) } ?? response
  }

  private static let everywhere = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; "
        + "worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; "
        + "require-trusted-types-for 'script'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    // With `no-referrer`, browsers would also hide the origin of our own forms (Fetch, 3.2), and older ones, which send
    // no `Sec-Fetch-Site`, could not change anything.
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cache-Control", "no-store"),
    ("X-Robots-Tag", "noindex, nofollow"),
  ]
}
