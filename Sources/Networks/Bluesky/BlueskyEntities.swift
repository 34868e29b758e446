import Foundation
import NetworkSupport

/// A session: created, renewed or looked up (com.atproto.server.createSession, refreshSession, getSession).
struct BlueskySession: Decodable, Sendable {
  var did: String
  var handle: String
  var accessToken: String?
  var refreshToken: String?
  /// The account's document, which names its server; nil if the response has none.
  var document: BlueskyDocument?
  /// The reason why the account is not active, such as `takendown`; nil if it is active.
  var inactive: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    did = try fields.id("did")
    guard BlueskyURI.isDID(did) else { throw DecodingError.unlike("DID") }
    handle = fields.optionalID("handle") ?? did
    accessToken = fields.optionalID("accessJwt")
    refreshToken = fields.optionalID("refreshJwt")
    document = fields.value("didDoc")
    let isActive: Bool? = fields.value("active")
    inactive = isActive == false ? fields.value("status") ?? "inactive" : nil
  }
}

/// A person or a bot (app.bsky.actor.defs#profileViewBasic, chat.bsky.actor.defs#profileViewBasic).
struct BlueskyProfile: Decodable, Sendable {
  private struct Label: Decodable {
    var source: String
    var value: String
    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      (source, value) = (try fields.id("src"), try fields.id("val"))
    }
  }

  var did: String
  /// The handle; the DID if no handle leads to the account.
  var handle: String
  /// Whether the account labels itself as a bot.
  var isBot: Bool

  private static let noHandle = "handle.invalid"

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    did = try fields.id("did")
    guard BlueskyURI.isDID(did) else { throw DecodingError.unlike("DID") }
    let handle = fields.optionalID("handle")
    self.handle = handle.flatMap { $0 == Self.noHandle ? nil : $0 } ?? did
    let labels: [Label] = fields.list("labels")
    isBot = labels.contains { [did] in $0.value == "bot" && $0.source == did }
  }
}

/// A version of a record (com.atproto.repo.strongRef).
struct BlueskyReference: Hashable, Codable, Sendable {
  var uri: String
  var cid: String

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    (uri, cid) = (try fields.id("uri"), try fields.id("cid"))
  }
}

/// A post as its author made it (app.bsky.feed.post).
struct BlueskyPost: Decodable, Sendable {
  var text: String
  var facets: [BlueskyFacet]
  /// The post that it replies to, and the first post of that thread.
  var parent: BlueskyReference?
  var root: BlueskyReference?
  var blobs: [BlueskyBlob]

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    guard let text: String = fields.value("text") else { throw DecodingError.unlike("post") }
    self.text = text
    facets = fields.list("facets")
    let reply = fields.nested("reply")
    (parent, root) = (reply?.value("parent"), reply?.value("root"))
    let embed = fields.nested("embed")
    blobs = [embed, embed?.nested("media")].compactMap { $0 }.flatMap(BlueskyBlob.all)
  }
}

/// A notification of a post (app.bsky.notification.listNotifications#notification).
struct BlueskyNotification: Decodable, Sendable {
  var uri: BlueskyURI
  var author: BlueskyProfile
  /// The reason of the notification: `mention` or `reply`.
  var reason: String
  var post: BlueskyPost
  /// The time by which the list is sorted: when the post was found, or earlier if its author claims so.
  var listed: Date

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    guard let uri = BlueskyURI(try fields.id("uri")), let author: BlueskyProfile = fields.value("author"),
      let post: BlueskyPost = fields.value("record"), let listed = fields.value("indexedAt").flatMap(Timestamp.iso)
    else { throw DecodingError.unlike("notification") }
    (self.uri, self.author, self.post, self.listed) = (uri, author, post, listed)
    reason = try fields.id("reason")
  }
}

/// A page of notifications, the newest first.
struct BlueskyNotifications: Decodable, Sendable {
  var items: [BlueskyNotification]
  var next: String?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    let list: Lenient.List<BlueskyNotification> = try fields.elements("notifications")
    items = list.values
    next = fields.optionalID("cursor")
  }
}

/// Posts as the network serves them (app.bsky.feed.getPosts).
struct BlueskyPosts: Decodable, Sendable {
  struct Item: Decodable, Sendable {
    var reference: BlueskyReference
    var post: BlueskyPost

    init(from decoder: any Decoder) throws {
      guard let post: BlueskyPost = try Lenient(decoder).value("record") else { throw DecodingError.unlike("post") }
      (reference, self.post) = (try BlueskyReference(from: decoder), post)
    }
  }

  var items: [Item]

  init(from decoder: any Decoder) throws {
    let list: Lenient.List<Item> = try Lenient(decoder).elements("posts")
    items = list.values
  }
}

/// The address of a record that was written or found.
struct BlueskyRecord: Decodable, Sendable {
  var uri: String

  init(from decoder: any Decoder) throws { uri = try Lenient(decoder).id("uri") }
}

extension DecodingError {
  static func unlike(_ thing: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: "no \(thing)"))
  }
}
