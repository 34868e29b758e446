public import Conversation
public import HTTP

extension NetworkFailure {
  /// The network failure of a request without a response.
  public init(_ failure: HTTPFailure) {
    self =
      failure.kind == .invalid
      ? .permanent(reason: failure.reason)
      : .retry(after: nil, reason: failure.reason, doubt: Doubt(failure))
  }
}

extension NetworkFailure.Doubt {
  /// Whether a request with an error status may have taken effect (RFC 9110, section 15).
  ///
  /// A response of 502 to 504, or Cloudflare's 520 to 527, comes from a proxy, and the server behind it may have gone
  /// on. A 408 means that the proxy did not wait any longer.
  public init(isWrite: Bool, status: Int?) {
    guard isWrite else {
      self = .no
      return
    }
    self = status.map { $0 == 408 || (502...504).contains($0) || (520...527).contains($0) } == true ? .pending : .maybe
  }

  /// A server that has begun to answer has finished its work. One whose connection ended before may still be working.
  fileprivate init(_ failure: HTTPFailure) {
    self = failure.mayHaveArrived ? failure.hasAnswerBegun ? .maybe : .pending : .no
  }
}
