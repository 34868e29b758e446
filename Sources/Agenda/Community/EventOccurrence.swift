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
  /// The start that the series gives it, on the wall of the series, wherever it was moved to since; nil for an event that
  /// takes place once.
  public var original: When?

  /// What tells its name and place: the series, or the part of it that differs.
  public var teller: CommunityEvent.Key

  /// One time of an event.
  public init(event: CommunityEvent, instant: Date, original: When? = nil, teller: CommunityEvent.Key) {
    self.teller = teller
    self.event = event
    self.instant = instant
    self.original = original
  }
}
