public import ICalendar

/// Where the calendars that the site serves come from.
public protocol FeedSource: Sendable {
  /// The current version of the calendar with that secret; nil where there is none. Much cheaper than `feed`.
  func version(secret: String) async throws -> FeedVersion?
  /// The calendar with that secret; nil where there is none.
  func feed(secret: String) async throws -> Feed?
}
