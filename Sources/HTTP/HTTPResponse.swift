public import Foundation

/// One answer, whole.
public struct HTTPResponse: Hashable, Sendable {
  public var status: Int
  public var headers: HTTPHeaders
  public var body: Data

  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Whether the server did what it was asked to (RFC 9110, section 15.3).
  public var isSuccess: Bool { (200..<300).contains(status) }
}
