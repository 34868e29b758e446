import Conversation
import Foundation

/// The agent's id of a status or a comment.
struct WeiboMessageID {
  private static let prefix = "comment:"

  /// The id of a comment.
  static func of(comment: String) -> String { prefix + comment }

  /// The comment that an id names; nil for that of a status.
  static func comment(in text: String?) -> String? {
    text.flatMap { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : nil }
  }
}

extension WeiboPost {
  var agentID: String { status == nil ? id : WeiboMessageID.of(comment: id) }

  /// The message for the agent; nil for the account's own posts, and for those that neither mention the account nor
  /// reply to it. All are public.
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
