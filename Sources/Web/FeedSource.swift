public import ICalendar

/// Where calendars come from.
public protocol FeedSource: Sendable {
  /// The calendar that a secret opens; nil where it opens none.
  func feed(secret: String) async throws -> Feed?
}
