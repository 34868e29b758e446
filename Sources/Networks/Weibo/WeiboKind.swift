public import Conversation
public import Foundation
public import HTTP

/// Sina Weibo, through its API.
public struct WeiboKind: NetworkKind {
  /// The network's name.
  public let name = WeiboNetwork.networkName
  private let transport: any Transport
  private let now: @Sendable () -> Date

  static let server = Setting(
    "server", .server, example: WeiboAccount.api, "the address of the API; Weibo's own if it is left out")
  private static let address = Setting(
    "public_address", .text, example: "203.0.113.7",
    "the public IP address of the bot's machine, which Weibo asks for with each comment", isRequired: true)

  private static let calls = Setting(
    "calls_per_day", .integer(20...100_000_000), example: "100",
    "how many calls a day Weibo lets the app make for the account; 100 if it is left out")

  /// The kind, over a transport and by a clock.
  public init(transport: any Transport, now: @escaping @Sendable () -> Date) {
    self.transport = transport
    self.now = now
  }

  /// The token, the machine's address and the limit of calls.
  public var settings: [Setting] { [.tokenFile, .token, Self.address, Self.calls, Self.server] }

  /// Signing in through a Weibo page, or with a pasted token.
  public var login: LoginMethod { .interactive(WeiboSignIn(transport: transport, now: now)) }

  /// The time zones of people who are offered Weibo's form, whatever network they write from.
  public var homeZones: Set<String> { ["Asia/Shanghai", "Asia/Urumqi", "Asia/Chongqing", "Asia/Harbin", "PRC"] }

  /// Reads an account's token.
  public func account(_ section: AccountSection) throws -> NetworkAccount {
    struct Settings: Hashable {
      var server: String
      var address: String
      var calls: Int
      var token: Secret?
    }
    if let address = section.values.text(Self.address), !Self.isAddress(address) {
      throw section.problem(Self.address, "is not an IP address; \(Self.address.example) is one")
    }
    let settings = Settings(
      server: section.values.text(Self.server) ?? WeiboAccount.api, address: section.values.text(Self.address) ?? "",
      calls: section.values.integer(Self.calls) ?? 100, token: try section.token())
    return NetworkAccount(settings: settings, identity: settings.token) { [transport, now] in
      guard let token = settings.token else {
        throw section.problem(
          "has no token; do: \(WeiboNetwork.login), and set `account.\(section.name).token_file` to the file it writes")
      }
      return WeiboNetwork(
        account: WeiboAccount(
          server: settings.server, token: token.value, address: settings.address, callsPerDay: settings.calls),
        transport: transport, now: now)
    }
  }

  private static func isAddress(_ text: String) -> Bool {
    // The buffer is large enough for either kind of address.
    var address = in6_addr()
    return inet_pton(AF_INET, text, &address) == 1 || inet_pton(AF_INET6, text, &address) == 1
  }

  /// The advice for an account in trouble.
  public func advice(for account: String) -> AccountAdvice {
    AccountAdvice(
      signIn: "\(WeiboNetwork.cure) --token-file FILE, with the file that `account.\(account).token_file` names",
      wrongServer: "leave `account.\(account).server` out")
  }

  /// The form for a status, which takes the link separately from the text (open.weibo.com/wiki/Share).
  public func shareAddress(of text: String, link: String?, for handle: String, in realm: String) -> String? {
    let title = link.map { text.replacing($0, with: "") } ?? text
    return "https://service.weibo.com/share/share.php?"
      + FormBody.encoded((link.map { [("url", $0)] } ?? []) + [("title", title)])
  }
}
