public import Foundation

/// An HTTP request, for a ``Transport`` to send.
public struct HTTPRequest: Hashable, Sendable {
  /// The request methods in use (RFC 9110, section 9.3; PATCH is RFC 5789's).
  public enum Method: String, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
  }

  /// The request method.
  public var method: Method
  /// The URL: absolute and percent-encoded, http or https.
  public var url: String
  /// Header fields in addition to those that the transport sets.
  public var headers: HTTPHeaders
  /// The body; without one, a method that needs a body sends an empty one.
  public var body: Data?
  /// Seconds that the whole exchange may take.
  public var timeout: TimeInterval
  /// Seconds that connecting may take.
  public var connectTimeout: TimeInterval
  /// Seconds in which at least a byte must come, counted whole; nil if only ``timeout`` ends the exchange.
  public var stallTimeout: TimeInterval?
  /// True if it may be sent on a reused connection, on which it is lost if the server is just closing it.
  public var mayReuseConnection = true
  /// True if redirects of a GET are followed; otherwise they are responses like others.
  public var followsRedirects = true
  /// True if only addresses of the Internet may be asked, and none of this machine or the networks around it: for
  /// addresses that strangers choose. The addresses that a name resolves to are checked. Behind a proxy, the proxy
  /// resolves names.
  public var asksPublicAddressesOnly = false
  /// True if its path is as secret as its query: logs and errors leave it out.
  public var hidesPath = false
  /// The longest response body that is accepted, in bytes after decompression.
  public var maximumResponseSize: Int

  /// The default of ``maximumResponseSize``, in bytes.
  public static let longestAnswer = 8 << 20

  /// A request to an absolute, percent-encoded URL.
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

  /// The method and address for a log: without credentials, query and fragment, which may be secrets.
  public var redacted: String {
    let address = hidesPath ? Origin(of: url)?.description ?? "an address" : Redaction.address(url)
    return "\(method.rawValue) \(address)"
  }
}

extension HTTPRequest: CustomStringConvertible {
  /// The same as `redacted`, so that a request in a log by accident shows no token.
  public var description: String { redacted }
}
