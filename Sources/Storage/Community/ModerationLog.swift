public import Agenda
public import Foundation

/// What the operator sees and decides about the community's events.
public protocol ModerationLog {
  /// What was decided behind that number, in order.
  func moderationLog(after number: Int64, limit: Int) throws -> [ModerationEntry]
  /// Shows or removes an event as its operator wants; false where there is no such event.
  func moderate(_ event: Int64, as standing: ModeratedEvent.Standing, because reason: String?, at instant: Date) throws
    -> Bool
}
