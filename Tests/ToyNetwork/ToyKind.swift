public import Conversation
public import HTTP

/// The toy network, as the program knows it.
public struct ToyKind: NetworkKind {
  /// The network's name.
  public let name = ToyNetwork.networkName
  private let transport: any Transport

  private static let server = Setting(
    "server", .server, example: "https://toy.example", "the server's address", isRequired: true)
  private static let color = Setting("color", .choice(["red", "green"]), example: "red", "what it looks like")
  private static let secret = Setting(
    "call_secret", .text, example: "(in the environment)", "what the network's calls are signed with", isSecret: true)

  /// The kind, over a transport.
  public init(transport: any Transport) { self.transport = transport }

  /// The settings of an account.
  public var settings: [Setting] { [Self.server, Self.color, Self.secret, .tokenFile, .token] }

  /// The login with a token that the program asks for.
  public var login: LoginMethod { .interactive(ToyLogin(transport: transport)) }

  /// Reads an account's settings.
  public func account(_ section: AccountSection) throws -> NetworkAccount {
    struct Settings: Hashable {
      var server: String
      var token: Secret?
      var secret: Secret?
    }
    let settings = Settings(
      server: section.values.text(Self.server) ?? "", token: try section.token(), secret: section.secret(Self.secret))
    var webhook: Webhook?
    if let secret = settings.secret, let address = section.webhookAddress {
      webhook = Webhook(advice: "have the toy call \(address)") { call in
        call.headers["x-toy"] == secret.value ? .heard(type: "text/plain", body: "thanks") : .refused
      }
    }
    return NetworkAccount(settings: settings, identity: settings.token, webhook: webhook) { [transport] in
      guard let token = settings.token else {
        throw section.problem("has no token; do: nuthatch login toy --server \(settings.server)")
      }
      return ToyNetwork(server: settings.server, token: token.value, transport: transport)
    }
  }

  /// The remedies for trouble.
  public func advice(for account: String) -> AccountAdvice {
    AccountAdvice(signIn: "wind it up again", wrongServer: "is `account.\(account).server` a toy?")
  }
}

private struct ToyLogin: NetworkLogin {
  let transport: any Transport

  static let server = Setting(
    "server", .server, example: "https://toy.example", "the server's address", isRequired: true)

  var options: [Setting] { [Self.server] }

  func signIn(_ options: SettingValues, through port: any LoginPort) async throws -> SignedInAccount {
    let server = options.text(Self.server) ?? ""
    await port.open("\(server)/token")
    guard let token = await port.ask("Paste the token it shows."), !token.isEmpty else {
      throw LoginFailure.usage("no token was given")
    }
    do {
      let connection = try await ToyNetwork(server: server, token: token, transport: transport).connect()
      return SignedInAccount(handle: connection.handles[0], token: Secret(token), file: "toy.token")
    } catch let failure as NetworkFailure {
      throw LoginFailure(failure, of: server)
    }
  }
}
