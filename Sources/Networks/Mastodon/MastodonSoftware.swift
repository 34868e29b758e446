import Conversation
import Foundation

/// The abilities of a server's software, as data. Unknown software is taken to have the fewest.
struct MastodonSoftware: Hashable, Sendable {
  /// Seconds during which a repeated idempotency key returns the first post; nil if the server posts twice.
  var idempotencyWindow: TimeInterval?
  /// True if `min_id` gives the oldest notifications after it, page by page.
  var walksForward: Bool
  /// True if the software is known to fill each page up to the requested size.
  var givesWholePages: Bool
  /// The list that is known to hold the account's own direct posts; nil if none is known to.
  var listsDirectPosts: PostList?
  var counting: NetworkTraits.Counting
  var mentions: NetworkTraits.Mentions

  /// Mastodon keeps keys for an hour; a minute of it is left for the request's way.
  private static let mastodon = MastodonSoftware(
    idempotencyWindow: 3_540, walksForward: true, givesWholePages: true, listsDirectPosts: .account,
    counting: .mastodon,
    mentions: .bounded)
  private static let unknown = MastodonSoftware(
    idempotencyWindow: nil, walksForward: false, givesWholePages: false, listsDirectPosts: nil, counting: .scalars,
    mentions: .anywhere)
  private static let goToSocial = MastodonSoftware(
    idempotencyWindow: nil, walksForward: true, givesWholePages: true, listsDirectPosts: .account, counting: .scalars,
    mentions: .bounded)
  private static let takahe = MastodonSoftware(
    idempotencyWindow: nil, walksForward: true, givesWholePages: true, listsDirectPosts: .home, counting: .scalars,
    mentions: .bounded)
  private static let snac = MastodonSoftware(
    idempotencyWindow: nil, walksForward: false, givesWholePages: false, listsDirectPosts: .home, counting: .scalars,
    mentions: .anywhere)

  private static let byName: [String: MastodonSoftware] = [
    "mastodon": mastodon, "hometown": mastodon, "fedibird": mastodon, "kmyblue": mastodon,
    "gotosocial": goToSocial, "takahe": takahe, "snac": snac,
  ]

  /// - Parameters:
  ///   - name: the name in nodeinfo.
  ///   - version: the version of the instance. Software other than Mastodon first names the version of Mastodon that it
  ///     is compatible with, and then itself.
  static func known(name: String?, version: String?) -> MastodonSoftware {
    guard let name, let software = byName[name] else { return unknown }
    let isOther = version?.lowercased().contains("compatible") ?? false
    return software == mastodon && isOther ? unknown : software
  }
}
