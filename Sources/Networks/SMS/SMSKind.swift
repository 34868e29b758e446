public import Conversation
public import Foundation
public import HTTP

/// Text messages, through a number at Twilio.
public struct SMSKind: NetworkKind {
  /// The network's name.
  public let name = SMSNetwork.networkName
  private let transport: any Transport
  private let now: @Sendable () -> Date

  /// The kind, over a transport and by a clock.
  public init(transport: any Transport, now: @escaping @Sendable () -> Date) {
    self.transport = transport
    self.now = now
  }

  /// The number, the account at Twilio, the token, prices and the webhook.
  public var settings: [Setting] { SMSSettings.all }

  /// Telephone numbers.
  public var addressing: NetworkTraits.Addressing { .telephone }

  /// No login: Twilio's console shows the token.
  public var login: LoginMethod {
    .unneeded(
      instead: "put Twilio's auth token, or an API key's secret, into a file that only the daemon's user can read, and"
        + " set `token_file`; the sample configuration shows the rest")
  }

  /// Reads an account's settings.
  public func account(_ section: AccountSection) throws -> NetworkAccount {
    let settings = try SMSSettings(section)
    return NetworkAccount(
      settings: settings, identity: settings.number, webhook: try settings.webhook(of: section)
    ) { [transport, now] in
      SMSNetwork(account: try settings.account(of: section), transport: transport, now: now)
    }
  }

  /// The advice for an account in trouble.
  public func advice(for account: String) -> AccountAdvice {
    AccountAdvice(
      signIn:
        "compare `account.\(account).account_sid` with Twilio's console, and put the auth token, or the API key's secret,"
        + " where `account.\(account).token_file` points; look there, too, whether the account is suspended",
      wrongServer: "look at `account.\(account).number` and `account_sid`")
  }
}
