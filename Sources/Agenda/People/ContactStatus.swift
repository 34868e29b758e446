/// What a person allows another to do.
public enum ContactStatus: String, Hashable, Sendable, Codable {
  /// The two have agreed on something before.
  case known
  /// What the other sends is added without asking.
  case trusted
  /// The other can send nothing.
  case blocked
}
