import Conversation
import Foundation
import HTTP

extension BlueskyNotification {
  /// The message for the agent. nil for the account's own posts, for those of bots, and for replies to somebody else
  /// below the account's posts.
  ///
  /// - Parameter server: the server that files are requested from, without a slash at its end.
  func message(to me: BlueskyName, server: String) -> IncomingMessage? {
    guard author.did != me.did, !author.isBot, uri.account == author.did, uri.collection == BlueskyURI.post else {
      return nil
    }
    let answers = post.parent.flatMap { BlueskyURI($0.uri) }?.account == me.did
    guard reason == "mention" || reason == "reply" && answers else { return nil }
    let words = BlueskyText(post.text, post.facets, to: me)
    return IncomingMessage(
      id: uri.text, authorID: author.did, authorHandle: author.handle,
      conversationID: post.root?.uri ?? uri.text,
      // A reply to the account need not mention it.
      text: words.names ? words.plain : "@\(me.handle) \(words.plain)",
      sentAt: listed, visibility: .open, repliesTo: post.parent?.uri,
      media: post.blobs.map { blob in
        IncomingMessage.Media(
          url: BlueskyFile(account: author.did, cid: blob.cid).url(at: server), type: blob.type,
          description: blob.description)
      })
  }
}

extension BlueskyChatMessage {
  /// The message for the agent.
  ///
  /// - Parameter partner: the account's partner in the conversation.
  func message(in conversation: String, from partner: BlueskyProfile, to me: BlueskyName, at now: Date)
    -> IncomingMessage
  {
    IncomingMessage(
      id: BlueskyMessageID(conversation: conversation, message: id).text, authorID: sender,
      authorHandle: partner.handle, conversationID: conversation, text: BlueskyText(text, facets, to: me).plain,
      sentAt: sent ?? now, visibility: .direct,
      repliesTo: repliesTo.map { BlueskyMessageID(conversation: conversation, message: $0).text })
  }
}
