public import ICalendar

/// The source of the calendars that the site serves.
public protocol FeedSource: Sendable {
  /// Returns the current version of the calendar with that secret; nil if there is none. Much cheaper than `feed`.
  func version(secret: String) async throws -> FeedVersion?
  /// Returns the calendar with that secret; nil if there is none.
  func feed(secret: String) async throws -> Feed?
}
