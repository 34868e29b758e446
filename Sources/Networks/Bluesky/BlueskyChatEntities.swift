import Foundation
import NetworkSupport

/// A direct message (chat.bsky.convo.defs#messageView).
struct BlueskyChatMessage: Decodable, Sendable {
  var id: String
  /// The event that created the message.
  var rev: String
  var text: String
  var facets: [BlueskyFacet]
  var sender: String
  var sent: Date?
  /// The message that it replies to.
  var repliesTo: String?

  /// Fails for a deleted message, and for one by the service itself.
  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    guard let text: String = fields.value("text"), let sender = fields.nested("sender") else {
      throw DecodingError.unlike("message")
    }
    self.text = text
    self.sender = try sender.id("did")
    (id, rev) = (try fields.id("id"), try fields.id("rev"))
    facets = fields.list("facets")
    sent = fields.value("sentAt").flatMap(Timestamp.iso)
    repliesTo = fields.nested("replyTo")?.optionalID("id")
  }
}

/// The events of conversations, the oldest first (chat.bsky.convo.getLog).
struct BlueskyLog: Decodable, Sendable {
  struct Event: Decodable, Sendable {
    var rev: String
    var conversation: String?
    /// The message that was written; nil for anything else.
    var message: BlueskyChatMessage?

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      rev = try fields.id("rev")
      conversation = fields.optionalID("convoId")
      let kind: String? = fields.value("$type")
      message = kind == "chat.bsky.convo.defs#logCreateMessage" ? fields.value("message") : nil
    }
  }

  var events: [Event]
  /// The end of the log.
  var cursor: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    let list: Lenient.List<Event> = try fields.elements("logs")
    events = list.values
    cursor = fields.optionalID("cursor")
  }
}

/// A page of a conversation, the newest message first (chat.bsky.convo.getMessages).
struct BlueskyMessages: Decodable, Sendable {
  /// A message; nil for a deleted one, and for one by the service itself.
  private struct Entry: Decodable {
    var message: BlueskyChatMessage?

    init(from decoder: any Decoder) throws {
      let kind: String? = try Lenient(decoder).value("$type")
      let isOther = ["#deletedMessageView", "#systemMessageView"].contains { kind?.hasSuffix($0) == true }
      message = isOther ? nil : try BlueskyChatMessage(from: decoder)
    }
  }

  var items: [BlueskyChatMessage]
  /// True if the whole page could be read.
  var isWhole: Bool
  var next: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    let list: Lenient.List<Entry> = try fields.elements("messages")
    (items, isWhole) = (list.values.compactMap(\.message), list.isWhole)
    next = fields.optionalID("cursor")
  }
}

/// A conversation (chat.bsky.convo.defs#convoView).
struct BlueskyConversation: Decodable, Sendable {
  var id: String
  /// The latest event in it.
  var rev: String
  var members: [BlueskyProfile]
  private var isGroup: Bool
  /// True if the account has not accepted the conversation yet.
  var isRequest: Bool

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    (id, rev) = (try fields.id("id"), try fields.id("rev"))
    let list: Lenient.List<BlueskyProfile> = try fields.elements("members")
    members = list.values
    let kind: String? = fields.nested("kind")?.value("$type")
    isGroup = kind?.hasSuffix("#groupConvo") == true || !list.isWhole
    isRequest = fields.value("status") == "request"
  }

  /// Returns the only other member of the conversation; nil in a group.
  func partner(of account: String) -> BlueskyProfile? {
    guard !isGroup, members.count == 2, members.contains(where: { $0.did == account }) else { return nil }
    return members.first { $0.did != account }
  }
}

/// A page of conversations (chat.bsky.convo.listConvos).
struct BlueskyConversations: Decodable, Sendable {
  var items: [BlueskyConversation]
  var next: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    let list: Lenient.List<BlueskyConversation> = try fields.elements("convos")
    items = list.values
    next = fields.optionalID("cursor")
  }
}

/// One conversation (chat.bsky.convo.getConvo, getConvoForMembers).
struct BlueskyOneConversation: Decodable, Sendable {
  var convo: BlueskyConversation
}
