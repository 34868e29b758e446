public import Conversation
public import Foundation
public import HTTP
import NetworkSupport

/// Any homeserver that speaks the Matrix client-server API.
public struct MatrixKind: NetworkKind {
  /// The network's name.
  public let name = MatrixNetwork.networkName
  private let transport: any Transport
  private let now: @Sendable () -> Date
  private let notices: MatrixNotices

  private static let server = Setting(
    "server", .server, example: "https://matrix.example.org", "the homeserver's address", isRequired: true)
  private static let pantalaimon = Setting(
    "pantalaimon", .server, example: "http://127.0.0.1:8009",
    "the address of a pantalaimon, through which encrypted rooms are read and written")

  private static let messagesPerMinute = Setting(
    "messages_per_minute", .integer(1...6_000), example: "12",
    "how many messages the homeserver lets it send in a minute; 12, Synapse's default, if it is left out")

  /// The kind, over a transport and by a clock.
  ///
  /// - Parameter notices: the texts for rooms whose messages can't be read.
  public init(transport: any Transport, notices: MatrixNotices, now: @escaping @Sendable () -> Date) {
    self.transport = transport
    self.now = now
    self.notices = notices
  }

  /// The server, the token, and the encrypting pantalaimon.
  public var settings: [Setting] { [Self.server, .tokenFile, .token, Self.pantalaimon, Self.messagesPerMinute] }

  /// Signing in with a password, or with a pasted token.
  public var login: LoginMethod { .interactive(MatrixSignIn(transport: transport, notices: notices, now: now)) }

  /// Reads an account's settings.
  public func account(_ section: AccountSection) throws -> NetworkAccount {
    struct Settings: Hashable {
      var account: MatrixAccount
      var token: Secret?
      var tokenFile: String?
    }
    let settings = Settings(
      account: MatrixAccount(
        server: section.values.text(Self.server) ?? "", pantalaimon: section.values.text(Self.pantalaimon),
        messagesPerMinute: section.values.integer(Self.messagesPerMinute)),
      token: section.secret(.token), tokenFile: section.values.text(.tokenFile))
    // The identity leaves out the tokens in the file, since the account itself changes them.
    let identity: (any Hashable & Sendable)? = settings.token ?? settings.tokenFile
    return NetworkAccount(settings: settings, identity: identity) { [transport, notices, now] in
      MatrixNetwork(
        account: settings.account, tokens: try Self.tokens(of: section, settings.account), transport: transport,
        notices: notices, now: now)
    }
  }

  private static func tokens(of section: AccountSection, _ account: MatrixAccount) throws -> any TokenStore {
    if let token = section.secret(.token) { return FixedTokens(token.value) }
    guard let path = section.values.text(.tokenFile) else {
      throw section.problem(
        "has no token; do: \(MatrixNetwork.login) --server \(account.server), and set"
          + " `account.\(section.name).token_file` to the file it writes")
    }
    // This throws if the file has a problem.
    _ = try section.secret(inFile: .tokenFile, lines: .max)
    return try TokenFile(of: section, path: path, login: MatrixNetwork.login, because: "the tokens change")
  }

  /// The advice for an account in trouble.
  public func advice(for account: String) -> AccountAdvice {
    AccountAdvice(
      signIn:
        "do: \(MatrixNetwork.login) --server URL --token-file FILE, with the file that `account.\(account).token_file` names",
      wrongServer: "is `account.\(account).server` a homeserver, and not only the name behind people's colons?")
  }
}
