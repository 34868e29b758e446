public import Foundation

/// A complete HTTP response.
public struct HTTPResponse: Hashable, Sendable {
  /// The status code, 100 to 599 (RFC 9110, section 15).
  public var status: Int
  /// The header fields, without those of interim responses and redirects.
  public var headers: HTTPHeaders
  /// The body after decompression.
  public var body: Data

  /// A response with no headers and an empty body unless given.
  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Whether the status is 2xx (RFC 9110, section 15.3).
  public var isSuccess: Bool { (200..<300).contains(status) }
}
