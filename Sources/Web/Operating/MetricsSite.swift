import HTTPTypes
public import Hummingbird
public import Logging
import NIOCore

/// Serves the metrics on a separate listener, to anybody who can reach that address.
public struct MetricsSite: Sendable {
  private let metrics: @Sendable () async -> String

  /// - Parameter metrics: the figures, in Prometheus's text format.
  public init(metrics: @escaping @Sendable () async -> String) { self.metrics = metrics }

  /// The server, to be run as a service.
  ///
  /// - Parameter started: called once it listens.
  public func application(
    host: String, port: Int, log: Logger, started: @escaping @Sendable () -> Void = {}
  ) -> some ApplicationProtocol {
    Application(
      router: router, configuration: ApplicationConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { _ in started() }, logger: log)
  }

  var router: Router<VisitContext> {
    let router = Router(context: VisitContext.self, options: .autoGenerateHeadEndpoints)
    router.addMiddleware { SecurityHeaders(isSecure: false, nil) }
    router.get("metrics") { _, _ in Self.answer(await metrics()) }
    return router
  }

  static func answer(_ figures: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: "text/plain; version=0.0.4; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: figures)))
  }
}
