/// A recurrence rule or set that is not valid (RFC 5545, 3.3.10 and 3.8.5).
public struct InvalidRecurrence: Error, Hashable, Sendable {
  /// The part or line at fault, as written.
  public var text: String
  /// The reason why it is not valid, as a clause: `must be a number of at least 1`.
  public var reason: String

  /// An error with the faulty text, and the reason.
  public init(_ text: String, reason: String) {
    self.text = text
    self.reason = reason
  }
}
