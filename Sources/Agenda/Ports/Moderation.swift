public import Foundation

/// Reports of the community's events, and the decisions of its moderators.
public protocol Moderation {
  /// Returns the people whom the operator has made moderators and who have written to the bot.
  func moderators() throws -> [Person.ID]
  /// Returns the role that the operator has given the person; nil for none. Moderators in the configuration do not
  /// count here.
  func role() throws -> CommunityRole?
  /// Returns the last decisions about events, the newest first.
  func log(limit: Int) throws -> [ModerationEntry]
  /// Stores a person's report, and returns the event with all reports that count. Returns nil if the person has already
  /// reported it.
  func report(_ report: EventReport) throws -> ModeratedEvent?
  /// Returns the number of events that the person has reported since then.
  func countReports(since instant: Date) throws -> Int
  /// Returns the events that a moderator must look at, the longest waiting first.
  func queue() throws -> [ModeratedEvent]
  /// Returns the event with that number, whether or not people see it; nil if there is none, or if its publisher has
  /// withdrawn it.
  func moderated(_ number: Int64) throws -> ModeratedEvent?
  /// Shows, hides or removes an event, and notes that in the log. Once it is shown, earlier reports no longer count.
  func set(
    _ standing: ModeratedEvent.Standing, of number: Int64, by actor: ModerationEntry.Actor, because reason: String?)
    throws
}
