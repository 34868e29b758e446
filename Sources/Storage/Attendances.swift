public import Agenda
public import Foundation

/// Everybody's attendances of the community's events.
public protocol Attendances {
  /// Gives free places to those who wait for them, first come first served, and adds the event to their own. Returns
  /// how many people got one.
  func givePlaces(in community: Community, at now: Date) throws -> Int
  /// Returns the attendances that may have news, the soonest event first.
  func attendanceNews(in community: Community, at now: Date, limit: Int) throws -> [AttendanceNews]
  /// Applies the changes of the community's event to the person's own, unless the person has changed that.
  func follow(_ news: AttendanceNews, at now: Date) throws
  /// Notes that somebody knows of an event as it is now.
  func noteTold(_ news: AttendanceNews, at now: Date) throws
}
