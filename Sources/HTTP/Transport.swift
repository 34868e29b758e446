/// What carries requests: libcurl in the daemon, a script in a test.
public protocol Transport: Sendable {
  /// Sends one request and returns its answer, whatever its status; fails only where there is none.
  func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse
}
