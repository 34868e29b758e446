public import Civil

/// The operator's settings for reading a source.
public struct SourceSettings: Hashable, Sendable {
  /// The zone of times that name none.
  public var zone: Zone
  /// The element of a feed's items that tells the start, such as `pubDate`, `title` or `date`. Without it only elements
  /// that are made for it count: the date of a feed's item is when it was written.
  public var start: String?
  /// The element that gives the time of day, if ``start`` gives the day alone.
  public var time: String?
  /// The element that tells the place.
  public var place: String?
  /// The category of events that have none of their own.
  public var category: String?

  /// Settings of a source; nothing but the zone is needed for most.
  public init(zone: Zone, start: String? = nil, time: String? = nil, place: String? = nil) {
    self.zone = zone
    self.start = start
    self.time = time
    self.place = place
  }
}
