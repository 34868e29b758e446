public import Foundation

/// Why a request has no answer. Its text names no secret: neither queries nor headers.
public struct HTTPFailure: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Kind: String, Hashable, Sendable {
    /// The request itself is none: a bad address, a line break in a header.
    case invalid
    /// The name did not resolve, or nobody answered there.
    case unreachable
    /// The server's certificate or protocol is not to be trusted.
    case insecure
    case timedOut
    /// The connection ended before the answer did.
    case broken
    /// The answer is longer than was allowed.
    case tooLarge
    /// The task that asked was cancelled.
    case cancelled
    /// The client was shut down.
    case closed
  }

  public var kind: Kind
  /// Whether the server may have read the request: then it may have taken effect.
  public var mayHaveArrived: Bool
  /// Whether the server had begun to answer.
  public var hasAnswerBegun: Bool
  public var reason: String
  /// The first bytes of an answer that is too long; otherwise none.
  public var beginning = Data()

  public init(_ kind: Kind, mayHaveArrived: Bool, hasAnswerBegun: Bool = false, reason: String) {
    self.kind = kind
    self.mayHaveArrived = mayHaveArrived
    self.hasAnswerBegun = hasAnswerBegun
    self.reason = reason
  }

  public var description: String { reason }
}
