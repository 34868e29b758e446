/// A recurrence rule or set that is not valid (RFC 5545, 3.3.10 and 3.8.5).
public struct InvalidRecurrence: Error, Hashable, Sendable {
  /// The part or line at fault, as written.
  public var text: String
  /// What is wrong with it, as a clause: `is not a number from 1 up`.
  public var reason: String

  /// Names the faulty text, and why it is not valid.
  public init(_ text: String, reason: String) {
    self.text = text
    self.reason = reason
  }
}
