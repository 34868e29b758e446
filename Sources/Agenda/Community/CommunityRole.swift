/// A role in the community: what somebody may do there besides what everybody may.
public enum CommunityRole: String, Hashable, Sendable, Codable, CaseIterable {
  /// Decides what people see.
  case moderator
  /// Publishes events that the community itself stands behind.
  case organiser
}
