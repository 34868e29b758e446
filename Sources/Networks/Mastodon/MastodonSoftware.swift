import Conversation
import Foundation

/// The abilities of a server's software, as data. Unknown software is taken to have the fewest.
struct MastodonSoftware: Hashable, Sendable {
  /// Seconds within which a repeated key gives the first post again; nil where it posts twice.
  var idempotencyWindow: TimeInterval?
  /// Whether `min_id` gives the oldest notifications after it, page by page.
  var walksForward: Bool
  /// Whether it is known to give as many to a page as are asked for.
  var givesWholePages: Bool
  /// Which list is known to hold the account's own direct posts; nil where that is not known.
  var listsDirectPosts: PostList?
  var counting: NetworkTraits.Counting
  var mentions: NetworkTraits.Mentions

  /// Mastodon keeps keys for an hour; a minute is left for the way there.
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
  ///   - name: nodeinfo's.
  ///   - version: the instance's; others than Mastodon name the version they are compatible with, and then themselves.
  static func known(name: String?, version: String?) -> MastodonSoftware {
    guard let name, let software = byName[name] else { return unknown }
    let isOther = version?.lowercased().contains("compatible") ?? false
    return software == mastodon && isOther ? unknown : software
  }
}
