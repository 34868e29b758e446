import Foundation
import NetworkSupport

// The parts of the API's responses that the bot needs (docs.x.com/x-api/fundamentals/data-dictionary). Posts were once
// called tweets, and still are by many servers, so both names of a field are read.

extension Lenient {
  /// The id, a number of many digits that is sent as text.
  fileprivate func id() throws -> String {
    let id = try id("id")
    guard id.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no id"))
    }
    return id
  }
}

struct XUser: Decodable {
  var id: String
  var username: String?
  var isProtected: Bool

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id()
    username = fields.value("username")
    isProtected = fields.value("protected") ?? false
  }
}

/// A shortened link in a text.
struct XLink: Decodable {
  var url: String
  var expanded: String?
  var shown: String?
  var mediaKey: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    url = fields.value("url") ?? ""
    expanded = fields.value("expanded_url")
    shown = fields.value("display_url")
    mediaKey = fields.value("media_key")
  }
}

struct XMedia: Decodable {
  var key: String
  var type: String?
  var url: String?
  var description: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    key = fields.value("media_key") ?? ""
    type = fields.value("type")
    url = fields.value("url") ?? fields.value("preview_image_url")
    description = fields.value("alt_text")
  }
}

struct XLinks: Decodable {
  var urls: [XLink]

  init(from decoder: any Decoder) throws { urls = try Lenient(decoder).list("urls") }
}

private struct MediaKeys: Decodable {
  var keys: [String]

  init(from decoder: any Decoder) throws { keys = try Lenient(decoder).list("media_keys") }
}

struct XPost: Decodable {
  struct Reference: Decodable {
    /// The type: `replied_to`, `quoted` or `retweeted`.
    var type: String
    var id: String
  }

  /// The whole text of a long post.
  struct Note: Decodable {
    var text: String
    var entities: XLinks?
  }

  var id: String
  var text: String
  var author: String?
  var created: Date?
  var conversation: String?
  var links: [XLink]
  var note: Note?
  var references: [Reference]
  var mediaKeys: [String]
  /// The ids of all versions of the post, oldest first.
  var versions: [String]

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id()
    text = fields.value("text") ?? ""
    author = fields.optionalID("author_id")
    created = fields.value("created_at").flatMap(Timestamp.iso)
    conversation = fields.optionalID("conversation_id")
    links = (fields.value("entities") as XLinks?)?.urls ?? []
    note = fields.value("note_post", "note_tweet")
    references = fields.list("referenced_posts", "referenced_tweets")
    mediaKeys = (fields.value("attachments") as MediaKeys?)?.keys ?? []
    versions = fields.list("edit_history_post_ids", "edit_history_tweet_ids")
  }
}

/// An event in a private conversation.
struct XEvent: Decodable {
  var id: String
  var type: String?
  var text: String
  var conversation: String?
  var sender: String?
  var created: Date?
  var links: [XLink]
  var mediaKeys: [String]

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id()
    type = fields.value("event_type")
    text = fields.value("text") ?? ""
    conversation = fields.optionalID("dm_conversation_id")
    sender = fields.optionalID("sender_id")
    created = fields.value("created_at").flatMap(Timestamp.iso)
    links = (fields.value("entities") as XLinks?)?.urls ?? []
    mediaKeys = (fields.value("attachments") as MediaKeys?)?.keys ?? []
  }
}

/// A page of items with the entities they refer to. It may also have errors about some items.
struct XPage<Item: Decodable>: Decodable {
  var items: [Item]
  /// Whether every item could be read.
  var isWhole: Bool
  var users: [XUser]
  var media: [XMedia]
  /// The posts that the requested ones refer to.
  var referred: [XPost]
  /// The token of the next page; nil on the last one.
  var next: String?

  private struct Includes: Decodable {
    var users: [XUser]
    var media: [XMedia]
    var posts: [XPost]

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      users = fields.list("users")
      media = fields.list("media")
      posts = fields.list("posts", "tweets")
    }
  }

  private struct Meta: Decodable {
    var next_token: String?
    var result_count: Int?
  }

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    let meta: Meta? = fields.value("meta")
    // An empty page has no data, only `meta`.
    let data: Lenient.List<Item> = try meta != nil && !fields.contains("data") ? .init() : fields.elements("data")
    (items, isWhole) = (data.values, data.isWhole)
    let includes: Includes? = fields.value("includes")
    users = includes?.users ?? []
    media = includes?.media ?? []
    referred = includes?.posts ?? []
    next = meta?.next_token
  }
}

/// A response with one value.
struct XOne<Value: Decodable>: Decodable {
  var data: Value
}

/// A post or message that was written.
struct XWritten: Decodable {
  var id: String

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    guard let id: String = fields.value("id", "dm_event_id"), !id.isEmpty else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "no id"))
    }
    self.id = id
  }
}
