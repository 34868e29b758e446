public import Foundation

/// One request, as a value: what a transport is asked to do.
public struct HTTPRequest: Hashable, Sendable {
  public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
  }

  public var method: Method
  /// Absolute and percent-encoded; http or https.
  public var url: String
  public var headers: HTTPHeaders
  /// nil sends none; a request with a method that has one sends an empty one.
  public var body: Data?
  /// Seconds until the whole exchange is given up.
  public var timeout: TimeInterval
  /// Seconds until connecting is given up.
  public var connectTimeout: TimeInterval
  /// Whether it may go over a connection that was used before: one that is just being closed at its other end loses it.
  public var mayReuseConnection = true
  /// The longest body that is accepted, in bytes after decompression.
  public var maximumResponseSize: Int

  /// Bytes of the longest answer that anybody asks for who says nothing else.
  public static let longestAnswer = 8 << 20

  public init(
    _ method: Method = .get, _ url: String, headers: HTTPHeaders = [:], body: Data? = nil, timeout: TimeInterval = 30,
    connectTimeout: TimeInterval = 10, maximumResponseSize: Int = HTTPRequest.longestAnswer
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.timeout = timeout
    self.connectTimeout = connectTimeout
    self.maximumResponseSize = maximumResponseSize
  }

  /// The method and address, fit for a log: without credentials, query and fragment, which may be secrets.
  public var redacted: String {
    "\(method.rawValue) \(Redaction.address(url))"
  }
}

extension HTTPRequest: CustomStringConvertible {
  /// As `redacted`: a request in a log line by accident shows no token.
  public var description: String { redacted }
}
