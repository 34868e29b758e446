/// The events of the community that a feed has.
public enum EventSelection: Hashable, Sendable {
  case all
  /// The events that the community itself stands behind.
  case official
  /// The events of a category, without `#`.
  case category(String)
  /// The events at a place with these words.
  case place(String)

  /// The order of the events.
  public enum Order: Hashable, Sendable {
    /// The soonest first, with those that were called off in the last thirty days.
    case soonest
    /// The ones that were listed last first.
    case newest
  }
}
