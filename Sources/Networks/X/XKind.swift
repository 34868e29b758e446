public import Conversation
public import Foundation
public import HTTP

/// The network X, through its API.
public struct XKind: NetworkKind {
  /// The network's name.
  public let name = XNetwork.networkName
  private let transport: any Transport
  private let now: @Sendable () -> Date

  /// The kind, over a transport and by a clock.
  public init(transport: any Transport, now: @escaping @Sendable () -> Date) {
    self.transport = transport
    self.now = now
  }

  /// The app, the tokens or keys, and prices.
  public var settings: [Setting] { XSettings.all }

  /// Signing in with OAuth 2.0.
  public var login: LoginMethod { .interactive(XSignIn(transport: transport, now: now)) }

  /// Reads an account's settings.
  public func account(_ section: AccountSection) throws -> NetworkAccount {
    let settings = try XSettings(section)
    return NetworkAccount(settings: settings, identity: settings.identity) { [transport, now] in
      XNetwork(
        account: settings.account, credentials: try settings.credentials.get().credentials, transport: transport,
        now: now)
    }
  }

  /// The advice for an account in trouble.
  public func advice(for account: String) -> AccountAdvice {
    AccountAdvice(
      signIn:
        "do: \(XNetwork.login) --client-id ID --token-file FILE, with what `account.\(account).client_id` and `token_file`"
        + " name; the four"
        + " if you use OAuth 1.0a keys instead, create new ones at developer.x.com",
      wrongServer: "look at the app and its plan at developer.x.com, and leave `account.\(account).server` out")
  }

  /// The form for a post (docs.x.com/x-for-websites/tweet-button/guides/web-intent).
  public func shareAddress(of text: String, link: String?, for handle: String, in realm: String) -> String? {
    "https://x.com/intent/post?" + FormBody.encoded([("text", text)])
  }
}
