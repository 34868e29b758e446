import Foundation
import HTTP

/// The client that all networks share. It is made for the first request, since most subcommands make none.
final class LazyClient: Transport, @unchecked Sendable {
  private let lock = NSLock()
  private var client: HTTPClient?

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let client = lock.withLock {
      let client = self.client ?? HTTPClient.nuthatch()
      self.client = client
      return client
    }
    return try await client.send(request)
  }

  /// Cancels requests under way, and refuses new ones.
  func shutdown() async {
    let client = lock.withLock { self.client }
    await client?.shutdown()
  }
}

extension HTTPClient {
  /// Makes a client with the proxies and certificates of the environment.
  fileprivate static func nuthatch() -> HTTPClient {
    HTTPClient(userAgent: "Nuthatch/\(Version.current)", environment: ProcessInfo.processInfo.environment)
  }
}
