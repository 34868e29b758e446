/// The people of the community who may publish events.
public enum PublishingRights: String, Hashable, Sendable, CaseIterable {
  /// Nobody: all listed events come from the operator's sources.
  case nobody
  /// The moderators alone.
  case moderators
  /// Everybody; the first events of newcomers wait for a moderator.
  case approve
  /// Everybody, at once.
  case open
}
