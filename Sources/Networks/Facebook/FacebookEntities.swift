import Foundation
import NetworkSupport

/// The wrapper around a debugged token.
struct FacebookEnvelope<Value: Decodable>: Decodable { var data: Value }

/// A page of a list (developers.facebook.com/docs/graph-api/results). Its addresses of other pages contain the token,
/// so they are not used.
struct FacebookList<Value: Decodable>: Decodable {
  var values: [Value]
  /// Whether every element could be read.
  var isWhole: Bool
  /// The cursor of the next page; nil if there is none.
  var next: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    let list: Lenient.List<Value> = try fields.elements("data")
    (values, isWhole) = (list.values, list.isWhole)
    let paging = fields.nested("paging")
    // The last page has a cursor too, but no address of a next one.
    next = paging?.contains("next") == true ? paging?.nested("cursors")?.optionalID("after") : nil
  }
}

/// The Page itself.
struct FacebookPage: Decodable {
  var id: String
  var name: String
  /// The Page's username; nil if it has none.
  var username: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("id")
    name = fields.value("name") ?? id
    username = fields.optionalID("username")
  }
}

/// A Page that a person may manage, with its token. It has no description that could reveal the token.
struct FacebookGrantedPage: Decodable {
  var id: String
  var name: String
  var token: String
  /// The person's tasks on the Page, such as `MESSAGING`.
  var tasks: [String]

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("id")
    name = fields.value("name") ?? id
    token = try fields.id("access_token")
    tasks = fields.list("tasks")
  }
}

/// The state of a token (developers.facebook.com/docs/graph-api/reference/debug_token).
struct FacebookTokenState: Decodable {
  var isValid: Bool
  /// The granted permissions; nil if the server does not say.
  var scopes: [String]?
  /// The end of the token; nil for never.
  var expires: Date?
  /// The end of the app's access to people's data; nil for never.
  var dataAccessExpires: Date?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    isValid = fields.value("is_valid") ?? true
    scopes = fields.value("scopes")
    expires = fields.number("expires_at").map { Date(timeIntervalSince1970: TimeInterval($0)) }
    dataAccessExpires = fields.number("data_access_expires_at").map { Date(timeIntervalSince1970: TimeInterval($0)) }
  }

  /// The reason why the token is useless, with a remedy if that is more than signing in; nil if the token is useful.
  var want: (reason: String, cure: String?)? {
    guard isValid else { return ("Facebook says that the token is not valid", nil) }
    let needed = FacebookPermissions.indispensable
    return missing([needed]).isEmpty ? nil : ("the permission \(needed) is missing", FacebookPermissions.cure)
  }

  /// Those of these permissions that were not granted; empty if Facebook does not say.
  func missing(_ permissions: [String]) -> [String] {
    scopes.map { scopes in permissions.filter { !scopes.contains($0) } } ?? []
  }
}

/// The author of a message or comment. The fields that the Page may not see are missing.
struct FacebookPerson: Decodable {
  var id: String
  var name: String

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("id")
    name = fields.value("name") ?? id
  }
}

/// A conversation of the Page with a person.
struct FacebookConversation: Decodable {
  var id: String
  /// The time of the newest message in it, to the second.
  var updated: Date?
  /// The newest messages; nil if they were not requested.
  var messages: FacebookList<FacebookMessage>?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("id")
    updated = fields.value("updated_time").flatMap(Timestamp.iso)
    messages = fields.value("messages")
  }
}

/// A message in a conversation, from the Page or from the person.
struct FacebookMessage: Decodable {
  /// A file that came with it.
  struct Attachment: Decodable {
    var url: String?
    var type: String?
    var name: String?

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      let media = fields.nested("image_data") ?? fields.nested("video_data")
      url = media?.value("url") ?? fields.value("file_url")
      type = fields.value("mime_type")
      name = fields.value("name")
    }
  }

  var id: String
  var created: Date?
  /// The author; nil if the Page may not see who wrote it.
  var author: FacebookPerson?
  /// The text; empty for a message that is only a file.
  var text: String
  var attachments: [Attachment]

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("id")
    created = fields.value("created_time").flatMap(Timestamp.iso)
    author = fields.value("from")
    text = fields.value("message") ?? ""
    attachments = fields.nested("attachments")?.list("data") ?? []
  }
}

/// A post of the Page, with its comments.
struct FacebookPost: Decodable {
  var id: String
  /// The time of its last change or comment.
  var updated: Date?
  /// The comments; nil if they were not requested.
  var comments: FacebookList<FacebookComment>?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("id")
    updated = fields.value("updated_time").flatMap(Timestamp.iso)
    comments = fields.value("comments")
  }
}

/// A comment on a post (developers.facebook.com/docs/graph-api/reference/comment).
struct FacebookComment: Decodable {
  var id: String
  var created: Date?
  /// The author; nil if the Page may not see who wrote it.
  var author: FacebookPerson?
  var text: String
  /// The ids of the accounts that it mentions as links.
  var named: [String]

  private struct Tag: Decodable { var id: String }

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("id")
    created = fields.value("created_time").flatMap(Timestamp.iso)
    author = fields.value("from")
    text = fields.value("message") ?? ""
    let tags: [Tag] = fields.list("message_tags")
    named = tags.map(\.id)
  }
}

/// A message that was sent.
struct FacebookSent: Decodable {
  var id: String

  private enum CodingKeys: String, CodingKey { case id = "message_id" }
}
