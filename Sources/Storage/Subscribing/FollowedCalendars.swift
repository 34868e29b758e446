public import Agenda
public import Foundation

/// Everybody's subscriptions, and the reading of their calendars.
public protocol FollowedCalendars {
  /// Returns the calendars that are to be read now, the longest waiting first.
  func dueCalendars(at instant: Date, limit: Int) throws -> [FollowedCalendar]
  /// A subscription that still exists.
  func calendar(_ id: Subscription.ID) throws -> FollowedCalendar?
  /// The events that come from a subscription.
  func events(of subscription: Subscription) throws -> [Event]
  /// Notes that a calendar was read, and the marks of the answer.
  func noteRead(_ calendar: FollowedCalendar, at instant: Date, next: Date) throws
  /// Notes that a calendar could not be read.
  func noteFailure(_ calendar: FollowedCalendar, _ problem: Subscription.Problem, next: Date) throws
}
