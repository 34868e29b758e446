public import ICalendar

/// Where calendars come from.
public protocol FeedSource: Sendable {
  /// What the calendar that a secret opens is like now; nil where it opens none. It costs little to tell.
  func version(secret: String) async throws -> FeedVersion?
  /// The calendar that a secret opens; nil where it opens none.
  func feed(secret: String) async throws -> Feed?
}

/// As long as it is the same, a calendar is the same: another calendar, and one that has changed, have others.
public struct FeedVersion: Hashable, Sendable {
  public var text: String

  public init(_ text: String) { self.text = text }
}
