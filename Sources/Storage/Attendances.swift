public import Agenda
public import Foundation

/// Everybody's attendances of the community's events.
public protocol Attendances {
  /// Gives the places that are free to those who wait for them, first come first served; anybody who gets one has the event
  /// among their own. Returns how many got one.
  func givePlaces(in community: Community, at now: Date) throws -> Int
  /// Attendances of which there may be something to tell, the soonest event first.
  func attendanceNews(in community: Community, at now: Date, limit: Int) throws -> [AttendanceNews]
  /// Has the person's own event follow the community's, where they have not changed it.
  func follow(_ news: AttendanceNews, at now: Date) throws
  /// Notes that somebody knows of an event as it is now.
  func noteTold(_ news: AttendanceNews, at now: Date) throws
}
