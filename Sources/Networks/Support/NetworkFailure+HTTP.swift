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
  /// Whoever answers 502 to 504, or Cloudflare's 520 to 527, is a proxy that may have lost sight of a server that went
  /// on; 408 says that it ran out of patience.
  public init(isWrite: Bool, status: Int?) {
    guard isWrite else {
      self = .no
      return
    }
    self = status.map { $0 == 408 || (502...504).contains($0) || (520...527).contains($0) } == true ? .pending : .maybe
  }

  /// A server that has begun to answer is done with its work; one whose connection ended before may still be at it.
  fileprivate init(_ failure: HTTPFailure) {
    self = failure.mayHaveArrived ? failure.hasAnswerBegun ? .maybe : .pending : .no
  }
}
