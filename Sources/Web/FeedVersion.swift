/// A token that changes whenever the calendar does, and that no two calendars share.
public struct FeedVersion: Hashable, Sendable {
  /// The token, which is only ever compared for equality.
  public var text: String

  /// A version with that token.
  public init(_ text: String) { self.text = text }
}
