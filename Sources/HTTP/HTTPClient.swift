import Foundation

/// Sends requests through libcurl: any number at once, on one thread, with connections kept for reuse.
///
/// Proxies come from the environment (`https_proxy`, `no_proxy`). Redirects are followed for GET
/// only, within one scheme, and `Authorization` never leaves its host.
public final class HTTPClient: Transport {
  private let engine: Engine

  /// - Parameters:
  ///   - userAgent: the value of the `User-Agent` header.
  ///   - environment: holds the proxies, and `SSL_CERT_FILE` and `SSL_CERT_DIR`, which libcurl itself ignores.
  ///   - keptConnectionAge: seconds after which a kept connection is not used again. Servers close idle ones after a
  ///     minute or so.
  public init(userAgent: String, environment: [String: String], keptConnectionAge: Int = 50) {
    engine = Engine(
      setup: TransferSetup(
        userAgent: userAgent,
        certificateFile: environment["SSL_CERT_FILE"].flatMap { $0.isEmpty ? nil : $0 },
        certificateDirectory: environment["SSL_CERT_DIR"].flatMap { $0.isEmpty ? nil : $0 },
        proxies: Self.proxies(environment),
        keptConnectionAge: keptConnectionAge))
  }

  init(engine: Engine) { self.engine = engine }

  /// The proxy for each scheme that has one, from the variables that libcurl reads (libcurl-env(3)). `HTTP_PROXY` is
  /// ignored: behind a web server, a stranger's request may set it.
  private static func proxies(_ environment: [String: String]) -> [String: String] {
    ["http": ["http_proxy"], "https": ["https_proxy", "HTTPS_PROXY"]].compactMapValues { names in
      (names + ["all_proxy", "ALL_PROXY"]).lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
  }

  deinit {
    engine.close()
  }

  /// Sends the request; cancelling the task aborts the transfer with ``HTTPFailure/Kind/cancelled``.
  public func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let transfer = Transfer(request)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { engine.start(transfer, $0) }
    } onCancel: {
      engine.cancel(transfer)
    }
    return try result.get()
  }

  /// Aborts running transfers, refuses new ones, and returns when the thread has ended.
  public func shutdown() async {
    await withCheckedContinuation { engine.close(then: $0) }
  }
}
