/// The people who may see an event that somebody in the community publishes.
public enum EventAudience: String, Hashable, Sendable, Codable, CaseIterable {
  case everybody
  /// The people whom the publisher knows or trusts, and who know or trust the publisher.
  case friends
  /// Only the people who are invited.
  case invited
}
