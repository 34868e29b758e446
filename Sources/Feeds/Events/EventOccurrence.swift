public import Civil
public import Foundation

/// One time that an event takes place.
public struct EventOccurrence: Hashable, Sendable {
  /// The event, or the one that this occurrence has of its own; its times are this occurrence's.
  public var event: CommunityEvent
  /// When it begins.
  public var start: When { event.start }
  /// When it begins, as an instant; a day in the zone given at its midnight.
  public var instant: Date
}
