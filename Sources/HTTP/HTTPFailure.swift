public import Foundation

/// The reason why a request got no response. Its text holds no secrets: neither queries nor headers.
public struct HTTPFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of failure.
  public enum Kind: String, Hashable, Sendable {
    /// The request itself is not valid: a bad address, a line break in a header.
    case invalid
    /// The name did not resolve, or no server accepted the connection.
    case unreachable
    /// The address is not public, and the request allows no other.
    case notPublic
    /// The server's certificate or protocol cannot be trusted.
    case insecure
    /// Connecting or the whole exchange took too long.
    case timedOut
    /// The connection ended before the response did.
    case broken
    /// The response is longer than the request allows.
    case tooLarge
    /// The task that sent it was cancelled.
    case cancelled
    /// The system has no memory or descriptor left for the request.
    case exhausted
    /// The client was shut down.
    case closed
  }

  /// The kind of failure.
  public var kind: Kind
  /// Whether the server may have read the request, so that it may have taken effect.
  public var mayHaveArrived: Bool
  /// Whether the server had begun to respond.
  public var hasAnswerBegun: Bool
  /// The error in words, after the request's method and its address without secrets.
  public var reason: String
  /// The first bytes of a response that is too long; empty for other failures.
  public var beginning = Data()

  /// The `Content-Length` in bytes of a response that is too long; nil if it had none.
  public var announcedSize: Int?

  /// A failure. Sending again is safe only if `mayHaveArrived` is false.
  public init(_ kind: Kind, mayHaveArrived: Bool, hasAnswerBegun: Bool = false, reason: String) {
    self.kind = kind
    self.mayHaveArrived = mayHaveArrived
    self.hasAnswerBegun = hasAnswerBegun
    self.reason = reason
  }

  /// The same as ``reason``.
  public var description: String { reason }
}
