public import Foundation

/// Reports of the community's events, and what its moderators decide.
public protocol Moderation {
  /// The people whom the operator has made moderators, as far as they have written to the bot.
  func moderators() throws -> [Person.ID]
  /// What the operator has given the person to do; nil for nothing. What the configuration says is no part of it.
  func role() throws -> CommunityRole?
  /// What was decided last about events, the newest first.
  func log(limit: Int) throws -> [ModerationEntry]
  /// Keeps a person's report, and returns the event with all reports that count. Returns nil where the person has reported
  /// it before.
  func report(_ report: EventReport) throws -> ModeratedEvent?
  /// How many events the person has reported since then.
  func countReports(since instant: Date) throws -> Int
  /// The events that a moderator has to look at, the longest waiting first.
  func queue() throws -> [ModeratedEvent]
  /// An event under its number, whether or not people see it; nil where there is none, or who published it has taken it
  /// back.
  func moderated(_ number: Int64) throws -> ModeratedEvent?
  /// Shows, hides or removes an event, and notes that in the log. What was reported before counts no more once it is shown.
  func set(
    _ standing: ModeratedEvent.Standing, of number: Int64, by actor: ModerationEntry.Actor, because reason: String?)
    throws
}
