/// The store's knowledge of one of the account's own posts, for a message that may or may not have arrived.
public enum OwnPost: Hashable, Sendable {
  /// The post is not known: it may be the message.
  case unknown
  /// The post is another message, which may be newer.
  case another
  /// The post is another message, acknowledged before the first attempt at the doubtful one, so all posts before it are
  /// too old.
  case earlier
}
