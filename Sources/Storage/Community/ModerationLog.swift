public import Agenda
public import Foundation

/// The operator's view of the community's events, and the decisions about them.
public protocol ModerationLog {
  /// Returns the decisions behind that number, in order.
  func moderationLog(after number: Int64, limit: Int) throws -> [ModerationEntry]
  /// Shows or removes an event as its operator wants; false if there is no such event.
  func moderate(_ event: Int64, as standing: ModeratedEvent.Standing, because reason: String?, at instant: Date) throws
    -> Bool
  /// Returns the people who have a role in the community, the longest first.
  func roles() throws -> [(person: Person.ID, role: CommunityRole)]
  /// Gives somebody something to do in the community; nil takes it away.
  func set(_ role: CommunityRole?, of person: Person.ID, at instant: Date) throws
  /// The names of what somebody has published that is to come: it is called off when they are erased.
  func comingPublications(of person: Person.ID, at instant: Date) throws -> [String]
}
