import Conversation

extension [String: Connection] {
  /// Whether people can be told something by an account that nobody else reads. Of an account of which nothing is known
  /// yet, that is taken to be so.
  func isPrivate(_ account: String) -> Bool { self[account]?.traits.hasDirectMessages ?? true }
}
