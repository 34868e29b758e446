public import Conversation

extension NetworkTraits.Counting {
  /// Characters, each of which counts for at least a tenth of its bytes in UTF-8. The network allows a post 300
  /// characters in 3,000 bytes, and a message 1,000 in 10,000 (app.bsky.feed.post, chat.bsky.convo.defs#messageInput).
  public static let bluesky = Self("bluesky") { max($0.count, ($0.utf8.count + 9) / 10) }
}
