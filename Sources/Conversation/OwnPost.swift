/// What the store knows of one of the account's own posts, when a message may or may not have arrived.
public enum OwnPost: Hashable, Sendable {
  /// Nothing: it may be the message.
  case unknown
  /// It is another message, which may be newer.
  case another
  /// It is another message, acknowledged before the first attempt at the doubtful one, so all posts before it are too
  /// old.
  case earlier
}
