/// A role in the community, with rights that not everybody has.
public enum CommunityRole: String, Hashable, Sendable, Codable, CaseIterable {
  /// The role of those who decide what people see.
  case moderator
  /// The role of those who publish events in the community's own name.
  case organiser
}
