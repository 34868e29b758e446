/// A token that changes whenever the calendar does, and that no two calendars share.
public struct FeedVersion: Hashable, Sendable {
  /// The token, which only equality is asked of.
  public var text: String

  /// A version with that token.
  public init(_ text: String) { self.text = text }
}
