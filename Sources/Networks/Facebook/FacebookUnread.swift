import Conversation
import Foundation

/// A message to the Page, or a comment on its posts, that was not read before.
struct FacebookUnread {
  var id: String
  var instant: Date
  /// The message; nil if it is not for the agent.
  var message: IncomingMessage?
  /// Whether it is for the Page, but its author cannot be seen.
  var isAnonymous: Bool

  init(_ written: FacebookConversations.Written, to page: FacebookPage) {
    (id, instant) = (written.message.id, written.instant)
    message = written.message.message(to: page, sentAt: instant)
    isAnonymous = written.message.author == nil
  }

  init(_ written: FacebookComments.Written, to page: FacebookPage) {
    (id, instant) = (written.comment.agentID, written.instant)
    message = written.comment.message(to: page, below: written.post, sentAt: instant)
    isAnonymous = written.comment.author == nil && written.comment.words(to: page) != nil
  }
}
