/// What somebody may do in the community besides what everybody may.
public enum CommunityRole: String, Hashable, Sendable, Codable, CaseIterable {
  /// Decides what people see.
  case moderator
  /// Publishes events that the community itself stands behind.
  case organiser
}
