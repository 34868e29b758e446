/// Who may see an event that one of the community's people publishes.
public enum EventAudience: String, Hashable, Sendable, Codable, CaseIterable {
  case everybody
  /// Those who hold its publisher as known or trusted, and are held so.
  case friends
  /// Those alone who are invited.
  case invited
}
