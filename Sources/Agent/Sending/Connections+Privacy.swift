import Conversation

extension [String: Connection] {
  /// True if an account can tell people something that nobody else reads. An account of which nothing is known yet is
  /// assumed to be so.
  func isPrivate(_ account: String) -> Bool { self[account]?.traits.hasDirectMessages ?? true }
}
