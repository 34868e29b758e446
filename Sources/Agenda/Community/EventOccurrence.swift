public import Civil
public import Foundation

/// One time that an event takes place.
public struct EventOccurrence: Hashable, Sendable {
  /// The event, or the one that replaces it for this occurrence; its start and end are this occurrence's.
  public var event: CommunityEvent
  /// The start of this occurrence.
  public var start: When { event.start }
  /// The start as an instant; a whole day starts at midnight in the zone that the occurrences were asked for in.
  public var instant: Date
  /// The start that the series gives this occurrence, on the series' wall clock, even if it was moved since; nil for an
  /// event that takes place once.
  public var original: When?

  /// The key of the event that gives the name and place: the series, or the part of it that differs.
  public var teller: CommunityEvent.Key

  /// One time of an event.
  public init(event: CommunityEvent, instant: Date, original: When? = nil, teller: CommunityEvent.Key) {
    self.teller = teller
    self.event = event
    self.instant = instant
    self.original = original
  }
}
