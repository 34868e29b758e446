public import Conversation
public import Foundation
public import HTTP

/// An answer that is no success, or that cannot be read; its meaning may depend on the request.
public struct RESTRefusal: Error {
  /// The status of the answer; nil for a success that could not be read.
  public var status: Int?
  /// The request and the server's words, without secrets.
  public var words: String
  /// Seconds to wait, if the server said.
  public var wait: TimeInterval?
  /// True if the request was to change something.
  public var isWrite: Bool
  /// The whole answer.
  public var response: HTTPResponse

  /// True if the server refuses the request itself, rather than its moment or its token.
  public var isFinal: Bool { status.map { (400..<500).contains($0) && ![401, 408, 425, 429].contains($0) } ?? false }
}

extension NetworkFailure {
  /// Sorts an error of a `RESTClient` by its status alone, as far as that is clear (RFC 9110, section 15).
  ///
  /// - Parameter reason: the description of a refusal; nil for the refusal's own words.
  public init(sorting error: any Error, reason: String? = nil) {
    if let failure = error as? NetworkFailure ?? (error as? TooLong)?.failure {
      self = failure
      return
    }
    guard let refusal = error as? RESTRefusal else {
      self = .retry(after: nil, reason: String(describing: error), arrival: .maybe)
      return
    }
    let reason = reason ?? refusal.words
    switch refusal.status {
    case 401: self = .signedOut(reason: reason)
    case 429: self = .retry(after: refusal.wait, reason: reason, arrival: .no)
    case .some(let status) where status < 500 && status != 408 && status != 425: self = .permanent(reason: reason)
    // The answer may be that of a proxy that lost sight of a server that went on.
    default:
      self = .retry(
        after: refusal.wait, reason: reason, arrival: .init(isWrite: refusal.isWrite, status: refusal.status))
    }
  }
}
