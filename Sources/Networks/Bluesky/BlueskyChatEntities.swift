import Foundation
import NetworkSupport

/// A direct message (chat.bsky.convo.defs#messageView).
struct BlueskyChatMessage: Decodable, Sendable {
  var id: String
  /// The revision of the event that created the message.
  var rev: String
  var text: String
  var facets: [BlueskyFacet]
  var sender: String
  var sent: Date?
  /// The id of the message that it replies to; nil if it is not a reply.
  var repliesTo: String?

  /// Reads a message; throws for a deleted message and for a system message.
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

/// The events in conversations, oldest first (chat.bsky.convo.getLog).
struct BlueskyLog: Decodable, Sendable {
  struct Event: Decodable, Sendable {
    var rev: String
    var conversation: String?
    /// The message that was written; nil for any other event.
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
  /// The end of the log; nil if the server does not give it.
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
  /// An entry of the page. Its message is nil if it was deleted, and for a system message.
  private struct Entry: Decodable {
    var message: BlueskyChatMessage?

    init(from decoder: any Decoder) throws {
      let kind: String? = try Lenient(decoder).value("$type")
      let isOther = ["#deletedMessageView", "#systemMessageView"].contains { kind?.hasSuffix($0) == true }
      message = isOther ? nil : try BlueskyChatMessage(from: decoder)
    }
  }

  var items: [BlueskyChatMessage]
  /// Whether every entry of the page could be read.
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
  /// The revision of the latest event in the conversation.
  var rev: String
  var members: [BlueskyProfile]
  private var isGroup: Bool
  /// Whether the account has not accepted the conversation yet.
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

  /// The only other member; nil in a group.
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
