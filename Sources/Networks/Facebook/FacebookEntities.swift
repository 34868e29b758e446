import Foundation
import NetworkSupport

/// What a debugged token is wrapped in.
struct FacebookEnvelope<Value: Decodable>: Decodable { var data: Value }

/// A page of a list (developers.facebook.com/docs/graph-api/results). Its own addresses of other pages hold the token, so
/// they are not used.
struct FacebookList<Value: Decodable>: Decodable {
  var values: [Value]
  /// Whether all of its elements could be read.
  var isWhole: Bool
  /// Where the next page begins; nil where there is none.
  var next: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    let list: Lenient.List<Value> = try fields.elements("data")
    (values, isWhole) = (list.values, list.isWhole)
    let paging = fields.nested("paging")
    // The last page has a cursor too, and no address of a next one.
    next = paging?.contains("next") == true ? paging?.nested("cursors")?.optionalID("after") : nil
  }
}

/// The Page itself.
struct FacebookPage: Decodable {
  var id: String
  var name: String
  /// Nil for a Page that has chosen none.
  var username: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("id")
    name = fields.value("name") ?? id
    username = fields.optionalID("username")
  }
}

/// A Page that a person may use, with its token. The token is in no description of it.
struct FacebookGrantedPage: Decodable {
  var id: String
  var name: String
  var token: String
  /// What the person may do for it, such as `MESSAGING`.
  var tasks: [String]

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("id")
    name = fields.value("name") ?? id
    token = try fields.id("access_token")
    tasks = fields.list("tasks")
  }
}

/// What a token may do, and for how long (developers.facebook.com/docs/graph-api/reference/debug_token).
struct FacebookTokenState: Decodable {
  var isValid: Bool
  /// The permissions that were given; nil where the server does not say.
  var scopes: [String]?
  /// When the token ends; nil for never.
  var expires: Date?
  /// When the app may no longer read what people have; nil for never.
  var dataAccessExpires: Date?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    isValid = fields.value("is_valid") ?? true
    scopes = fields.value("scopes")
    expires = fields.number("expires_at").map { Date(timeIntervalSince1970: TimeInterval($0)) }
    dataAccessExpires = fields.number("data_access_expires_at").map { Date(timeIntervalSince1970: TimeInterval($0)) }
  }

  /// Why nothing can be done with the token, and what helps where that is more than signing in; nil where something can
  /// be done.
  var want: (reason: String, cure: String?)? {
    guard isValid else { return ("Facebook says that the token is not valid", nil) }
    let needed = FacebookPermissions.indispensable
    return missing([needed]).isEmpty ? nil : ("the permission \(needed) is missing", FacebookPermissions.cure)
  }

  /// Which of these permissions were not given, as far as Facebook tells.
  func missing(_ permissions: [String]) -> [String] {
    scopes.map { scopes in permissions.filter { !scopes.contains($0) } } ?? []
  }
}

/// Somebody who has written something; of what the Page may not see, nothing is told.
struct FacebookPerson: Decodable {
  var id: String
  var name: String

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("id")
    name = fields.value("name") ?? id
  }
}

/// A conversation of the Page's with somebody.
struct FacebookConversation: Decodable {
  var id: String
  /// When the newest message in it was written, to the second.
  var updated: Date?
  /// Its newest messages; nil where they were not asked for.
  var messages: FacebookList<FacebookMessage>?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("id")
    updated = fields.value("updated_time").flatMap(Timestamp.iso)
    messages = fields.value("messages")
  }
}

/// A message in a conversation, of the Page's or of the person's.
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
  /// Nil where the Page may not see who wrote it.
  var author: FacebookPerson?
  /// Empty for a message that is a file alone.
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

/// A post of the Page's, with what was said below it.
struct FacebookPost: Decodable {
  var id: String
  /// When it was last changed or commented on.
  var updated: Date?
  /// Nil where they were not asked for.
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
  /// Nil where the Page may not see who wrote it.
  var author: FacebookPerson?
  var text: String
  /// The ids of those whom it names as links.
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
