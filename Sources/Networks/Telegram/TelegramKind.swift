public import Conversation
public import Foundation
public import HTTP

/// Telegram, through its Bot API.
public struct TelegramKind: NetworkKind {
  /// The network's name.
  public let name = TelegramNetwork.networkName
  private let transport: any Transport
  private let now: @Sendable () -> Date
  private let menu: [TelegramCommand]

  static let server = Setting(
    "server", .server, example: TelegramNetwork.api, "the address of the Bot API; Telegram's own if it is left out")

  /// The kind, over a transport and by a clock.
  ///
  /// - Parameter menu: the commands that clients show.
  public init(transport: any Transport, menu: [TelegramCommand], now: @escaping @Sendable () -> Date) {
    self.transport = transport
    self.now = now
    self.menu = menu
  }

  /// The token, and the server for operators who run their own.
  public var settings: [Setting] { [.tokenFile, .token, Self.server] }

  /// Signing in with a pasted token.
  public var login: LoginMethod { .interactive(TelegramSignIn(transport: transport, now: now)) }

  /// Reads an account's token.
  public func account(_ section: AccountSection) throws -> NetworkAccount {
    struct Settings: Hashable {
      var server: String
      var token: Secret?
    }
    let settings = Settings(
      server: section.values.text(Self.server) ?? TelegramNetwork.api, token: try section.token())
    let token = settings.token.flatMap { TelegramToken($0.value) }
    return NetworkAccount(settings: settings, identity: token?.bot) { [transport, menu, now] in
      guard settings.token != nil else {
        throw section.problem(
          "has no token; do: \(TelegramNetwork.login), and set `account.\(section.name).token_file` to the file it"
            + " writes")
      }
      guard let token else {
        throw section.problem(
          "has a token in the wrong form: \(TelegramToken.expectation); do: \(TelegramNetwork.login)")
      }
      return TelegramNetwork(server: settings.server, token: token.text, menu: menu, transport: transport, now: now)
    }
  }

  /// The advice for an account in trouble.
  public func advice(for account: String) -> AccountAdvice {
    AccountAdvice(
      signIn: "\(TelegramNetwork.cure) --token-file FILE, with the file that `account.\(account).token_file` names",
      wrongServer: "leave `account.\(account).server` out, unless you run a Bot API server of your own")
  }

  /// The form for a message to somebody, which takes a link and a text separately (core.telegram.org/widgets/share).
  public func shareAddress(of text: String, link: String?, for handle: String, in realm: String) -> String? {
    guard let link else { return nil }
    return "https://t.me/share/url?" + FormBody.encoded([("url", link), ("text", text.replacing(link, with: ""))])
  }
}
