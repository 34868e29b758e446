public import Civil
public import Foundation

/// An event of the community with everything that its page and the feeds show.
public struct PublicEvent: Hashable, Sendable {
  /// One of the times at which it takes place.
  public struct Time: Hashable, Sendable {
    /// The reference to this time.
    public var reference: ListedEvent.Reference
    /// The start of this time.
    public var start: When
    /// The end, as in ``ListedEvent/end``.
    public var end: When?

    /// One time of an event.
    public init(_ reference: ListedEvent.Reference, start: When, end: When?) {
      (self.reference, self.start, self.end) = (reference, start, end)
    }
  }

  /// The event's number, as in `c12`.
  public var number: Int64
  /// The event or the whole series.
  public var whole: CommunityEvent
  /// The occurrences that differ from the series.
  public var parts: [CommunityEvent] = []
  /// The times to come, the soonest first, up to a limit.
  public var times: [Time] = []
  /// Whether it is in the community's own name.
  public var isOfficial = false
  /// The source that lists it; nil if somebody in the community published it.
  public var source: String?
  /// The other sources that list it, too.
  public var alsoListedBy: [String] = []
  /// The time at which it was first listed.
  public var listed: Date
  /// The time at which a detail that people hear of last changed.
  public var changed: Date

  /// An event under its number.
  public init(number: Int64, whole: CommunityEvent, listed: Date, changed: Date) {
    (self.number, self.whole, self.listed, self.changed) = (number, whole, listed, changed)
  }
}
