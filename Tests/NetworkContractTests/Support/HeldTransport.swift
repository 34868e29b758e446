import Foundation
import HTTP

/// A transport that keeps back the first answer to a request for a path that ends so.
final class HeldTransport: Transport, @unchecked Sendable {
  private let inner: any Transport
  private let path: String
  private let lock = NSLock()
  private var isTaken = false
  private let held = AsyncStream<Void>.makeStream()
  private let released = AsyncStream<Void>.makeStream()

  init(_ inner: any Transport, path: String) {
    self.inner = inner
    self.path = path
  }

  /// Waits until an answer is kept back.
  func untilHeld() async { for await _ in held.stream { return } }

  /// Gives the answer that is kept back.
  func release() { released.continuation.finish() }

  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let response = try await inner.send(request)
    let isFirst = lock.withLock {
      guard !isTaken, request.url.hasSuffix(path) else { return false }
      isTaken = true
      return true
    }
    guard isFirst else { return response }
    held.continuation.yield()
    for await _ in released.stream {}
    return response
  }
}
