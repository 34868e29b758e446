import Conversation
import Foundation

/// The abilities of a server's software, as data. Unknown software counts as having the fewest.
struct MastodonSoftware: Hashable, Sendable {
  /// The seconds within which a repeated key returns the first post again; nil if it posts twice.
  var idempotencyWindow: TimeInterval?
  /// Whether `min_id` returns the oldest notifications after it, page by page.
  var walksForward: Bool
  /// Whether a page is known to have as many entries as are requested.
  var givesWholePages: Bool
  /// The list that is known to hold the account's own direct posts; nil if none is.
  var listsDirectPosts: PostList?
  var counting: NetworkTraits.Counting
  var mentions: NetworkTraits.Mentions

  /// Mastodon keeps keys for an hour; a minute of that is left for the transfer.
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
  ///   - version: the version in the instance. Software other than Mastodon names the version it is compatible with,
  ///     and then itself.
  static func known(name: String?, version: String?) -> MastodonSoftware {
    guard let name, let software = byName[name] else { return unknown }
    let isOther = version?.lowercased().contains("compatible") ?? false
    return software == mastodon && isOther ? unknown : software
  }
}
