/// The community events that a feed contains.
public enum EventSelection: Hashable, Sendable {
  case all
  /// The events in the community's own name.
  case official
  /// The events of a category, without `#`.
  case category(String)
  /// The events at a place with these words.
  case place(String)

  /// The order of the events.
  public enum Order: Hashable, Sendable {
    /// The soonest first, with those that were called off in the last thirty days.
    case soonest
    /// The most recently listed first.
    case newest
  }
}
