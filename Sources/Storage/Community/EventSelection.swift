/// The selection of the community's events that a feed has.
public enum EventSelection: Hashable, Sendable {
  case all
  /// The events that the community itself stands behind.
  case official
  /// The events of a kind, without `#`.
  case category(String)
  /// The events at a place of these words.
  case place(String)

  /// The order of the events.
  public enum Order: Hashable, Sendable {
    /// The soonest; with them those that were called off in the last thirty days.
    case soonest
    /// Those that were listed last.
    case newest
  }
}
