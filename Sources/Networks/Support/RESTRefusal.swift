public import Conversation
public import Foundation
public import HTTP

/// A response that is not a success, or that cannot be read. Its meaning may depend on the request.
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
  public var isFinal: Bool {
    status.map { (400..<500).contains($0) && $0 != 401 && !HTTPResponse.mayPass($0) } ?? false
  }

  /// Whether the same request may succeed later; not if the response could not be read.
  public var mayPass: Bool { status.map(HTTPResponse.mayPass) ?? false }
}

extension NetworkFailure {
  /// The failure behind an error of a `RESTClient`, as far as the status alone shows it (RFC 9110, section 15).
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
    case .some(let status) where !HTTPResponse.mayPass(status): self = .permanent(reason: reason)
    // The response may come from a proxy whose server went on working.
    default:
      self = .retry(
        after: refusal.wait, reason: reason, doubt: .init(isWrite: refusal.isWrite, status: refusal.status))
    }
  }

  /// The failure of a request for tokens. 401 refuses the code, the password or the old token that was sent with it, so
  /// it is permanent here (RFC 6749, section 5.2).
  public init(sortingSignIn error: any Error) {
    let failure = NetworkFailure(sorting: error)
    if case .signedOut(let reason, _) = failure { self = .permanent(reason: reason) } else { self = failure }
  }

  /// The failure of reading a document that its server cannot give now; nil if the status says something else.
  public init?(unavailable response: HTTPResponse, asked request: HTTPRequest) {
    guard HTTPResponse.mayPass(response.status) else { return nil }
    self = .retry(
      after: RESTClient.retryAfter(response), reason: "\(request.redacted): \(response.status)", doubt: .no)
  }
}

extension HTTPResponse {
  /// Whether a refusal with that status may pass: the same request may succeed later (RFC 9110, section 15; RFC 8470,
  /// section 5.2; RFC 6585, section 4).
  static func mayPass(_ status: Int) -> Bool { status >= 500 || [408, 425, 429].contains(status) }
}
