public import Civil
public import Foundation

/// An event of the community's with all that its page and the feeds tell of it.
public struct PublicEvent: Hashable, Sendable {
  /// One of the times that it takes place.
  public struct Time: Hashable, Sendable {
    /// Which one it is.
    public var reference: ListedEvent.Reference
    /// When it begins.
    public var start: When
    /// When it ends, as ``ListedEvent/end``.
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
  /// The times to come, the soonest first; only so many.
  public var times: [Time] = []
  /// Whether the community itself stands behind it.
  public var isOfficial = false
  /// The source that lists it; nil where one of the community's people published it.
  public var source: String?
  /// Other sources that list it, too.
  public var alsoListedBy: [String] = []
  /// When it was listed first.
  public var listed: Date
  /// When what people are told of was changed last.
  public var changed: Date

  /// An event under its number.
  public init(number: Int64, whole: CommunityEvent, listed: Date, changed: Date) {
    (self.number, self.whole, self.listed, self.changed) = (number, whole, listed, changed)
  }
}
