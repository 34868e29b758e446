public import Civil

/// The events of the community that somebody asks for.
public struct EventFilter: Hashable, Sendable {
  /// The first day; nil for today.
  public var first: CivilDate?
  /// The last day; nil for any.
  public var last: CivilDate?
  /// Kinds of event, without `#`; an event of any of them fits. Empty for all kinds.
  public var categories: [String] = []
  /// Words that the place must contain, all of them; nil for any place.
  public var place: String?
  /// Words that the name, place or note must contain, all of them.
  public var words: [String] = []
  /// Whether only events that cost nothing are wanted.
  public var isFree = false
  /// Whether only events longer than a month are wanted; they are left out otherwise.
  public var isOngoing = false
  /// Whether events that interest the person stay in their order among the others, instead of coming first.
  public var isEverything = false
  /// True for events in the community's own name, false for the others; nil for both.
  public var isOfficial: Bool?

  /// A filter for everything from today on.
  public init() {}
}
