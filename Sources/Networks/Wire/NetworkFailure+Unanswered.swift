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
  fileprivate init(_ failure: HTTPFailure) {
    self = failure.mayHaveArrived ? failure.kind == .timedOut ? .pending : .maybe : .no
  }
}
