/// How a person holds another.
public enum ContactStatus: String, Hashable, Sendable, Codable {
  /// They have agreed on something before.
  case known
  /// What they send lands without being asked.
  case trusted
  /// They can send nothing.
  case blocked
}
