import Conversation
import Foundation

/// An item that was read, and the message in it; nil if it is not for the bot.
struct XArrival {
  var id: String
  /// The ids of its earlier versions, before it was edited.
  var versions: [String] = []
  var message: IncomingMessage?
}

extension XPage where Item == XPost {
  /// The posts that mention the account.
  func arrivals(to ownID: String, at now: Date) -> [XArrival] {
    items.map { post in
      XArrival(
        id: post.id, versions: post.versions.filter { $0 != post.id },
        message: post.message(to: ownID, users: users, media: media, at: now))
    }
  }
}

extension XPage where Item == XEvent {
  /// The private messages from and to the account.
  func arrivals(to ownID: String, handle: String, at now: Date) -> [XArrival] {
    items.map { event in
      XArrival(id: event.id, message: event.message(to: ownID, handle: handle, users: users, media: media, at: now))
    }
  }
}

extension XPost {
  /// The whole text, with links in full.
  var plain: String { XText.plain(note?.text ?? text, links: links + (note?.entities?.urls ?? [])) }

  var repliesTo: String? { references.first { $0.type == "replied_to" }?.id }

  /// The message for the agent; nil for the account's own posts and for reposts.
  fileprivate func message(to ownID: String, users: [XUser], media: [XMedia], at now: Date) -> IncomingMessage? {
    guard let author, author != ownID, !references.contains(where: { $0.type == "retweeted" }) else { return nil }
    let user = users.first { $0.id == author }
    return IncomingMessage(
      id: id, authorID: author, authorHandle: user?.username ?? author, conversationID: conversation ?? id, text: plain,
      sentAt: created ?? XID.instant(of: id) ?? now,
      visibility: user?.isProtected == true ? .followers : .open,
      repliesTo: repliesTo, media: media.attached(mediaKeys))
  }
}

extension XEvent {
  var plain: String { XText.plain(text, links: links) }

  /// The message for the agent; nil for the account's own messages, for other events, and for messages in a group that
  /// do not address the bot.
  fileprivate func message(to ownID: String, handle: String, users: [XUser], media: [XMedia], at now: Date)
    -> IncomingMessage?
  {
    guard let sender, sender != ownID, type == nil || type == "MessageCreate" else { return nil }
    // The id of a conversation of two consists of both ids. A group has its own number.
    let isGroup = conversation.map { !$0.contains("-") } ?? false
    guard !isGroup || calls(handle) else { return nil }
    return IncomingMessage(
      id: id, authorID: sender, authorHandle: users.first { $0.id == sender }?.username ?? sender,
      conversationID: conversation ?? sender, text: plain,
      sentAt: created ?? XID.instant(of: id) ?? now,
      // The bot answers a message in a group only to its author, since no post could answer it.
      visibility: .direct, media: media.attached(mediaKeys))
  }

  /// Whether the first or the last word of the text is that handle, with any mark after it.
  private func calls(_ handle: String) -> Bool {
    let words = plain.lowercased().split(whereSeparator: \.isWhitespace)
    let call = "@\(handle.lowercased())"
    return [words.first, words.last].contains { word in
      guard let word, word.hasPrefix(call) else { return false }
      // Any of these characters would make it a longer handle.
      return word.dropFirst(call.count).first.map { $0.isLetter || $0.isNumber || $0 == "_" } != true
    }
  }
}

extension [XMedia] {
  fileprivate func attached(_ keys: [String]) -> [IncomingMessage.Media] {
    filter { keys.contains($0.key) }.compactMap { media in
      media.url.map { IncomingMessage.Media(url: $0, type: media.type ?? "unknown", description: media.description) }
    }
  }
}
