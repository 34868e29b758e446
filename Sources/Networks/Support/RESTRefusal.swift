public import Conversation
public import Foundation
public import HTTP

/// A response that is no success, or that cannot be read. Its meaning may depend on the request.
public struct RESTRefusal: Error {
  /// The status code; nil for a success that could not be read.
  public var status: Int?
  /// The request and the server's words, without secrets.
  public var words: String
  /// The seconds that the server asks to wait; nil if it names none.
  public var wait: TimeInterval?
  /// Whether the request would have changed something.
  public var isWrite: Bool
  /// The whole response.
  public var response: HTTPResponse

  /// Whether the server rejects the request itself, whatever the moment and the token.
  public var isFinal: Bool { status.map { (400..<500).contains($0) && ![401, 408, 425, 429].contains($0) } ?? false }
}

extension NetworkFailure {
  /// The failure that an error of a `RESTClient` means, as far as the status alone tells (RFC 9110, section 15).
  ///
  /// - Parameter reason: the reason to give for a refusal; nil for the refusal's own words.
  public init(sorting error: any Error, reason: String? = nil) {
    if let failure = error as? NetworkFailure ?? (error as? TooLong)?.failure {
      self = failure
      return
    }
    guard let refusal = error as? RESTRefusal else {
      self = .retry(after: nil, reason: String(describing: error), doubt: .maybe)
      return
    }
    let reason = reason ?? refusal.words
    switch refusal.status {
    case 401: self = .signedOut(reason: reason)
    case 429: self = .retry(after: refusal.wait, reason: reason, doubt: .no)
    case .some(let status) where status < 500 && status != 408 && status != 425: self = .permanent(reason: reason)
    // The response may come from a proxy whose server went on working.
    default:
      self = .retry(
        after: refusal.wait, reason: reason, doubt: .init(isWrite: refusal.isWrite, status: refusal.status))
    }
  }
}
