import Conversation
import Foundation

extension MastodonNotification {
  /// The message in a mention; nil for anything else, and for posts of the bot itself or of other bots.
  func message(to ownID: String, at now: Date) -> IncomingMessage? {
    guard type == nil || type == "mention", let status, let author = status.account else { return nil }
    guard author.id != ownID, author.bot != true else { return nil }
    var text = MastodonText.plain(status.content, mentions: status.mentions, ownID: ownID)
    // If the text contains only handles, the content warning is the message.
    if let warning = status.warning, text.split(whereSeparator: \.isWhitespace).allSatisfy({ $0.hasPrefix("@") }) {
      text = [text, warning].filter { !$0.isEmpty }.joined(separator: " ")
    }
    return IncomingMessage(
      id: status.id, authorID: author.id, authorHandle: author.acct ?? author.username ?? author.id,
      conversationID: author.id, text: text, sentAt: status.created ?? created ?? now,
      visibility: IncomingMessage.Visibility(mastodon: status.visibility), repliesTo: status.inReplyTo,
      media: status.attachments.compactMap(\.media))
  }
}

extension MastodonStatus.Attachment {
  var media: IncomingMessage.Media? {
    url.map { IncomingMessage.Media(url: $0, type: type ?? "unknown", description: description) }
  }
}

extension IncomingMessage.Visibility {
  /// An unknown visibility counts as a circle of the author's: neither everybody nor only the bot.
  init(mastodon name: String?) {
    switch name {
    case "direct": self = .direct
    case "unlisted": self = .unlisted
    case "public": self = .open
    default: self = .followers
    }
  }

  /// The API's name of the visibility (docs.joinmastodon.org/entities/Status, `visibility`).
  var mastodon: String {
    switch self {
    case .direct: "direct"
    case .followers: "private"
    case .unlisted: "unlisted"
    case .open: "public"
    }
  }
}

extension MastodonSoftware {
  /// The characters of a post if the server does not say (Mastodon's own limit).
  private static let usualLength = 500

  func traits(lengthLimit: Int?) -> NetworkTraits {
    NetworkTraits(
      lengthLimit: lengthLimit ?? Self.usualLength, counting: counting, mentionsRecipient: true,
      mentions: mentions, hasDirectMessages: true, hasReferences: true,
      idempotency: idempotencyWindow.map { .honoured(window: $0) } ?? .none, canReadBack: true,
      requestsPerWindow: 300, window: 300)
  }
}
