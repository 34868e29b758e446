import Foundation
import HTTP
import NetworkSupport

// The parts of responses (docs.joinmastodon.org/entities) that the bot needs. Only ids are required, since deployed
// servers omit documented fields, and send ids as numbers.

struct MastodonAccount: Decodable, Sendable {
  var id: String
  var username: String?
  var acct: String?
  var bot: Bool?
  var url: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("id")
    username = fields.value("username")
    acct = fields.value("acct")
    bot = fields.value("bot")
    url = fields.value("url")
  }
}

struct MastodonStatus: Decodable, Sendable {
  /// An account that is mentioned in the text.
  struct Mention: Decodable, Sendable {
    var id: String?
    var username: String?
    var acct: String?
    var url: String?

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      id = try? fields.id("id")
      username = fields.value("username")
      acct = fields.value("acct")
      url = fields.value("url")
    }
  }

  struct Attachment: Decodable, Sendable {
    var type: String?
    var url: String?
    var description: String?

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      type = fields.value("type")
      url = fields.value("url") ?? fields.value("remote_url") ?? fields.value("preview_url")
      description = fields.value("description")
    }
  }

  var id: String
  var created: Date?
  var inReplyTo: String?
  var visibility: String?
  /// The text as HTML.
  var content: String
  var warning: String?
  var account: MastodonAccount?
  var mentions: [Mention]
  var attachments: [Attachment]

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("id")
    created = fields.value("created_at").flatMap(Timestamp.iso)
    inReplyTo = try? fields.id("in_reply_to_id")
    visibility = fields.value("visibility")
    content = fields.value("content") ?? fields.value("text") ?? ""
    warning = fields.value("spoiler_text")
    account = fields.value("account")
    mentions = fields.list("mentions")
    attachments = fields.list("media_attachments")
  }
}

struct MastodonNotification: Decodable, Sendable {
  var id: String
  var type: String?
  var created: Date?
  var status: MastodonStatus?
  /// Whether only its id is known, because a response with just this notification was too long.
  var isTooLong = false

  init(tooLong id: String) {
    self.id = id
    isTooLong = true
  }

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.id("id")
    type = fields.value("type")
    created = fields.value("created_at").flatMap(Timestamp.iso)
    status = fields.value("status")
  }
}

/// A page of notifications, with the response that it was read from.
struct NotificationPage: Sendable {
  var notifications: [MastodonNotification]
  var headers: HTTPHeaders
  var body: Data
}

/// The `instance` of versions 1 and 2 of the API.
struct MastodonInstance: Decodable, Sendable {
  var domain: String?
  var version: String?
  var maximumCharacters: Int?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    domain = fields.value("domain") ?? fields.value("account_domain") ?? fields.value("uri")
    version = fields.value("version")
    let statuses = fields.nested("configuration")?.nested("statuses")
    maximumCharacters = statuses?.number("max_characters") ?? fields.number("max_toot_chars")
  }

  func completed(by other: MastodonInstance) -> MastodonInstance {
    var whole = self
    whole.domain = domain ?? other.domain
    whole.version = version ?? other.version
    whole.maximumCharacters = maximumCharacters ?? other.maximumCharacters
    return whole
  }
}

/// The server's policy for strangers' notifications (`api/v2/notifications/policy`): `accept`, `filter` or `drop` for
/// each kind.
struct MastodonPolicy: Decodable, Sendable {
  static let kinds = [
    "for_not_following", "for_not_followers", "for_new_accounts", "for_private_mentions", "for_limited_accounts",
  ]
  /// The kinds that are hidden from the bot.
  var hidden: [String]

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    hidden = Self.kinds.filter { kind in fields.value(kind).map { $0 != "accept" } ?? false }
  }
}

/// An entity of which only the id is needed.
struct MastodonReference: Decodable, Sendable {
  var id: String

  init(id: String) { self.id = id }

  init(from decoder: any Decoder) throws {
    id = try Lenient(decoder).id("id")
  }
}

/// The thread of a post (`api/v1/statuses/:id/context`).
struct MastodonContext: Decodable, Sendable {
  var descendants: [MastodonStatus]

  init(from decoder: any Decoder) throws {
    descendants = try Lenient(decoder).list("descendants")
  }
}
