public import Conversation

extension NetworkTraits.Counting {
  /// Characters, of which none counts for less than a tenth of its bytes in UTF-8: the network takes 300 of them in 3,000
  /// bytes for a post, and 1,000 in 10,000 for a message (app.bsky.feed.post, chat.bsky.convo.defs#messageInput).
  public static let bluesky = Self("bluesky") { max($0.count, ($0.utf8.count + 9) / 10) }
}
