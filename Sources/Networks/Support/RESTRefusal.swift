public import Conversation
public import Foundation
public import HTTP

/// An answer that is no success, or that cannot be read; its meaning may depend on the request.
public struct RESTRefusal: Error {
  /// Nil for a success that could not be read.
  public var status: Int?
  /// The request and the server's words, without secrets.
  public var words: String
  /// Seconds to wait, if the server said.
  public var wait: TimeInterval?
  /// Whether it was asked to change something.
  public var isWrite: Bool
  /// All that was answered.
  public var response: HTTPResponse

  /// Whether it is the request that the server will not have, not the moment or the token.
  public var isFinal: Bool { status.map { (400..<500).contains($0) && ![401, 408, 425, 429].contains($0) } ?? false }
}

extension NetworkFailure {
  /// What an error of a `RESTClient` means, as far as it is plain from the status alone (RFC 9110, section 15).
  ///
  /// - Parameter reason: what is said of a refusal; nil for its own words.
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
