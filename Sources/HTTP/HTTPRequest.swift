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
  /// The absolute, percent-encoded address; http or https.
  public var url: String
  /// Header fields in addition to those that the transport sets.
  public var headers: HTTPHeaders
  /// The body; without one, a method that needs a body sends an empty one.
  public var body: Data?
  /// Seconds that the whole exchange may take.
  public var timeout: TimeInterval
  /// Seconds that connecting may take.
  public var connectTimeout: TimeInterval
  /// The seconds within which at least one byte must come, rounded up; nil if only ``timeout`` ends the exchange.
  public var stallTimeout: TimeInterval?
  /// Whether the request may be sent on a reused connection. It is lost if the server is just closing that.
  public var mayReuseConnection = true
  /// Whether redirects of a GET are followed; if not, they are returned like other responses.
  public var followsRedirects = true
  /// Whether only public Internet addresses are allowed, and none of this machine or the networks around it. This is
  /// for addresses that strangers choose. The check looks at the resolved address. Behind a proxy, the proxy resolves
  /// names.
  public var asksPublicAddressesOnly = false
  /// Whether the path is as secret as the query, so that no log and no error shows it.
  public var hidesPath = false
  /// The longest response body to accept, in bytes after decompression.
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

  /// The method and address for a log, without credentials, query and fragment, which may be secrets.
  public var redacted: String {
    let address = hidesPath ? Origin(of: url)?.description ?? "an address" : Redaction.address(url)
    return "\(method.rawValue) \(address)"
  }
}

extension HTTPRequest: CustomStringConvertible {
  /// The same as `redacted`, so that a request that is logged by accident shows no token.
  public var description: String { redacted }
}
