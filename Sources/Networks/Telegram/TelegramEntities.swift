import Foundation
import NetworkSupport

/// The bot itself (core.telegram.org/bots/api#getme).
struct TelegramBot: Decodable {
  var id: Int64
  var username: String
  var name: String
  /// Whether the bot may be added to groups.
  var joinsGroups: Bool
  /// Whether the bot gets all messages in groups: its privacy mode is off.
  var readsGroups: Bool

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.whole("id")
    username = try fields.id("username")
    name = fields.value("first_name") ?? username
    joinsGroups = fields.value("can_join_groups") ?? true
    readsGroups = fields.value("can_read_all_group_messages") ?? false
  }
}

/// The address to which the server delivers updates, instead of waiting for requests.
struct TelegramWebhook: Decodable {
  /// The address; empty if there is none.
  var url: String
}

/// An update (core.telegram.org/bots/api#update).
struct TelegramUpdate: Decodable {
  var id: Int64
  /// The new message; nil for other updates, and if it cannot be read.
  var message: TelegramMessage?
  /// The new version of a message; nil for other updates.
  var edited: TelegramMessage?
  /// The press of a button; nil for other updates.
  var press: TelegramPress?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.whole("update_id")
    message = fields.value("message")
    edited = fields.value("edited_message")
    press = fields.value("callback_query")
  }
}

/// A message (core.telegram.org/bots/api#message). A field that is absent or has an unexpected type is ignored.
struct TelegramMessage: Decodable {
  struct Author: Decodable {
    var id: Int64
    var isBot: Bool
    /// The username; nil if there is none.
    var username: String?

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      id = try fields.whole("id")
      isBot = fields.value("is_bot") ?? false
      username = fields.optionalID("username")
    }
  }

  /// A range of the text with a meaning.
  struct Entity: Decodable {
    var type: String
    /// The range's offset and length, in UTF-16 code units.
    var offset: Int
    var length: Int
    /// The target of a `text_link`.
    var url: String?
    /// The user whom a `text_mention` names.
    var user: Author?
  }

  /// A file of any kind.
  struct File: Decodable {
    var id: String
    var type: String?
    var name: String?
    /// The number of pixels of a picture.
    var pixels: Int

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      id = try fields.id("file_id")
      type = fields.value("mime_type")
      name = fields.value("file_name")
      pixels = (fields.number("width") ?? 0).multipliedReportingOverflow(by: fields.number("height") ?? 0).partialValue
    }
  }

  var id: TelegramID
  /// The type of the chat: `private`, `group`, `supergroup` or `channel`.
  var chatType: String
  /// The author; nil for messages of the chat itself.
  var author: Author?
  /// Whether it was sent in the name of a chat: by a channel, or by an anonymous administrator of a group.
  var isOfChat: Bool
  var sent: Date?
  /// The time when this version was written; nil for the first version.
  var edited: Date?
  var text: String?
  var entities: [Entity]
  /// The message that it replies to, and the author of that.
  var repliesTo: TelegramID?
  var answers: Author?
  /// One picture in several sizes.
  var photo: [File]
  /// The other attached files, each with the name of its field.
  var files: [(kind: String, file: File)]
  /// Whether a place is attached. Nobody needs its coordinates.
  var hasPlace: Bool

  /// The fields that hold a file. A video without sound also occurs as a document.
  private static let kinds = ["document", "video", "audio", "voice", "video_note"]

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    let chat = try fields.object("chat")
    id = TelegramID(chat: try chat.whole("id"), message: try fields.whole("message_id"))
    chatType = chat.value("type") ?? ""
    author = fields.value("from")
    isOfChat = fields.contains("sender_chat")
    sent = fields.number("date").flatMap(Self.instant)
    edited = fields.number("edit_date").flatMap(Self.instant)
    text = fields.value("text", "caption")
    entities = fields.list("entities", "caption_entities")
    if let answered = fields.nested("reply_to_message") {
      repliesTo = (try? answered.whole("message_id")).map { [chat = id.chat] in TelegramID(chat: chat, message: $0) }
      answers = answered.value("from")
    }
    photo = fields.list("photo")
    files = Self.kinds.compactMap { kind in
      let file: File? = fields.value(kind)
      return file.map { (kind, $0) }
    }
    hasPlace = fields.contains("location")
  }

  /// The instant of seconds since 1970; nil beyond the year 9999.
  private static func instant(_ seconds: Int) -> Date? {
    seconds < 253_402_300_800 ? Date(timeIntervalSince1970: TimeInterval(seconds)) : nil
  }
}

/// A file that can be downloaded for an hour (core.telegram.org/bots/api#file).
struct TelegramFile: Decodable {
  var path: String?
  var size: Int?

  private enum CodingKeys: String, CodingKey {
    case path = "file_path"
    case size = "file_size"
  }
}

/// A message that the bot sent.
struct TelegramSent: Decodable {
  var id: TelegramID

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = TelegramID(chat: try fields.object("chat").whole("id"), message: try fields.whole("message_id"))
  }
}

extension Lenient {
  /// A whole number of at most 53 bits, like all ids of chats, people, messages and updates.
  func whole(_ name: String) throws -> Int64 {
    guard let number = Int64(try id(name)), number.magnitude < 1 << 53 else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no id"))
    }
    return number
  }
}
