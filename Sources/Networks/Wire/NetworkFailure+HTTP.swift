public import Conversation
public import HTTP

extension NetworkFailure {
  /// What a request without an answer means.
  public init(_ failure: HTTPFailure) {
    self =
      failure.kind == .invalid
      ? .permanent(reason: failure.reason)
      : .retry(after: nil, reason: failure.reason, arrival: Arrival(failure))
  }
}

extension NetworkFailure.Arrival {
  /// What is known of a request that was refused with a status (RFC 9110, section 15).
  ///
  /// Whoever answers 5xx may be a proxy that lost sight of a server that went on; 408, 504 and Cloudflare's 524 say
  /// that it ran out of patience.
  public init(isWrite: Bool, status: Int?) {
    guard isWrite else {
      self = .no
      return
    }
    self = status.map { [408, 504, 524].contains($0) } == true ? .pending : .maybe
  }

  fileprivate init(_ failure: HTTPFailure) {
    self = failure.mayHaveArrived ? failure.kind == .timedOut ? .pending : .maybe : .no
  }
}
