public import Civil

/// The operator's settings for reading a source.
public struct SourceSettings: Hashable, Sendable {
  /// The zone of times without one.
  public var zone: Zone
  /// The element of a feed's items that gives the start, such as `pubDate`, `title` or `date`. Without it, only
  /// elements for an event's start count, since the date of an item is when it was written.
  public var start: String?
  /// The element that gives the time of day, if ``start`` gives only the day.
  public var time: String?
  /// The element that gives the place.
  public var place: String?
  /// The category of events that have none themselves.
  public var category: String?

  /// Settings of a source; most need only the zone.
  public init(zone: Zone, start: String? = nil, time: String? = nil, place: String? = nil) {
    self.zone = zone
    self.start = start
    self.time = time
    self.place = place
  }
}
