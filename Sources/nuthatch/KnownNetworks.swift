import Agenda
import Bluesky
import Commands
import Conversation
import Facebook
import HTTP
import Mastodon
import Matrix
import SMS
import Telegram
import Voice
import Weibo
import X

/// The networks that the configuration may name.
struct KnownNetworks: Sendable {
  let kinds: [any NetworkKind]
  private let client: LazyClient

  /// All networks. A new one is one entry here.
  static let all: KnownNetworks = {
    let client = LazyClient()
    let now = Composition.now
    return KnownNetworks(
      kinds: [
        BlueskyKind(transport: client, now: now), FacebookKind(transport: client, now: now),
        MastodonKind(transport: client, now: now),
        MatrixKind(transport: client, notices: MatrixNotices(Wordings.all.fallback), now: now),
        SMSKind(transport: client, now: now),
        TelegramKind(
          transport: client,
          menu: Catalogue.all.compactMap { TelegramCommand(name: $0.guide.name, summary: $0.guide.summary) }, now: now),
        WeiboKind(transport: client, now: now), XKind(transport: client, now: now),
      ], client: client)
  }()

  /// Returns these networks, and one more.
  func with(_ kind: any NetworkKind) -> KnownNetworks { KnownNetworks(kinds: kinds + [kind], client: client) }

  var names: [String] { kinds.map(\.name) }

  func kind(named name: String) -> (any NetworkKind)? { kinds.first { $0.name == name } }

  /// The names of the networks whose addresses are telephones.
  var telephones: Set<String> { Set(kinds.filter { $0.addressing == .telephone }.map(\.name)) }

  /// Cancels requests under way, and accepts no more.
  func shutdown() async { await client.shutdown() }
}

extension MatrixNotices {
  /// Makes the bot's notices in one language.
  fileprivate init(_ wording: any Wording) {
    self.init(
      encrypted: wording.encryptedRoom, undecrypted: wording.undecrypted, again: wording.sendAgain,
      invited: wording.invitedElsewhere, otherRoom: wording.writeInOtherRoom, anyRoom: wording.writeInPlainRoom)
  }
}
