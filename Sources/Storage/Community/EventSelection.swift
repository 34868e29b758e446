/// Which of the community's events a feed has.
public enum EventSelection: Hashable, Sendable {
  case all
  /// What the community itself stands behind.
  case official
  /// What is of a kind, without `#`.
  case category(String)
  /// What takes place at a place of these words.
  case place(String)

  /// Which events come first.
  public enum Order: Hashable, Sendable {
    /// The soonest; with them those that were called off in the last thirty days.
    case soonest
    /// Those that were listed last.
    case newest
  }
}
