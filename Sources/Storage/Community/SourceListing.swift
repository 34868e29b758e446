public import Agenda
public import Civil

/// An event that is not over, as it is compared with those of other sources.
public struct SourceListing: Hashable, Sendable {
  /// Its number.
  public var id: CommunityEvent.ID
  /// The name of its source; nil for one that somebody of the community published.
  public var source: String?
  /// How much the source's word counts; nil for one that somebody published.
  public var trust: EventSource.Trust?
  /// What it is called.
  public var name: String
  /// When it begins.
  public var start: When
  /// Where it is.
  public var place: String?
  /// The same event, as somebody lists it whose word counts more; nil where it is listed itself.
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
