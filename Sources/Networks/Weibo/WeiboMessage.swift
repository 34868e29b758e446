import Conversation
import Foundation

/// The ids by which the agent knows statuses and comments.
struct WeiboMessageID {
  private static let prefix = "comment:"

  /// The id of a comment.
  static func of(comment: String) -> String { prefix + comment }

  /// Returns the comment that an id stands for; nil if it stands for a status.
  static func comment(in text: String?) -> String? {
    text.flatMap { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : nil }
  }
}

extension WeiboPost {
  var agentID: String { status == nil ? id : WeiboMessageID.of(comment: id) }

  /// Returns the message for the agent; nil for one of the account's own, and for one that neither names the account
  /// nor replies to it. All are public.
  func message(to me: WeiboUser, sentAt instant: Date) -> IncomingMessage? {
    guard let author, author.id != me.id else { return nil }
    let own = WeiboText.own(text)
    let isReply = repliedTo?.author == me.id || WeiboText.isReply(text, to: me.name)
    guard let words = WeiboText.words(in: own, to: me.name) ?? (isReply ? own : nil) else { return nil }
    return IncomingMessage(
      id: agentID, authorID: author.id, authorHandle: author.name, conversationID: status ?? id,
      text: "@\(me.name) \(words)", sentAt: instant, visibility: .open,
      repliesTo: repliedTo.map { WeiboMessageID.of(comment: $0.id) })
  }
}
