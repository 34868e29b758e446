/// Sends requests: through libcurl in the daemon, from a script in tests.
public protocol Transport: Sendable {
  /// Sends a request and returns the response, whatever its status; throws only if there is none.
  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse
}
