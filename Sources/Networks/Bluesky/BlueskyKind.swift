public import Conversation
public import Foundation
public import HTTP
import NetworkSupport

/// Bluesky, and any other servers of the AT Protocol.
public struct BlueskyKind: NetworkKind {
  /// The network's name.
  public let name = BlueskyNetwork.networkName
  private let transport: any Transport
  private let now: @Sendable () -> Date

  static let server = Setting(
    "server", .server, example: BlueskyAccount.entryway,
    "the server that the account signs in at; Bluesky's own if it is left out")
  static let directory = Setting(
    "directory", .server, example: BlueskyAccount.plc,
    "the directory that tells where accounts are; the network's own if it is left out")

  /// The kind, over a transport and by a clock.
  public init(transport: any Transport, now: @escaping @Sendable () -> Date) {
    self.transport = transport
    self.now = now
  }

  /// The file with the session, and the servers for accounts that have their own.
  public var settings: [Setting] { [.tokenFile, Self.server, Self.directory] }

  /// Signing in with an app password.
  public var login: LoginMethod { .interactive(BlueskySignIn(transport: transport, now: now)) }

  /// Reads an account's settings.
  public func account(_ section: AccountSection) throws -> NetworkAccount {
    struct Settings: Hashable {
      var account: BlueskyAccount
      var tokenFile: String?
    }
    let settings = Settings(
      account: BlueskyAccount(
        server: section.values.text(Self.server), directory: section.values.text(Self.directory)),
      tokenFile: section.values.text(.tokenFile))
    // The identity leaves out the tokens in the file, since the account itself changes them.
    return NetworkAccount(settings: settings, identity: settings.tokenFile) { [transport, now] in
      BlueskyNetwork(account: settings.account, tokens: try Self.tokens(of: section), transport: transport, now: now)
    }
  }

  private static func tokens(of section: AccountSection) throws -> any TokenStore {
    guard let path = section.values.text(.tokenFile) else {
      throw section.problem(
        "has no session; do: \(BlueskyNetwork.login), and set `account.\(section.name).token_file` to the file it writes"
      )
    }
    // This throws if the file has a problem.
    _ = try section.secret(inFile: .tokenFile, lines: .max)
    return try TokenFile(of: section, path: path, login: BlueskyNetwork.login, because: "the session changes")
  }

  /// The advice for an account in trouble.
  public func advice(for account: String) -> AccountAdvice {
    AccountAdvice(
      signIn: "do: \(BlueskyNetwork.login) --token-file FILE, with the file that `account.\(account).token_file` names",
      wrongServer:
        "leave `account.\(account).server` out, unless the account is on a server of its own: then it is that one's address"
    )
  }

  /// The form for a post (docs.bsky.app/docs/advanced-guides/intent-links).
  public func shareAddress(of text: String, link: String?, for handle: String, in realm: String) -> String? {
    "https://bsky.app/intent/compose?" + FormBody.encoded([("text", text)])
  }
}
