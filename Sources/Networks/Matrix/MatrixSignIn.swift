import Conversation
import Foundation
import HTTP
import NetworkSupport

/// Signs an account in with its password, or takes a token that was made elsewhere.
struct MatrixSignIn: NetworkLogin {
  let transport: any Transport
  let notices: MatrixNotices
  let now: @Sendable () -> Date

  private static let server = Setting(
    "server", .server, example: "https://matrix.example.org", "the homeserver's address", isRequired: true)
  private static let user = Setting(
    "user", .text, example: "nuthatch", "the account's name; it is asked for if it is left out")
  private static let token = Setting(
    "paste-token", .flag, example: "", "paste an access token instead of the password")
  private static let device = Setting(
    "device", .text, example: "NUTHATCH",
    "the id of the device that the account signs in as; NUTHATCH if it is left out")
  private static let pantalaimon = Setting(
    "pantalaimon", .server, example: "http://127.0.0.1:8009", "sign in through a pantalaimon, for encrypted rooms")

  var options: [Setting] { [Self.server, Self.user, Self.token, Self.device, Self.pantalaimon] }

  func signIn(_ options: SettingValues, through port: any LoginPort) async throws -> SignedInAccount {
    let account = MatrixAccount(
      server: options.text(Self.server) ?? "", pantalaimon: options.text(Self.pantalaimon))
    do {
      let tokens = try await tokens(for: account, options, through: port)
      let network = MatrixNetwork(
        account: account, tokens: FixedTokens(tokens), transport: transport, notices: notices, now: now)
      let connection = try await network.connect()
      return SignedInAccount(
        handle: connection.handles.last ?? connection.accountID, token: try TokenFile.text(of: tokens),
        file: "\(URL(string: account.server)?.host ?? "account").token",
        note: tokens.refreshToken == nil
          ? nil
          : "The daemon renews the tokens in that file, so the file and its folder must be the daemon's to write.")
    } catch let failure as NetworkFailure {
      throw LoginFailure(
        account.cured(failure), of: account.address, asking: "are the name, the password or the token right?")
    }
  }

  private func tokens(
    for account: MatrixAccount, _ options: SettingValues, through port: any LoginPort
  ) async throws -> TokenPair {
    let endpoint = MatrixTokenEndpoint(server: account.address, transport: transport, now: now)
    if options.flag(Self.token) {
      return TokenPair(
        accessToken: try await answer("Paste an access token of the account's, and press Enter.", port),
        refreshToken: nil, expires: nil)
    }
    guard try await flows(endpoint, account).contains("m.login.password") else {
      throw LoginFailure.usage(
        "\(account.server) takes no passwords from programs. Sign in as the bot in a client, copy its access token (in"
          + " Element: All settings, Help & About, Access Token), and run this again with --paste-token")
    }
    let user: String
    if let named = options.text(Self.user) {
      user = named
    } else {
      user = try await answer("The account's name, such as nuthatch:", port, isSecret: false)
    }
    let password = try await answer("The password of \(user):", port)
    // A token that must be renewed would end pantalaimon's own session.
    let grant = try await endpoint.signIn(
      user: user, password: password, device: options.text(Self.device) ?? Self.device.example,
      renews: account.pantalaimon == nil)
    return grant.tokens(at: now())
  }

  /// - Throws: `LoginFailure` if the address is not a homeserver's. The error has the homeserver's address if the
  ///   server gives it.
  private func flows(_ endpoint: MatrixTokenEndpoint, _ account: MatrixAccount) async throws -> [String] {
    do {
      return try await endpoint.flows()
    } catch NetworkFailure.permanent(let reason) {
      let home = try? await endpoint.homeserver()
      throw LoginFailure.usage(
        home.map { "the homeserver of \(account.address) is at \($0.inOneLine()): use --server with that address" }
          ?? "\(account.address) does not speak the Matrix API (\(reason)); is it the homeserver's address?")
    }
  }

  private func answer(_ question: String, _ port: any LoginPort, isSecret: Bool = true) async throws -> String {
    let line = isSecret ? await port.askSecret(question) : await port.ask(question)
    guard let text = line?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else {
      throw LoginFailure.usage("you entered nothing, so nothing is saved")
    }
    return text
  }
}
