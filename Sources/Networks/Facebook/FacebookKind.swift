public import Conversation
public import Foundation
public import HTTP

/// Facebook: a Page's conversations in Messenger, and comments that mention it.
public struct FacebookKind: NetworkKind {
  /// The network's name.
  public let name = FacebookNetwork.networkName
  private let transport: any Transport
  private let now: @Sendable () -> Date

  /// The kind, over a transport and by a clock.
  public init(transport: any Transport, now: @escaping @Sendable () -> Date) {
    self.transport = transport
    self.now = now
  }

  /// The Page's token, the app, and the features that are used.
  public var settings: [Setting] { FacebookSettings.all }

  /// Signing in through a person who may write for the Page.
  public var login: LoginMethod { .interactive(FacebookSignIn(transport: transport, now: now)) }

  /// Reads an account's settings.
  public func account(_ section: AccountSection) throws -> NetworkAccount {
    let settings = try FacebookSettings(section)
    return NetworkAccount(
      settings: settings, identity: settings.identity, webhook: settings.webhook(of: section)
    ) { [transport, now] in
      FacebookNetwork(account: try settings.account(of: section), transport: transport, now: now)
    }
  }

  /// The advice for an account in trouble.
  public func advice(for account: String) -> AccountAdvice {
    AccountAdvice(
      signIn: "\(FacebookNetwork.cure) --token-file FILE, with the file that `account.\(account).token_file` names",
      wrongServer: "leave `account.\(account).server` out")
  }

  /// The form for a post, which takes only a link (developers.facebook.com/docs/sharing/best-practices).
  public func shareAddress(of text: String, link: String?, for handle: String, in realm: String) -> String? {
    link.map { "https://www.facebook.com/sharer/sharer.php?" + FormBody.encoded([("u", $0)]) }
  }
}
