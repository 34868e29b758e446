public import Agenda
public import Foundation

/// The operator's view of the community's events, and decisions about them.
public protocol ModerationLog {
  /// Returns the decisions after that number, in order.
  func moderationLog(after number: Int64, limit: Int) throws -> [ModerationEntry]
  /// Shows or removes an event for the operator; returns false if there is no such event.
  func moderate(_ event: Int64, as standing: ModeratedEvent.Standing, because reason: String?, at instant: Date) throws
    -> Bool
  /// Returns the people who have a role in the community, the one who has had it longest first.
  func roles() throws -> [(person: Person.ID, role: CommunityRole)]
  /// Gives somebody a role in the community; nil takes it away.
  func set(_ role: CommunityRole?, of person: Person.ID, at instant: Date) throws
  /// Returns the names of somebody's published events that are to come; they are called off if that person is erased.
  func comingPublications(of person: Person.ID, at instant: Date) throws -> [String]
}
