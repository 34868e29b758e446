import Foundation
import Testing

/// One server's version of the Mastodon client API: each difference seen between deployed servers is a property.
struct Dialect: Sendable, CustomTestStringConvertible {
  enum IDs: Sendable {
    /// Growing numbers of that many digits.
    case digits(Int)
    /// 1, 2, 3.
    case counter
    /// ULIDs, which grow as text.
    case ulid
    /// Hexadecimal digests: no order at all.
    case digest
  }

  /// The result of `min_id` with a limit.
  enum Minimum: Sendable {
    case oldestAfter, newestAfter, ignored
  }

  /// The lists in which an account can find its own posts.
  enum PostList: Sendable {
    case account, home
  }

  enum Order: Sendable {
    case newestFirst, oldestFirst, shuffled
  }

  enum RateHeaders: Sendable {
    case none, iso, epoch
  }

  var name: String
  /// nodeinfo's name; nil has no nodeinfo.
  var software: String?
  var version = "4.6.0"
  /// The statuses with which the two instance endpoints answer.
  var instance2 = 200
  var instance1 = 200
  var maximumCharacters: Int? = 500
  var statusIDs = IDs.digits(18)
  var notificationIDs = IDs.counter
  var idsAreNumbers = false
  var minimum = Minimum.oldestAfter
  var order = Order.newestFirst
  var defaultPage = 40
  var largestPage = 80
  /// True if `types[]` has an effect.
  var filtersTypes = true
  var honoursKeys = false
  var badToken = (status: 401, body: #"{"error":"The access token is invalid"}"#)
  /// The status for an empty or an overlong post; 200 takes it.
  var badText = 422
  var unknownThread = 404
  var rateHeaders = RateHeaders.none
  /// Appended to the names of the server's own accounts.
  var localSuffix = ""
  /// True if fields that the documentation promises are left out.
  var omitsFields = false
  var hasPolicy = false
  /// The lists in which the account's own direct posts are.
  var listsDirectPosts: Set<PostList> = [.account, .home]
  /// Seconds by which the Date header is ahead of the times of posts; nil sends no such header.
  var dateIsAhead: TimeInterval?
  /// The number of the newest notifications that can be read at all; nil for no limit.
  var newestListed: Int?
  /// True if it closes a used connection without saying so: the next request on it is lost.
  var dropsKeptConnections = false
  var writesAnchors = true
  var markdown = false

  var testDescription: String { name }

  static let mastodon = Dialect(
    name: "Mastodon", software: "mastodon", honoursKeys: true, rateHeaders: .iso, hasPolicy: true)
  static let goToSocial = Dialect(
    name: "GoToSocial", software: "gotosocial", version: "0.20.0", maximumCharacters: 5000, statusIDs: .ulid,
    notificationIDs: .ulid, defaultPage: 20, badToken: (401, #"{"error":"Unauthorized: token not supplied"}"#),
    badText: 400, rateHeaders: .iso)
  static let takahe = Dialect(
    name: "Takahe", software: "takahe", version: "takahe/0.11.0", instance2: 500, order: .shuffled, defaultPage: 20,
    largestPage: 40, badToken: (400, "Bad token"), badText: 400, unknownThread: 200, localSuffix: "@example.org",
    listsDirectPosts: [.home])
  static let snac = Dialect(
    name: "snac", software: "snac", version: "4.0.0 (not true; really snac/2.94)", instance2: 404,
    maximumCharacters: nil, statusIDs: .digest, notificationIDs: .digits(16), minimum: .newestAfter, order: .shuffled,
    defaultPage: 1, badToken: (422, ""), badText: 200, unknownThread: 200, localSuffix: "@example.org:8080",
    listsDirectPosts: [.home], dropsKeptConnections: true, markdown: true)
  static let mock = Dialect(
    name: "mastodon_mock", software: "mastodon", statusIDs: .digits(13), notificationIDs: .digits(13), defaultPage: 20,
    honoursKeys: true, unknownThread: 200, rateHeaders: .epoch, writesAnchors: false)

  /// One item a page, whatever is asked for.
  static let onePerPage = Dialect(name: "one item a page", defaultPage: 1, largestPage: 1)
  static let ignorant = Dialect(
    name: "ignores min_id and types", notificationIDs: .digits(16), minimum: .ignored, filtersTypes: false)
  static let disordered = Dialect(
    name: "ids without order, pages shuffled", notificationIDs: .digest, minimum: .newestAfter, order: .shuffled)
  static let reversed = Dialect(
    name: "pages oldest first", statusIDs: .ulid, notificationIDs: .ulid, order: .oldestFirst)
  static let bare = Dialect(
    name: "leaves fields out, ids as numbers", instance2: 404, instance1: 404, idsAreNumbers: true, omitsFields: true)

  /// The clock of the proxy before it is not its own.
  static let skewed = Dialect(name: "Date two hours ahead", dateIsAhead: 7_200)
  static let behind = Dialect(name: "Date two hours behind", dateIsAhead: -7_200)
  static let homely = Dialect(name: "own direct posts at home alone", listsDirectPosts: [.home])

  static let all = [
    mastodon, goToSocial, takahe, snac, mock, onePerPage, ignorant, disordered, reversed, bare, skewed, behind, homely,
  ]
  /// Lists an account's own direct posts nowhere.
  static let secretive = Dialect(name: "own direct posts nowhere", listsDirectPosts: [])
}
