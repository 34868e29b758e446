/// The status that a person gives another: what the other may do.
public enum ContactStatus: String, Hashable, Sendable, Codable {
  /// The two have agreed on something before.
  case known
  /// The items that the other sends are added without asking.
  case trusted
  /// The other can send nothing.
  case blocked
}
