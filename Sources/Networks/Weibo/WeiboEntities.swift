import Foundation
import NetworkSupport

/// Times as Weibo writes them: `Tue May 31 17:46:55 +0800 2011`; nil if they cannot be read.
enum WeiboTime {
  static func instant(_ text: String) -> Date? {
    let words = text.split(separator: " ")
    guard words.count == 6 else { return nil }
    return Timestamp.http("\(words[0]), \(words[2]) \(words[1]) \(words[5]) \(words[3]) \(words[4])")
  }
}

/// The order of ids: numbers of up to 64 bits, which are also sent as text.
enum WeiboID {
  /// The later of two ids, which is the larger one.
  static func later(_ one: String?, _ other: String) -> String {
    guard let one else { return other }
    return (one.count, one) < (other.count, other) ? other : one
  }
}

extension Lenient {
  fileprivate func weiboID() throws -> String { try optionalID("idstr") ?? id("id") }
}

/// A user of Weibo (open.weibo.com/wiki/2/users/show).
struct WeiboUser: Decodable {
  var id: String
  /// The user's screen name, which may change.
  var name: String

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.weiboID()
    name = fields.optionalID("screen_name") ?? id
  }
}

/// A status, or a comment on one (open.weibo.com/wiki/2/statuses/mentions, 2/comments/mentions).
struct WeiboPost: Decodable {
  var id: String
  var created: Date?
  var text: String
  /// The author; nil if the post was deleted.
  var author: WeiboUser?
  /// The status that it comments on; nil for a status.
  var status: String?
  /// The comment that it replies to, and the id of its author; nil if it is not a reply.
  var repliedTo: (id: String, author: String?)?

  /// A reference to another post.
  private struct Reference: Decodable {
    var id: String
    var author: WeiboUser?

    init(from decoder: any Decoder) throws {
      let fields = try Lenient(decoder)
      id = try fields.weiboID()
      author = fields.value("user")
    }
  }

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    id = try fields.weiboID()
    created = fields.value("created_at").flatMap(WeiboTime.instant)
    text = fields.value("text") ?? ""
    author = fields.value("user")
    let below: Reference? = fields.value("status")
    status = below?.id
    let replied: Reference? = fields.value("reply_comment")
    repliedTo = replied.map { ($0.id, $0.author?.id) }
  }
}

/// A page of statuses or comments, the newest first.
struct WeiboList: Decodable {
  var posts: [WeiboPost]
  /// Whether every element of the page could be read.
  var isWhole: Bool
  /// The number of posts on all pages of the feed; nil if the server does not say.
  var total: Int?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    total = fields.value("total_number")
    let list: Lenient.List<WeiboPost> = try fields.elements(fields.contains("comments") ? "comments" : "statuses")
    (posts, isWhole) = (list.values, list.isWhole)
  }
}

/// The owner of a token.
struct WeiboOwner: Decodable {
  var id: String

  init(from decoder: any Decoder) throws { id = try Lenient(decoder).id("uid") }
}

/// A granted token (open.weibo.com/wiki/OAuth2/access_token). It has no description that could reveal it.
struct WeiboGrant: Decodable {
  var token: String

  init(from decoder: any Decoder) throws { token = try Lenient(decoder).id("access_token") }
}

/// The state of a token (open.weibo.com/wiki/OAuth2/get_token_info).
struct WeiboTokenState: Decodable {
  /// The seconds until the token ends; nil if the server does not say.
  var seconds: Int?

  init(from decoder: any Decoder) throws {
    let fields = try Lenient(decoder)
    seconds = fields.number("expire_in") ?? fields.number("expires_in")
  }
}
