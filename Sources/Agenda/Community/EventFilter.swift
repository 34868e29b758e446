public import Civil

/// Which of the community's events are asked for.
public struct EventFilter: Hashable, Sendable {
  /// The first day; nil for today.
  public var first: CivilDate?
  /// The last day; nil for any.
  public var last: CivilDate?
  /// Kinds of event, any of which it is, without `#`.
  public var categories: [String] = []
  /// Words of its place, all of them.
  public var place: String?
  /// Words of its name, place or note, all of them.
  public var words: [String] = []
  /// Only what costs nothing.
  public var isFree = false
  /// Only what takes longer than a month, which is left out otherwise.
  public var isOngoing = false
  /// What interests the person comes in its order with all else, not first.
  public var isEverything = false
  /// Only events that the community itself stands behind, or only others; nil for both.
  public var isOfficial: Bool?

  /// Everything from today on.
  public init() {}
}
