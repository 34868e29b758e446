import Conversation
import Foundation

/// What is known of a server's software, as data: what is not known is taken for the least.
struct MastodonSoftware: Hashable, Sendable {
  /// Seconds within which a repeated key gives the first post again; nil where it posts twice.
  var idempotencyWindow: TimeInterval?
  /// Whether `min_id` gives the oldest notifications after it, page by page.
  var walksForward: Bool
  /// Whether it is known to give as many to a page as are asked for.
  var givesWholePages: Bool
  /// Whether an account's own statuses include the direct ones.
  var listsDirectPosts: Bool
  var counting: NetworkTraits.Counting

  /// Mastodon keeps keys for an hour; a minute is left for the way there.
  private static let mastodon = MastodonSoftware(
    idempotencyWindow: 3_540, walksForward: true, givesWholePages: true, listsDirectPosts: true, counting: .mastodon)
  private static let unknown = MastodonSoftware(
    idempotencyWindow: nil, walksForward: false, givesWholePages: false, listsDirectPosts: false, counting: .scalars)
  private static let forward = MastodonSoftware(
    idempotencyWindow: nil, walksForward: true, givesWholePages: true, listsDirectPosts: false, counting: .scalars)

  private static let byName: [String: MastodonSoftware] = [
    "mastodon": mastodon, "hometown": mastodon, "fedibird": mastodon, "kmyblue": mastodon,
    "gotosocial": forward, "takahe": forward,
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
