public import Conversation
public import Foundation
public import HTTP

/// Any server that speaks the Mastodon client API.
public struct MastodonKind: NetworkKind {
  /// The network's name.
  public let name = MastodonNetwork.networkName
  private let transport: any Transport
  private let now: @Sendable () -> Date

  private static let server = Setting(
    "server", .server, example: "https://example.org", "the server's address", isRequired: true)

  /// The kind, over a transport and by a clock.
  public init(transport: any Transport, now: @escaping @Sendable () -> Date) {
    self.transport = transport
    self.now = now
  }

  /// The server and the token.
  public var settings: [Setting] { [Self.server, .tokenFile, .token] }

  /// Signing in through a page of the server.
  public var login: LoginMethod { .interactive(MastodonSignIn(transport: transport, now: now)) }

  /// Reads an account's server and token.
  public func account(_ section: AccountSection) throws -> NetworkAccount {
    struct Settings: Hashable {
      var server: String
      var token: Secret?
    }
    let settings = Settings(server: section.values.text(Self.server) ?? "", token: try section.token())
    return NetworkAccount(settings: settings, identity: settings.token == nil ? nil : settings) { [transport, now] in
      guard let token = settings.token else {
        throw section.problem(
          "has no token; do: nuthatch login \(MastodonNetwork.networkName) --server \(settings.server), and set"
            + " `account.\(section.name).token_file` to the file it writes")
      }
      return MastodonNetwork(server: settings.server, token: token.value, transport: transport, now: now)
    }
  }

  /// The advice for an account in trouble.
  public func advice(for account: String) -> AccountAdvice {
    AccountAdvice(
      signIn:
        "do: nuthatch login \(name) --server URL --token-file FILE, with the file that `account.\(account).token_file` names",
      wrongServer: "is `account.\(account).server` a \(name) server?")
  }

  /// The server's host in one spelling.
  public func realm(ofServer address: String) -> String? { MastodonNetwork.realm(ofServer: address) }

  /// The form for a post on the person's own server (docs.joinmastodon.org/user/posting).
  public func shareAddress(of text: String, link: String?, for handle: String, in realm: String) -> String? {
    // A person on the bot's own server has no host in the handle; the realm is that server's host.
    let host = "https://" + (handle.split(separator: "@").dropFirst().last.map(String.init) ?? realm)
    guard ServerAddress(host).problem == nil else { return nil }
    return host + "/share?" + FormBody.encoded([("text", text)])
  }
}
