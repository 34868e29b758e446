import CoreMetrics
import Foundation
import HTTPTypes
import Hummingbird

/// Counts requests and times their answers, by route, method and status.
struct RequestMetrics: RouterMiddleware {
  typealias Context = VisitContext

  func handle(
    _ request: Request, context: VisitContext, next: (Request, VisitContext) async throws -> Response
  ) async throws -> Response {
    let start = DispatchTime.now().uptimeNanoseconds
    do {
      let response = try await next(request, context)
      note(request, context, response.status, since: start)
      return response
    } catch {
      note(request, context, (error as? any HTTPResponseError)?.status ?? .internalServerError, since: start)
      throw error
    }
  }

  /// Methods and addresses that strangers invent get no separate figures.
  private static let methods: Set<HTTPRequest.Method> = [.get, .head, .post, .put, .delete, .options, .patch]

  private func note(_ request: Request, _ context: VisitContext, _ status: HTTPResponse.Status, since start: UInt64) {
    let dimensions = [
      ("route", context.endpointPath ?? "none"),
      ("method", Self.methods.contains(request.method) ? request.method.rawValue : "other"),
      ("status", String(status.code)),
    ]
    Counter(label: "http_requests_total", dimensions: dimensions).increment()
    Timer(label: "http_request_duration_seconds", dimensions: dimensions)
      .recordNanoseconds(DispatchTime.now().uptimeNanoseconds - start)
  }

  /// The descriptions of the figures, by their names.
  static let help = [
    "http_requests_total": "Requests that were answered.",
    "http_request_duration_seconds": "How long answers took to be made.",
  ]
}
