public import Agenda
public import Civil

/// An event that is not over, for comparison with those of other sources.
public struct SourceListing: Hashable, Sendable {
  /// The number of the event.
  public var id: CommunityEvent.ID
  /// The name of its source; nil for an event that somebody published.
  public var source: String?
  /// The weight of the source's word; nil for an event that somebody published.
  public var trust: EventSource.Trust?
  /// The name of the event.
  public var name: String
  /// The start of the event.
  public var start: When
  /// The place of the event.
  public var place: String?
  /// The same event from a source with more weight; nil if this one is listed itself.
  public var canonical: CommunityEvent.ID?

  /// A listing as the store has it.
  public init(
    id: CommunityEvent.ID, source: String?, trust: EventSource.Trust?, name: String, start: When, place: String?,
    canonical: CommunityEvent.ID?
  ) {
    (self.id, self.source, self.trust) = (id, source, trust)
    (self.name, self.start, self.place, self.canonical) = (name, start, place, canonical)
  }
}
