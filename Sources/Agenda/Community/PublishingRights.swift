/// Who of the community's people may publish events.
public enum PublishingRights: String, Hashable, Sendable, CaseIterable {
  /// Nobody: what is listed comes from the operator's sources alone.
  case nobody
  /// The moderators alone.
  case moderators
  /// Everybody; the first events of newcomers wait for a moderator.
  case approve
  /// Everybody, at once.
  case open
}
