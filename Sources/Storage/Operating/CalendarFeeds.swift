public import Foundation

/// The calendars that people's programs read, by the secrets in their addresses.
public protocol CalendarFeeds: Sendable {
  /// A token for the current version of the calendar with that secret, which changes whenever an item, a name or a
  /// setting of the person does; nil if there is no such calendar.
  ///
  /// - Throws: `StoreError`
  func feedVersion(secret: String) async throws -> String?
  /// The contents of the calendar with that secret: all events, the open todos, and those completed since an instant;
  /// nil if there is no such calendar.
  ///
  /// - Throws: `StoreError`
  func feed(secret: String, completedSince instant: Date) async throws -> FeedContents?
}
